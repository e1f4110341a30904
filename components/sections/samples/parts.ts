import { exampleFacts } from '#components/pricing/facts.sample.ts';
import type { buttonIcons, buttonStyles } from '#content-model/choices.ts';
import { words } from '#content-model/Field.ts';
import { icon, picture } from './pictures.ts';
import type { Cta, Item, Link, Package, Text } from './Section.ts';

export const fullTitle = (kind: string) =>
  words(`${kind}, in full`, `${kind}, helt fyldt ud`, `${kind}, vollständig`);

/** All fields of a section's head. */
export const head = {
  label: words('Label', 'Etiket', 'Kennzeichnung'),
  subtitle: words('A subtitle, one line', 'En undertitel, én linje', 'Ein Untertitel, eine Zeile'),
  description: words(
    '<p>A description with <strong>weight</strong>, <em>a reading of −88 dBm</em> and <a href="page:home">a link</a>.</p><p>Prices & limits, in a second paragraph.</p>',
    '<p>En beskrivelse med <strong>vægt</strong>, <em>en måling på −88 dBm</em> og <a href="page:home">et link</a>.</p><p>Priser & grænser, i et andet afsnit.</p>',
    '<p>Eine Beschreibung mit <strong>Gewicht</strong>, <em>einem Messwert von −88 dBm</em> und <a href="page:home">einem Link</a>.</p><p>Preise & Limits, in einem zweiten Absatz.</p>',
  ),
};

/** Returns a link. Links to other hosts open in a new tab. */
export function link(url: Link['url'], title: Text): Link {
  return url.startsWith('https://') ? { url, title, target: '_blank' } : { url, title };
}

type Button = { link: Link; style: keyof typeof buttonStyles; icon?: keyof typeof buttonIcons };

function button(style: Button['style'], url: Link['url'], title: Text, buttonIcon?: Button['icon']): Button {
  return { link: link(url, title), style, ...(buttonIcon && { icon: buttonIcon }) };
}

/** Buttons in every style, two of them with an icon, three of them to other hosts. */
export const allButtons: Button[] = [
  button('purple', 'page:home', words('Get started', 'Kom i gang', 'Jetzt beginnen')),
  button('black', '#lead', words('Talk to us', 'Tal med os', 'Sprechen Sie mit uns')),
  button('outline', 'blog', words('Read the articles', 'Læs artiklerne', 'Artikel lesen')),
  button(
    'white',
    'https://www.youtube.com/watch?v=sample00001',
    words('Watch the film', 'Se filmen', 'Film ansehen'),
    'youtube',
  ),
  button('outline-dark', 'https://www.linkedin.com/company/example', 'LinkedIn', 'linkedin'),
  button(
    'partner-signup',
    'https://partner.example/sign-up',
    words('Sign up with a partner', 'Tilmeld dig hos en partner', 'Bei einem Partner anmelden'),
  ),
];

export const items: Item[] = [1, 2, 3, 4].map((number) => ({
  icon,
  title: words(`Entry ${number}`, `Punkt ${number}`, `Eintrag ${number}`),
  description: words(
    'First line of a plain text.\nSecond line; 5 < 6 & 7 > 6.',
    'Første linje i en ren tekst.\nAnden linje; 5 < 6 & 7 > 6.',
    'Erste Zeile eines reinen Texts.\nZweite Zeile; 5 < 6 & 7 > 6.',
  ),
  link: link('page:home', words('Read more', 'Læs mere', 'Mehr lesen')),
}));

/** A row with only its required field. */
export const item: Item = { title: words('Only a title', 'Kun en titel', 'Nur ein Titel') };

export const cta: Cta = {
  title: words('A call to action', 'En opfordring', 'Eine Aufforderung'),
  description: words('Plain text beneath it.', 'Ren tekst under den.', 'Reiner Text darunter.'),
  image: picture,
  globalButtons: allButtons.slice(0, 2),
};

const perMonth = words('a month, without VAT', 'om måneden, uden moms', 'im Monat, ohne Umsatzsteuer');

function plan(number: number, dkk: number, eur: number, usd: number, highlighted = false): Package {
  const services = [
    words('Answers by email', 'Svar på mail', 'Antworten per E-Mail'),
    words('A report every month', 'En rapport hver måned', 'Jeden Monat ein Bericht'),
    words('Thirty days’ notice', '30 dages opsigelse', '30 Tage Kündigungsfrist'),
  ];
  return {
    // The embedded backend replaces it with the title of a product (as it replaces `sample-1`), because a package has
    // the prices of the product with its title.
    title: `Sample ${number}`,
    label: words(`Label ${number}`, `Etiket ${number}`, `Etikett ${number}`),
    shortDescription: words(
      `For customers of group ${number}.`,
      `Til kunder i gruppe ${number}.`,
      `Für Kunden der Gruppe ${number}.`,
    ),
    highlighted,
    prices: {
      dkk: { price: dkk.toFixed(2), subtitle: perMonth },
      eur: { price: eur.toFixed(2), subtitle: perMonth },
      usd: { price: usd.toFixed(2), subtitle: perMonth },
    },
    features: [
      ...services.map((text) => ({ text, included: true })),
      { text: words('Not in this plan', 'Ikke i denne aftale', 'Nicht in diesem Tarif'), included: false },
    ],
    facts: exampleFacts,
    globalButtons: allButtons.slice(number - 1, number),
  };
}

export const plans: Package[] = [plan(1, 90, 12, 13.5), plan(2, 65, 8.7, 9.5, true), plan(3, 42, 5.6, 6.2)];
