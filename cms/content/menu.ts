import { orderTestSims, words } from './buttons.ts';
import { l } from './localised.ts';
import { decoration, media } from './media.ts';
import { companyColumns, developerColumns } from './menuCompany.ts';
import { productColumns, solutionColumns } from './menuProducts.ts';
import type { MenuFixture } from './navigation.ts';
import { button, link } from './sections/parts.ts';

export const menu: MenuFixture = {
  logo: media('logo-kystlink.svg', l('Kystlink', 'Kystlink', 'Kystlink')),
  items: [
    {
      kind: 'dropdown',
      text: l('Products', 'Produkter', 'Produkte'),
      columns: productColumns,
      cta: {
        style: 'gradient',
        title: l(
          'See your own devices in the log',
          'Se dine egne enheder i loggen',
          'Sehen Sie Ihre eigenen Geräte im Protokoll',
        ),
        description: l(
          'Five SIMs, thirty days, and an engineer who reads the first rejection with you.',
          'Fem SIM-kort, tredive dage og en tekniker, der læser den første afvisning sammen med dig.',
          'Fünf SIM-Karten, dreißig Tage und ein Techniker, der die erste Abweisung mit Ihnen liest.',
        ),
        image: decoration('depth-ramp-tall.svg'),
        buttons: [orderTestSims('white')],
      },
    },
    {
      kind: 'dropdown',
      text: l('Solutions', 'Løsninger', 'Lösungen'),
      columns: solutionColumns,
      cta: {
        style: 'standard',
        title: l(
          'How Nordvand stopped driving',
          'Sådan holdt Nordvand op med at køre',
          'Wie Nordvand das Fahren aufgab',
        ),
        description: l(
          '{nordvandStations} pumping stations, {nordvandFewerVisits} % fewer site visits in the first year.',
          '{nordvandStations} pumpestationer, {nordvandFewerVisits} % færre udkald det første år.',
          '{nordvandStations} Pumpwerke, {nordvandFewerVisits} % weniger Vor-Ort-Einsätze im ersten Jahr.',
        ),
        image: decoration('photo-pump.webp'),
        buttons: [button('black', 'page:nordvand', words.readTheCase)],
      },
    },
    {
      kind: 'dropdown',
      text: l('Developers', 'Udviklere', 'Entwickler'),
      columns: developerColumns,
      cta: {
        style: 'standard',
        title: l(
          'Three calls to a device that is online',
          'Tre kald, så er enheden online',
          'Drei Aufrufe, und das Gerät ist online',
        ),
        description: l(
          'Create, activate, listen. The key for it comes with the test kit.',
          'Opret, aktivér, lyt. Nøglen følger med testsættet.',
          'Anlegen, freischalten, zuhören. Der Schlüssel liegt dem Testpaket bei.',
        ),
        image: decoration('photo-sound.webp'),
        buttons: [button('black', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen'))],
      },
    },
    {
      kind: 'dropdown',
      text: l('Company', 'Om os', 'Unternehmen'),
      columns: companyColumns,
      cta: {
        style: 'gradient',
        title: l('Tide table', 'Tidevandstabellen', 'Die Gezeitentafel'),
        description: l(
          'Once a month: networks added, prices changed and faults we learned from.',
          'En gang om måneden: nye net, ændrede priser og fejl, vi lærte af.',
          'Einmal im Monat: neue Netze, geänderte Preise und Störungen, aus denen wir gelernt haben.',
        ),
        image: decoration('depth-ramp-tall.svg'),
        buttons: [button('white', '#newsletter', l('Subscribe', 'Tilmeld', 'Abonnieren'))],
      },
    },
    { kind: 'link', link: link('page:pricing', l('Pricing', 'Priser', 'Preise')) },
    { kind: 'link', link: link('https://status.kystlink.example', 'Status') },
  ],
  buttons: [
    button('outline', 'https://bridge.kystlink.example/login', l('Log in', 'Log ind', 'Anmelden')),
    orderTestSims(),
    // Shorter than elsewhere, because the bar must fit three buttons in each language.
    button('black', '#lead', l('Talk to us', 'Tal med os', 'Kontakt')),
  ],
};
