import { l, type Html } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { button, type Button } from '../../sections/parts.ts';
import { writeToUs } from '../buttons.ts';
import { company } from '../company.ts';

type Legal = Pick<PageFixture, 'name' | 'id' | 'slug' | 'title' | 'template'> & {
  description: Html;
  text: Html;
  action: Button;
};

/** Creates a page with a long text, which a lawyer should review before publication, and a contact section. */
export function legalPage({ description, text, action, ...page }: Legal): PageFixture {
  return {
    ...page,
    seo: { description },
    sections: [
      { kind: 'HeroElement', alignment: 'left', backgroundColor: 'white', title: page.title, description },
      {
        kind: 'ContentWithCtaBanner',
        backgroundColor: 'white',
        content: text,
        cta: {
          ctaStyle: 'standard',
          title: l('Any questions?', 'Spørgsmål?', 'Noch Fragen?'),
          description: l(
            'We answer in plain words.',
            'Vi svarer med almindelige ord.',
            'Wir antworten in einfachen Worten.',
          ),
          globalButtons: [action],
        },
      },
    ],
  };
}

export const privacy = legalPage({
  name: 'privacy',
  id: 10,
  slug: l('privacy', 'privatliv', 'datenschutz'),
  title: l('Privacy', 'Privatliv', 'Datenschutz'),
  description: l(
    'Which data we have of you, what for, and for how long.',
    'Hvilke oplysninger vi har om dig, til hvad og hvor længe.',
    'Welche Daten wir von Ihnen haben, wofür und wie lange.',
  ),
  text: l(
    `<h2>Who is responsible</h2><p>${company.html.sentence}, ${company.html.email}.</p><h2>What you send us</h2><p>Name, address and message from a form are kept to answer you, and deleted a year after the last letter.</p><h2>The newsletter</h2><p>Your address is kept until you leave. Every mail holds a link for that.</p><h2>Your rights</h2><p>You may ask what we have, have it corrected or deleted, and complain to the supervisory authority.</p>`,
    `<h2>Hvem der er ansvarlig</h2><p>${company.html.sentence}, ${company.html.email}.</p><h2>Hvad du sender os</h2><p>Navn, adresse og besked fra en formular gemmes for at svare dig og slettes et år efter det sidste brev.</p><h2>Nyhedsbrevet</h2><p>Din adresse gemmes, til du framelder dig. Hver mail har et link til det.</p><h2>Dine rettigheder</h2><p>Du kan spørge, hvad vi har, få det rettet eller slettet og klage til tilsynsmyndigheden.</p>`,
    `<h2>Wer verantwortlich ist</h2><p>${company.html.sentence}, ${company.html.email}.</p><h2>Was Sie uns senden</h2><p>Name, Adresse und Nachricht aus einem Formular bewahren wir auf, um zu antworten, und löschen sie ein Jahr nach dem letzten Schreiben.</p><h2>Der Newsletter</h2><p>Ihre Adresse bleibt gespeichert, bis Sie sich abmelden. Jede E-Mail enthält dafür einen Link.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei der Aufsichtsbehörde beschweren.</p>`,
  ),
  action: writeToUs('black'),
});

export const terms = legalPage({
  name: 'terms',
  id: 11,
  slug: l('terms', 'vilkaar', 'bedingungen'),
  title: l('Terms', 'Vilkår', 'Bedingungen'),
  description: l(
    'What we owe you, and what you owe us, for both products.',
    'Hvad vi skylder dig, og hvad du skylder os, for begge produkter.',
    'Was wir Ihnen schulden und was Sie uns, für beide Produkte.',
  ),
  text: l(
    '<h2>The agreement</h2><p>It begins on the first of the month after both have signed, and ends with a month’s notice.</p><h2>Price and payment</h2><p>Prices are without VAT and fixed for a year. Invoices are due within fourteen days.</p><h2>Our work</h2><p>We work with care and answer in the time that your product names. If we are late, the month costs half.</p><h2>Liability</h2><p>For what we damage by negligence we pay, up to the price of twelve months.</p>',
    '<h2>Aftalen</h2><p>Den begynder den første i måneden, efter at begge har skrevet under, og slutter med en måneds varsel.</p><h2>Pris og betaling</h2><p>Priserne er uden moms og ligger fast i et år. Fakturaer forfalder efter fjorten dage.</p><h2>Vores arbejde</h2><p>Vi arbejder omhyggeligt og svarer inden for den tid, dit produkt nævner. Er vi for sene, koster måneden det halve.</p><h2>Ansvar</h2><p>Det, vi skader ved uagtsomhed, betaler vi for, op til prisen for tolv måneder.</p>',
    '<h2>Der Vertrag</h2><p>Er beginnt am Ersten des Monats, nachdem beide unterschrieben haben, und endet mit einer Frist von einem Monat.</p><h2>Preis und Zahlung</h2><p>Preise verstehen sich ohne Umsatzsteuer und gelten ein Jahr. Rechnungen sind nach vierzehn Tagen fällig.</p><h2>Unsere Arbeit</h2><p>Wir arbeiten sorgfältig und antworten in der Zeit, die Ihr Produkt nennt. Sind wir zu spät, kostet der Monat die Hälfte.</p><h2>Haftung</h2><p>Was wir fahrlässig beschädigen, ersetzen wir bis zum Preis von zwölf Monaten.</p>',
  ),
  action: writeToUs('black'),
});

export const cookies = legalPage({
  name: 'cookies',
  id: 12,
  template: 'Cookie Policy',
  slug: l('cookies', 'cookies', 'cookies'),
  title: l('Cookies', 'Cookies', 'Cookies'),
  description: l(
    'Every cookie of this site, by name and age.',
    'Alle sidens cookies, med navn og levetid.',
    'Jedes Cookie dieser Website, mit Name und Dauer.',
  ),
  text: l(
    '<p>Preferences, statistics and marketing are off until you switch them on. You may change your mind at any time.</p>',
    '<p>Præferencer, statistik og markedsføring er slået fra, til du slår dem til. Du kan ombestemme dig når som helst.</p>',
    '<p>Präferenzen, Statistik und Marketing sind aus, bis Sie sie einschalten. Umentscheiden können Sie sich jederzeit.</p>',
  ),
  action: button(
    'black',
    'cookie-settings',
    l('Cookie settings', 'Cookieindstillinger', 'Cookie-Einstellungen'),
  ),
});
