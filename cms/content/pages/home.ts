import { orderTestSims, words } from '../buttons.ts';
import { l } from '../localised.ts';
import { decoration, media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { closingCta } from '../shared.ts';
import { homeFaq } from './homeFaq.ts';
import { homeProduct } from './homeProduct.ts';
import { homeTrust } from './homeTrust.ts';

export const page: PageFixture = {
  name: 'home',
  id: 1,
  slug: l('home', 'forside', 'startseite'),
  title: l(
    'Connectivity you can read like a chart',
    'Forbindelser, du kan læse som et søkort',
    'Verbindungen, die Sie lesen wie eine Seekarte',
  ),
  modifiedGmt: '2026-11-16T08:12:00',
  seo: {
    title: l(
      'IoT connectivity with a readable network | Kystlink',
      'IoT-forbindelser med et net, du kan læse | Kystlink',
      'IoT-Verbindungen mit lesbarem Netz | Kystlink',
    ),
    description: l(
      'One SIM, 584 networks in 181 countries, and a log of every signal in between. Prices printed in full.',
      'Ét SIM-kort, 584 net i 181 lande og en log over hvert signal imellem. Alle priser står her.',
      'Eine SIM-Karte, 584 Netze in 181 Ländern und ein Protokoll jedes Signals dazwischen. Alle Preise offen.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      label: l(
        'New: eSIM for devices you cannot open',
        'Nyt: eSIM til enheder, du ikke kan åbne',
        'Neu: eSIM für Geräte, die sich nicht öffnen lassen',
      ),
      title: l(
        'Connectivity you can read like a chart',
        'Forbindelser, du kan læse som et søkort',
        'Verbindungen, die Sie lesen wie eine Seekarte',
      ),
      subtitle: l(
        'Five SIMs and 250 MB for 30 days. No contract, no card.',
        'Fem SIM-kort og 250 MB i 30 dage. Ingen aftale, intet betalingskort.',
        'Fünf SIM-Karten und 250 MB für 30 Tage. Kein Vertrag, keine Kreditkarte.',
      ),
      description: l(
        'One SIM, 584 networks, and a log of every signal in between. When a pump in Esbjerg goes quiet, you know why before you send a van.',
        'Ét SIM-kort, 584 net og en log over hvert signal imellem. Når en pumpe i Esbjerg bliver tavs, ved du hvorfor, før du sender en varevogn.',
        'Eine SIM-Karte, 584 Netze und ein Protokoll jedes Signals dazwischen. Wenn eine Pumpe in Esbjerg verstummt, wissen Sie warum, bevor Sie jemanden losschicken.',
      ),
      image: media(
        'hero-chart-{locale}.webp',
        l(
          'Sea chart of the Kattegat with signal strengths; an event log shows Buoy 0147 rejected by one network and attached to the next within two seconds',
          'Søkort over Kattegat med signalstyrker; en hændelseslog viser Buoy 0147 afvist af ét net og koblet til det næste på to sekunder',
          'Seekarte des Kattegats mit Signalstärken; ein Ereignisprotokoll zeigt Buoy 0147, von einem Netz abgewiesen und zwei Sekunden später im nächsten eingebucht',
        ),
      ),
      imageMobile: media(
        'hero-chart-mobile-{locale}.webp',
        l(
          'Sea chart of the Kattegat with an event log of four lines',
          'Søkort over Kattegat med en hændelseslog på fire linjer',
          'Seekarte des Kattegats mit einem Ereignisprotokoll von vier Zeilen',
        ),
      ),
      animationLink: 'upload:hero-rings.json',
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        orderTestSims(),
        button('outline', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen')),
      ],
    },
    {
      kind: 'Cases',
      title: l(
        'Running in 41,000 places where a site visit costs a day',
        'I drift 41.000 steder, hvor et udkald koster en dag',
        'In Betrieb an 41.000 Orten, an denen ein Vor-Ort-Einsatz einen Tag kostet',
      ),
      backgroundColor: 'white',
      cases: [
        { title: 'Nordvand', logo: decoration('logo-nordvand.svg') },
        { title: 'Havnekran', logo: decoration('logo-havnekran.svg') },
        { title: 'Brise Energi', logo: decoration('logo-brise-energi.svg') },
        { title: 'Tillberg', logo: decoration('logo-tillberg.svg') },
        { title: 'Oksholm', logo: decoration('logo-oksholm.svg') },
        { title: 'Salt & Sø', logo: decoration('logo-salt-og-soe.svg') },
      ],
    },
    {
      kind: 'About',
      title: l(
        'Most connectivity is sold like weather: you hear about it afterwards.',
        'De fleste forbindelser sælges som vejret: Du hører om det bagefter.',
        'Die meisten Verbindungen werden verkauft wie das Wetter: Sie erfahren hinterher davon.',
      ),
      description: l(
        'We run our own mobile core in Copenhagen and Frankfurt, so every attach, handover and rejection is written down the second it happens, and you can search it.',
        'Vi driver vores eget kernenet i København og Frankfurt, så hver tilkobling, hvert netskift og hver afvisning bliver skrevet ned i samme sekund, og du kan søge i det hele.',
        'Wir betreiben unser eigenes Kernnetz in Kopenhagen und Frankfurt. Jede Einbuchung, jeder Netzwechsel und jede Abweisung steht deshalb in derselben Sekunde im Protokoll, und Sie können danach suchen.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: '584',
          title: l('networks in 181 countries', 'net i 181 lande', 'Netze in 181 Ländern'),
          description: l(
            'All on the SIM from the day it leaves us.',
            'Alle ligger på kortet fra den dag, det forlader os.',
            'Alle auf der Karte, ab dem Tag, an dem sie unser Haus verlässt.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('1.9 s', '1,9 s', '1,9 s'),
          title: l('to your webhook', 'til din webhook', 'bis zu Ihrem Webhook'),
          description: l(
            'From an event on the network, at the median.',
            'Fra en hændelse på nettet, målt som median.',
            'Ab dem Ereignis im Netz, im Median.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('$0.022', '0,15 kr.', '0,02 €'),
          title: l('per megabyte in Europe', 'pr. megabyte i Europa', 'je Megabyte in Europa'),
          description: l(
            'Pooled across the fleet.',
            'Fra en datapulje, som hele flåden deler.',
            'Als gemeinsames Datenvolumen der ganzen Flotte.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('30 days', '30 dage', '30 Tage'),
          title: l('notice on any plan', 'varsel på alle aftaler', 'Kündigungsfrist, in jedem Tarif'),
          description: l(
            'Nothing is bundled to keep you here.',
            'Intet er bundtet for at holde på dig.',
            'Nichts ist gebündelt, damit Sie bleiben.',
          ),
          backgroundColor: 'white',
        },
      ],
    },
    ...homeProduct,
    ...homeTrust,
    {
      kind: 'Pricing',
      title: l(
        'One price list, printed in full',
        'Én prisliste, trykt i sin helhed',
        'Eine Preisliste, vollständig abgedruckt',
      ),
      description: l(
        'No volume calculator, no “contact us for Europe”. <a href="page:pricing">Compare the plans</a>',
        'Ingen mængdeberegner, intet “kontakt os for Europa”. <a href="page:pricing">Sammenlign aftalerne</a>',
        'Kein Mengenrechner, kein „Europa auf Anfrage“. <a href="page:pricing">Tarife vergleichen</a>',
      ),
      products: ['pilot', 'fleet', 'charter'],
      footnote: l(
        'Per active SIM a month, without VAT.',
        'Pr. aktivt SIM-kort om måneden, uden moms.',
        'Je aktive SIM-Karte im Monat, ohne Umsatzsteuer.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'FeaturedContent',
      title: l('From the log book', 'Fra logbogen', 'Aus dem Logbuch'),
      backgroundColor: 'white',
      featuredPosts: [
        'post:cause-15-at-high-water',
        'post:lte-m-roaming-in-2026',
        'post:we-raised-a-price',
        'post:sending-40-bytes',
      ],
      globalButtons: [button('outline', 'blog', words.allArticles)],
    },
    homeFaq,
    closingCta,
  ],
};
