import { l } from './localised.ts';
import { entry } from './menuEntry.ts';
import type { MenuEntry } from './navigation.ts';

export const developerColumns: MenuEntry[][] = [
  [
    entry(
      'reference',
      'docs',
      l('API reference', 'API-reference', 'API-Referenz'),
      l('Every call, with examples', 'Hvert kald, med eksempler', 'Jeder Aufruf, mit Beispielen'),
    ),
    entry(
      'webhooks',
      'docs/tag/webhooks',
      'Webhooks',
      l(
        '1.9 seconds from event to you',
        '1,9 sekunder fra hændelse til dig',
        '1,9 Sekunden vom Ereignis bis zu Ihnen',
      ),
    ),
    entry(
      'libraries',
      'docs/libraries',
      l('Libraries', 'Biblioteker', 'Bibliotheken'),
      'TypeScript, Python, Go, C',
    ),
  ],
  [
    entry(
      'causes',
      'page:log#causes',
      l('Cause codes', 'Årsagskoder', 'Ursachen'),
      l('2 to 111, in sentences', '2 til 111, i hele sætninger', '2 bis 111, in ganzen Sätzen'),
    ),
    entry(
      'changelog',
      'category:engineering',
      l('Changelog', 'Ændringslog', 'Änderungen'),
      l('What moved, and when', 'Hvad der flyttede sig, og hvornår', 'Was sich bewegt hat, und wann'),
    ),
    entry(
      'status',
      'https://status.kystlink.example',
      l('Network status', 'Netstatus', 'Netzstatus'),
      l('Both cores, live', 'Begge kerner, direkte', 'Beide Kerne, live'),
    ),
  ],
];

export const companyColumns: MenuEntry[][] = [
  [
    entry(
      'about',
      'page:about',
      l('About', 'Om Kystlink', 'Über uns'),
      l('46 people, one log', '46 mennesker, én log', '46 Menschen, ein Protokoll'),
    ),
    entry(
      'customers',
      'page:customers',
      l('Customers', 'Kunder', 'Kunden'),
      l('Six cases, three numbers each', 'Seks cases, tre tal i hver', 'Sechs Fälle, je drei Zahlen'),
    ),
    entry(
      'partners',
      'page:partners',
      l('Partners', 'Partnere', 'Partner'),
      l(
        'Who installs, and who sells',
        'Hvem der monterer, og hvem der sælger',
        'Wer einbaut und wer verkauft',
      ),
    ),
  ],
  [
    entry(
      'journal',
      'blog',
      'Journal',
      l('Faults, prices, networks', 'Fejl, priser, net', 'Störungen, Preise, Netze'),
    ),
    entry(
      'jobs',
      'https://jobs.kystlink.example',
      l('Open positions', 'Ledige stillinger', 'Offene Stellen'),
      l('Bring your own boots', 'Tag selv støvler med', 'Stiefel bitte mitbringen'),
    ),
    entry(
      'contact',
      'page:contact',
      l('Contact', 'Kontakt', 'Kontakt'),
      l('An engineer answers', 'En tekniker svarer', 'Ein Techniker antwortet'),
    ),
  ],
];
