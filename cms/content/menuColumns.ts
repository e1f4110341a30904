import { l, type Text } from './localised.ts';
import { decoration } from './media.ts';
import type { MenuEntry } from './navigation.ts';
import { link, type Target } from './sections/parts.ts';

function entry(icon: string, url: Target, title: Text, description: Text): MenuEntry {
  return { link: link(url, title), icon: decoration(`icon-${icon}.svg`), description };
}

export const productColumns: MenuEntry[][] = [
  [
    entry(
      'sim',
      'page:sim',
      'Kystlink SIM',
      l(
        'Card or soldered chip, 584 networks',
        'Kort eller loddet chip, 584 net',
        'Karte oder gelöteter Chip, 584 Netze',
      ),
    ),
    entry(
      'esim',
      'page:esim',
      'eSIM',
      l(
        'Change profile without opening the device',
        'Skift profil uden at åbne enheden',
        'Profil wechseln, ohne das Gerät zu öffnen',
      ),
    ),
    entry(
      'coverage',
      'page:coverage',
      l('Coverage', 'Dækning', 'Abdeckung'),
      l('181 countries, network by network', '181 lande, net for net', '181 Länder, Netz für Netz'),
    ),
    entry(
      'private-networks',
      'page:private-networks',
      l('Private networks', 'Private netværk', 'Private Netze'),
      l('WireGuard, IPsec or peering', 'WireGuard, IPsec eller peering', 'WireGuard, IPsec oder Peering'),
    ),
  ],
  [
    entry(
      'bridge',
      'page:bridge',
      'Bridge',
      l(
        'The dashboard for fleets of any size',
        'Dashboardet til flåder i alle størrelser',
        'Die Oberfläche für Flotten jeder Größe',
      ),
    ),
    entry(
      'log',
      'page:log',
      l('The log', 'Loggen', 'Das Protokoll'),
      l(
        'Every signal, with the cause in words',
        'Hvert signal, med årsagen i ord',
        'Jedes Signal, mit der Ursache in Worten',
      ),
    ),
    entry(
      'api',
      'docs',
      'API',
      l('All of the above, in one request', 'Alt det øverste, i ét kald', 'All das, mit einem Aufruf'),
    ),
    entry(
      'limits',
      'page:limits',
      l('Limits and alarms', 'Grænser og alarmer', 'Limits und Warnungen'),
      l(
        'A ceiling per SIM, tag or fleet',
        'Et loft pr. SIM, mærke eller flåde',
        'Eine Obergrenze je SIM, Gruppe oder Flotte',
      ),
    ),
  ],
];

export const solutionColumns: MenuEntry[][] = [
  [
    entry(
      'water',
      'page:water',
      l('Water and utilities', 'Vand og forsyning', 'Wasserwirtschaft'),
      l('Pumps, gates and meters', 'Pumper, sluser og målere', 'Pumpen, Schleusen und Zähler'),
    ),
    entry(
      'energy',
      'page:energy',
      l('Energy', 'Energi', 'Energie'),
      l('Turbines and substations', 'Vindmøller og transformerstationer', 'Windräder und Umspannwerke'),
    ),
    entry(
      'ports',
      'page:ports',
      l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne'),
      l('Steel, height and four networks', 'Stål, højde og fire net', 'Stahl, Höhe und vier Netze'),
    ),
    entry(
      'rail',
      'page:rail',
      l('Rail', 'Jernbane', 'Bahn'),
      l('Nine networks before lunch', 'Ni net før frokost', 'Neun Netze vor dem Mittagessen'),
    ),
    entry(
      'cold-chain',
      'page:cold-chain',
      l('Cold chain', 'Kølekæde', 'Kühlkette'),
      l('Lorries, boxes, alarms', 'Lastbiler, kasser, alarmer', 'Lastwagen, Boxen, Warnungen'),
    ),
    entry(
      'aquaculture',
      'page:aquaculture',
      l('Aquaculture', 'Havbrug', 'Aquakultur'),
      l('Feeders and oxygen at sea', 'Foder og ilt til havs', 'Futter und Sauerstoff auf See'),
    ),
  ],
  [
    entry(
      'roaming',
      'page:coverage',
      l('Roaming fleets', 'Flåder på tværs af grænser', 'Flotten über Grenzen'),
      l('One price per zone', 'Én pris pr. zone', 'Ein Preis je Zone'),
    ),
    entry(
      'low-power',
      'post:t3324-how-a-sensor-sleeps',
      l('Low power', 'Lavt strømforbrug', 'Wenig Strom'),
      l('Ten years on one battery', 'Ti år på ét batteri', 'Zehn Jahre mit einer Batterie'),
    ),
    entry(
      'sunset',
      'page:esim',
      l('Replacing 2G and 3G', 'Afløsning af 2G og 3G', 'Ersatz für 2G und 3G'),
      l('New profile, same device', 'Ny profil, samme enhed', 'Neues Profil, dasselbe Gerät'),
    ),
  ],
];

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
