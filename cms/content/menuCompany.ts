import { l } from './localised.ts';
import { entry } from './menuEntry.ts';
import type { MenuColumn } from './navigation.ts';

export const developerColumns: MenuColumn[] = [
  {
    entries: [
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
          '{webhookSeconds} seconds from event to you',
          '{webhookSeconds} sekunder fra hændelse til dig',
          '{webhookSeconds} Sekunden vom Ereignis bis zu Ihnen',
        ),
      ),
      entry(
        'libraries',
        'docs/libraries',
        l('Libraries', 'Biblioteker', 'Bibliotheken'),
        'TypeScript, Python, Go, C',
      ),
    ],
  },
  {
    entries: [
      entry(
        'causes',
        'page:log#causes',
        l('Cause codes', 'Årsagskoder', 'Ursachen'),
        l('2 to 111, in sentences', '2 til 111, i hele sætninger', '2 bis 111, in ganzen Sätzen'),
      ),
      entry(
        'changelog',
        'page:changelog',
        l('Changelog', 'Ændringslog', 'Änderungen'),
        l('What moved, and when', 'Hvad der er ændret, og hvornår', 'Was sich geändert hat, und wann'),
      ),
      entry(
        'status',
        'https://status.kystlink.example',
        l('Network status', 'Netstatus', 'Netzstatus'),
        l('Both cores, live', 'Begge kerner, lige nu', 'Beide Kerne, live'),
      ),
    ],
  },
];

export const companyColumns: MenuColumn[] = [
  {
    entries: [
      entry(
        'about',
        'page:about',
        l('About', 'Om Kystlink', 'Über uns'),
        l('{people} people, one log', '{people} mennesker, én log', '{people} Menschen, ein Protokoll'),
      ),
      entry(
        'customers',
        'page:customers',
        l('Customers', 'Kunder', 'Kunden'),
        l(
          'Six fleets, and what changed',
          'Seks flåder, og hvad der ændrede sig',
          'Sechs Flotten, und was sich änderte',
        ),
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
  },
  {
    entries: [
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
  },
];
