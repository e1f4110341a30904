import { l } from '../../localised.ts';
import { decoration, media } from '../../media.ts';
import { button, link, type Button } from '../../sections/parts.ts';
import { packages } from '../../packages.ts';
import type { Cta, Item, Package } from '../../sections/Section.ts';

export const fullTitle = (kind: string) =>
  l(`${kind}, in full`, `${kind}, helt fyldt ud`, `${kind}, vollständig`);

/** Every field of a section's head filled. */
export const head = {
  label: l('Label', 'Etiket', 'Kennzeichnung'),
  subtitle: l('A subtitle, one line', 'En undertitel, én linje', 'Ein Untertitel, eine Zeile'),
  description: l(
    '<p>A description with <strong>weight</strong>, <em>a reading of −88 dBm</em> and <a href="page:pricing">a link</a>.</p><p>Prices & limits, in a second paragraph.</p>',
    '<p>En beskrivelse med <strong>vægt</strong>, <em>en måling på −88 dBm</em> og <a href="page:pricing">et link</a>.</p><p>Priser & grænser, i et andet afsnit.</p>',
    '<p>Eine Beschreibung mit <strong>Gewicht</strong>, <em>einem Messwert von −88 dBm</em> und <a href="page:pricing">einem Link</a>.</p><p>Preise & Limits, in einem zweiten Absatz.</p>',
  ),
};

export const picture = media(
  'photo-harbour.webp',
  l('Container cranes at dusk', 'Containerkraner i skumringen', 'Containerkräne bei Dämmerung'),
);

/** Every style of button, one of them with an icon, one leading out. */
export const allButtons: Button[] = [
  button('purple', 'page:test-kit', l('Order test SIMs', 'Bestil test-SIM', 'Test-SIMs bestellen')),
  button('black', '#lead', l('Talk to us', 'Tal med os', 'Sprechen Sie mit uns')),
  button('outline', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen')),
  button(
    'white',
    'https://www.youtube.com/watch?v=kystlink0001',
    l('Watch the film', 'Se filmen', 'Film ansehen'),
    'youtube',
  ),
  button('outline-dark', 'https://www.linkedin.com/company/kystlink-example', 'LinkedIn', 'linkedin'),
  button(
    'partner-signup',
    'https://cloud.fjeldby.example/kystlink',
    l('Sign up with Fjeldby', 'Tilmeld dig med Fjeldby', 'Mit Fjeldby anmelden'),
  ),
];

export const items: Item[] = ['log', 'limits', 'coverage', 'private-networks'].map((icon, index) => ({
  icon: decoration(`icon-${icon}.svg`),
  title: l(`Entry ${index + 1}`, `Punkt ${index + 1}`, `Eintrag ${index + 1}`),
  description: l(
    'First line of a plain text.\nSecond line; 5 < 6 & 7 > 6.',
    'Første linje i en ren tekst.\nAnden linje; 5 < 6 & 7 > 6.',
    'Erste Zeile eines reinen Texts.\nZweite Zeile; 5 < 6 & 7 > 6.',
  ),
  link: link('page:log', l('Read more', 'Læs mere', 'Mehr lesen')),
}));

/** A row with as little as an editor may enter. */
export const item: Item = { title: l('Only a title', 'Kun en titel', 'Nur ein Titel') };

export const logo = media('logo-havnekran.svg', l('Havnekran', 'Havnekran', 'Havnekran'));

export const cta: Cta = {
  title: l('A call to action', 'En opfordring', 'Eine Aufforderung'),
  description: l('Plain text beneath it.', 'Ren tekst under den.', 'Reiner Text darunter.'),
  image: picture,
  globalButtons: allButtons.slice(0, 2),
};

export const plans: Package[] = packages.map((plan) => ({
  ...plan,
  label: plan.label ?? l('A label', 'En etiket', 'Ein Etikett'),
  features: [
    ...(plan.features ?? []),
    { text: l('Not in this plan', 'Ikke i denne aftale', 'Nicht in diesem Tarif'), included: false },
  ],
}));
