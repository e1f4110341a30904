import { l } from './localised.ts';
import { entry } from './menuEntry.ts';
import type { MenuColumn } from './navigation.ts';

export const productColumns: MenuColumn[] = [
  {
    title: l('Connectivity', 'Forbindelse', 'Verbindung'),
    entries: [
      entry(
        'sim',
        'page:sim',
        'Kystlink SIM',
        l(
          'Card or soldered chip, {networks} networks',
          'Kort eller loddet chip, {networks} net',
          'Karte oder gelöteter Chip, {networks} Netze',
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
        l(
          '{countries} countries, network by network',
          '{countries} lande, net for net',
          '{countries} Länder, Netz für Netz',
        ),
      ),
      entry(
        'private-networks',
        'page:private-networks',
        l('Private networks', 'Private netværk', 'Private Netze'),
        l('WireGuard, IPsec or peering', 'WireGuard, IPsec eller peering', 'WireGuard, IPsec oder Peering'),
      ),
    ],
  },
  {
    title: 'Software',
    entries: [
      entry(
        'bridge',
        'page:bridge',
        'Bridge',
        l(
          'The dashboard for fleets of any size',
          'Oversigten over flåder i alle størrelser',
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
          'Jedes Signal, die Ursache in Worten',
        ),
      ),
      entry(
        'api',
        'docs',
        'API',
        l('All of the above, in one request', 'Det hele i ét kald', 'All das, mit einem Aufruf'),
      ),
      entry(
        'limits',
        'page:limits',
        l('Limits and alarms', 'Grænser og alarmer', 'Limits und Alarme'),
        l(
          'A ceiling per SIM, tag or fleet',
          'Et loft pr. SIM, mærke eller flåde',
          'Eine Obergrenze je SIM, Gruppe oder Flotte',
        ),
      ),
    ],
  },
];

export const solutionColumns: MenuColumn[] = [
  {
    title: l('By industry', 'Efter branche', 'Nach Branche'),
    entries: [
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
        l('Lorries, boxes, alarms', 'Lastbiler, kasser, alarmer', 'Lastwagen, Boxen, Alarme'),
      ),
      entry(
        'aquaculture',
        'page:aquaculture',
        l('Aquaculture', 'Havbrug', 'Aquakultur'),
        l('Feeders and oxygen at sea', 'Foder og ilt på havet', 'Futter und Sauerstoff auf See'),
      ),
    ],
  },
  {
    title: l('By need', 'Efter behov', 'Nach Bedarf'),
    entries: [
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
  },
];
