import { l, type L } from '../localised.ts';
import { decoration, media } from '../media.ts';
import type { ErrorPageFixture, FooterFixture, MenuEntry, MenuFixture } from '../navigation.ts';
import { button, link, type Target } from '../sections/parts.ts';
import { writeToUs } from './buttons.ts';
import { company } from './company.ts';

function entry(icon: string, url: Target, title: L | string, description: L): MenuEntry {
  return { link: link(url, title), icon: decoration(`icon-${icon}.svg`), description };
}

export const menu: MenuFixture = {
  logo: media('logo-company.svg', { en: company.name }),
  items: [
    {
      kind: 'dropdown',
      text: l('Products', 'Produkter', 'Produkte'),
      columns: [
        {
          entries: [
            entry(
              'list',
              'page:products',
              l('All products', 'Alle produkter', 'Alle Produkte'),
              l('The two side by side', 'De to ved siden af hinanden', 'Beide nebeneinander'),
            ),
            entry(
              'plan',
              'page:essential',
              'Essential',
              l('Somebody to ask', 'Nogen at spørge', 'Jemand, den Sie fragen können'),
            ),
            entry(
              'check',
              'page:complete',
              'Complete',
              l('The work done by us', 'Vi gør arbejdet', 'Wir erledigen die Arbeit'),
            ),
          ],
        },
      ],
      cta: {
        style: 'gradient',
        title: l('Not sure which?', 'Ikke sikker på hvilket?', 'Nicht sicher, welches?'),
        description: l(
          'Tell us what you do today, and we will say what we would choose.',
          'Fortæl, hvordan du gør i dag, så siger vi, hvad vi ville vælge.',
          'Sagen Sie uns, wie Sie es heute machen; wir sagen, was wir wählen würden.',
        ),
        buttons: [writeToUs('white')],
      },
    },
    { kind: 'link', link: link('page:pricing', l('Pricing', 'Priser', 'Preise')) },
    { kind: 'link', link: link('page:customers', l('Customers', 'Kunder', 'Kunden')) },
    { kind: 'link', link: link('page:about', l('About us', 'Om os', 'Über uns')) },
    { kind: 'link', link: link('blog', l('Blog', 'Blog', 'Blog')) },
    { kind: 'link', link: link('page:support', l('Support', 'Support', 'Support')) },
  ],
  buttons: [writeToUs()],
};

export const footer: FooterFixture = {
  address: [[company.name, ...company.address], [company.email]],
  menu: [
    {
      title: l('Products', 'Produkter', 'Produkte'),
      items: [
        { link: link('page:essential', 'Essential') },
        { link: link('page:complete', 'Complete') },
        { link: link('page:pricing', l('Pricing', 'Priser', 'Preise')) },
      ],
    },
    {
      title: l('Company', 'Om os', 'Unternehmen'),
      items: [
        { link: link('page:about', l('About us', 'Om os', 'Über uns')) },
        { link: link('page:customers', l('Customers', 'Kunder', 'Kunden')) },
        { link: link('blog', 'Blog') },
        { link: link('page:support', 'Support') },
        { link: link('page:contact', l('Contact', 'Kontakt', 'Kontakt')) },
      ],
    },
    {
      title: l('Legal', 'Juridisk', 'Rechtliches'),
      items: [
        { link: link('page:privacy', l('Privacy', 'Privatliv', 'Datenschutz')) },
        { link: link('page:terms', l('Terms', 'Vilkår', 'Bedingungen')) },
        { link: link('page:cookies', 'Cookies') },
        { link: link('page:accessibility', l('Accessibility', 'Tilgængelighed', 'Barrierefreiheit')) },
        { link: link('page:legal-notice', l('Legal notice', 'Virksomhedsoplysninger', 'Impressum')) },
      ],
    },
  ],
  socials: [],
  copyright: [{ text: `© 2026 ${company.name}` }],
};

export const errorPage: ErrorPageFixture = {
  byline: l('Not found', 'Ikke fundet', 'Nicht gefunden'),
  title: l('There is no page here', 'Her er ingen side', 'Hier ist keine Seite'),
  description: l(
    '<p>The address may be old, or mistyped. The <a href="page:products">products</a> and the <a href="page:support">support</a> are where they were.</p>',
    '<p>Adressen er måske gammel eller skrevet forkert. <a href="page:products">Produkterne</a> og <a href="page:support">supporten</a> ligger, hvor de lå.</p>',
    '<p>Die Adresse ist vielleicht alt oder falsch geschrieben. Die <a href="page:products">Produkte</a> und den <a href="page:support">Support</a> finden Sie, wo sie waren.</p>',
  ),
  image: media('desk.svg', l('A desk with papers', 'Et skrivebord med papirer', 'Ein Tisch mit Papieren')),
  buttons: [button('purple', 'page:home', l('To the home page', 'Til forsiden', 'Zur Startseite'))],
};
