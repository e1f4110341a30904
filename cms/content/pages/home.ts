import { orderTestSims, words } from '../buttons.ts';
import { l } from '../localised.ts';
import { fleetLog } from '../drawings/log.ts';
import { decoration, media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { closings } from '../closings.ts';
import { homeFaq } from './homeFaq.ts';
import { homePrices } from './homePrices.ts';
import { homeProducts } from './homeProducts.ts';
import { homeReach } from './homeReach.ts';
import { homeTrust } from './homeTrust.ts';

export const page: PageFixture = {
  name: 'home',
  id: 1,
  slug: l('home', 'forside', 'startseite'),
  title: l(
    'Connectivity you can read like a chart',
    'Forbindelser, du kan læse som et søkort',
    'Verbindungen, lesbar wie eine Seekarte',
  ),
  modifiedGmt: '2026-11-16T08:12:00',
  seo: {
    title: l(
      'IoT connectivity with a readable network | Kystlink',
      'IoT-forbindelser med et net, du kan læse | Kystlink',
      'IoT-Verbindungen mit lesbarem Netz | Kystlink',
    ),
    description: l(
      'One SIM, {networks} networks in {countries} countries, and a log of every signal in between. Prices printed in full.',
      'Ét SIM-kort, {networks} net i {countries} lande og en log over hvert signal imellem. Alle priser trykt.',
      'Eine SIM-Karte, {networks} Netze in {countries} Ländern und ein Protokoll jedes Signals dazwischen. Alle Preise offen.',
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
        'Connectivity you can read like a\u00A0chart',
        'Forbindelser, du kan læse som et søkort',
        'Verbindungen, lesbar wie eine\u00A0Seekarte',
      ),
      subtitle: l(
        'Five SIMs and {kitMegabytes} MB for 30 days. No contract, no card.',
        'Fem SIM-kort og {kitMegabytes} MB i 30 dage. Ingen aftale, intet betalingskort.',
        'Fünf SIM-Karten und {kitMegabytes} MB für 30 Tage. Kein Vertrag, keine Kreditkarte.',
      ),
      description: l(
        'One SIM, {networks} networks, and a log of every signal in between. When a pump in Esbjerg goes quiet, you know why before you send a van.',
        'Ét SIM-kort, {networks} net og en log over hvert signal imellem. Når en pumpe i Esbjerg bliver tavs, ved du hvorfor, før du sender en varevogn.',
        'Eine SIM-Karte, {networks} Netze und ein Protokoll jedes Signals dazwischen. Wenn eine Pumpe in Esbjerg verstummt, wissen Sie warum, bevor Sie jemanden losschicken.',
      ),
      image: {
        ...media(
          'hero-chart-{locale}.svg',
          l(
            'Sea chart of the Kattegat with signal strengths',
            'Søkort over Kattegat med signalstyrker',
            'Seekarte des Kattegats mit Signalstärken',
          ),
        ),
        drawing: fleetLog,
      },
      imageMobile: media(
        'hero-chart-mobile-{locale}.svg',
        l(
          'Sea chart of the Kattegat with three devices',
          'Søkort over Kattegat med tre enheder',
          'Seekarte des Kattegats mit drei Geräten',
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
        'Running in {sites} places where a site visit costs a day',
        'I drift {sites} steder, hvor et udkald koster en dag',
        'In Betrieb an {sites} Orten, an denen ein Vor-Ort-Einsatz einen Tag kostet',
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
        'De fleste forbindelser sælges som vejret: Du hører om dem bagefter.',
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
          fact: l('{networks}', '{networks}', '{networks}'),
          title: l(
            'networks in {countries} countries',
            'net i {countries} lande',
            'Netze in {countries} Ländern',
          ),
          description: l(
            'All on the SIM from the day it leaves us.',
            'Alle ligger på kortet, når det forlader os.',
            'Alle auf der Karte, sobald sie unser Haus verlässt.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('{webhookSeconds} s', '{webhookSeconds} s', '{webhookSeconds} s'),
          title: l('to your webhook', 'til din webhook', 'bis zu Ihrem Webhook'),
          description: l(
            'Median time from network event to your webhook.',
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
            'Fra en pulje, som hele flåden deler.',
            'Als gemeinsames Datenvolumen der ganzen Flotte.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('{noticeDays} days', '{noticeDays} dage', '{noticeDays} Tage'),
          title: l(
            'notice on Pilot and Fleet',
            'varsel på Pilot og Fleet',
            'Kündigungsfrist bei Pilot und Fleet',
          ),
          description: l(
            'No bundles. No lock-in.',
            'Ingen pakker. Ingen binding.',
            'Keine Pakete. Keine Bindung.',
          ),
          backgroundColor: 'white',
        },
      ],
    },
    homeProducts,
    ...homeReach,
    ...homeTrust,
    homePrices,
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
    closings.home,
  ],
};
