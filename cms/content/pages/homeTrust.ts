import { readNordvand } from '../buttons.ts';
import { dashboard } from '../drawings/dashboard.ts';
import { l } from '../localised.ts';
import { media, withAlt } from '../media.ts';
import type { Section } from '../sections/Section.ts';

/** Evidence on the home page: a customer's figures, the first two weeks and the dashboard. */
export const homeTrust: Section[] = [
  {
    kind: 'Cases',
    label: l('Customers', 'Kunder', 'Kunden'),
    backgroundColor: 'foam',
    description: l(
      '<ul><li><strong>{nordvandStations}</strong> pumping stations in nine countries</li><li><strong>−{nordvandFewerVisits} %</strong> site visits, first year against the year before</li><li><strong>{nordvandMinutes} min</strong> from alarm to cause, was two days</li></ul>',
      '<ul><li><strong>{nordvandStations}</strong> pumpe\u00ADstationer i ni lande</li><li><strong>−{nordvandFewerVisits} %</strong> udkald, første år mod året før</li><li><strong>{nordvandMinutes} min</strong> fra alarm til årsag, før to dage</li></ul>',
      '<ul><li><strong>{nordvandStations}</strong> Pumpwerke in neun Ländern</li><li><strong>−{nordvandFewerVisits} %</strong> Vor-Ort-Einsätze, erstes Jahr gegenüber dem Vorjahr</li><li><strong>{nordvandMinutes} min</strong> vom Alarm bis zur Ursache, früher zwei Tage</li></ul>',
    ),
    cases: [
      {
        title: l(
          'Maja Thorsen, head of operations, Nordvand',
          'Maja Thorsen, driftschef, Nordvand',
          'Maja Thorsen, Betriebsleiterin, Nordvand',
        ),
        description: l(
          'We used to send a van to restart a modem. Now we read the log, change the network and leave the van where it is.',
          'Før sendte vi en varevogn af sted for at genstarte et modem. Nu læser vi loggen, skifter net og lader vognen stå.',
          'Früher fuhr ein Wagen los, um ein Modem neu zu starten. Heute lesen wir das Protokoll, wechseln das Netz, und der Wagen bleibt stehen.',
        ),
        image: media('avatar-maja-thorsen.svg', l('Maja Thorsen', 'Maja Thorsen', 'Maja Thorsen')),
        logo: media('logo-nordvand.svg', l('Nordvand', 'Nordvand', 'Nordvand')),
        link: readNordvand(),
      },
    ],
  },
  {
    kind: 'Guide',
    title: l('Two weeks from box to sea', 'To uger fra æske til hav', 'In zwei Wochen vom Karton aufs Meer'),
    backgroundColor: 'white',
    steps: [
      {
        stepNumber: 1,
        title: l('Day 0: order five SIMs', 'Dag 0: Bestil fem SIM-kort', 'Tag 0: Fünf SIM-Karten bestellen'),
        description: l(
          'They leave Copenhagen the same day, already provisioned.',
          'De forlader København samme dag og er allerede sat op.',
          'Die Karten verlassen Kopenhagen am selben Tag, fertig eingerichtet.',
        ),
      },
      {
        stepNumber: 2,
        title: l('Day 2: put one in a device', 'Dag 2: Sæt et i en enhed', 'Tag 2: Eine ins Gerät setzen'),
        description: l(
          'It attaches, and the first line appears in the log. Nothing to configure.',
          'Det kobler sig på, og den første linje står i loggen. Der er intet at sætte op.',
          'Sie bucht sich ein, und die erste Zeile steht im Protokoll. Sie müssen nichts einstellen.',
        ),
      },
      {
        stepNumber: 3,
        title: l(
          'Day 9: break it on purpose',
          'Dag 9: Ødelæg noget med vilje',
          'Tag 9: Absichtlich etwas stören',
        ),
        description: l(
          'Wrong APN, weak mast, full limit. See how each one reads before it matters.',
          'Forkert APN, svag mast, nået grænse. Se, hvordan hver af dem ser ud i loggen, før det gælder.',
          'Falscher APN, schwacher Mast, volles Limit. Sehen Sie, wie sich das im Protokoll liest, bevor es darauf ankommt.',
        ),
      },
      {
        stepNumber: 4,
        title: l('Day 14: ship the fleet', 'Dag 14: Send flåden af sted', 'Tag 14: Die Flotte losschicken'),
        description: l(
          'Activate them all at once, by API or a CSV file. Your first invoice is for what was used.',
          'Aktivér alle på én gang via API eller en CSV-fil. Den første regning er for det, der blev brugt.',
          'Alle zugleich freischalten, über die API oder eine CSV-Datei. Auf der ersten Rechnung steht nur, was verbraucht wurde.',
        ),
      },
    ],
  },
  {
    kind: 'DashboardFeatures',
    title: l(
      'Bridge, the view from the wheelhouse',
      'Bridge, udsigten fra styrehuset',
      'Bridge, der Blick aus dem Steuerhaus',
    ),
    backgroundColor: 'sand',
    image: withAlt(
      dashboard,
      l(
        'The Bridge dashboard: {bridgeSims} devices, {bridgeOnline} online, three rejected in 24 hours, with data use and forecast',
        'Oversigten Bridge: {bridgeSims} enheder, {bridgeOnline} online, tre afvist det seneste døgn, med forbrug og prognose',
        'Die Oberfläche Bridge: {bridgeSims} Geräte, {bridgeOnline} online, drei in 24 Stunden abgewiesen, mit Verbrauch und Prognose',
      ),
    ),
    features: [
      {
        title: l('Fleet', 'Flåde', 'Flotte'),
        description: l(
          'Who is online, on which network, at what cost, as of this second.',
          'Hvem er online, på hvilket net og til hvilken pris, netop nu.',
          'Wer online ist, in welchem Netz, zu welchem Preis, in dieser Sekunde.',
        ),
      },
      {
        title: l('Log', 'Log', 'Protokoll'),
        description: l(
          'The full signalling trail of one SIM, in words.',
          'Hele signalsporet for ét SIM-kort, i ord.',
          'Die ganze Signalspur einer SIM-Karte, in Worten.',
        ),
      },
      {
        title: l('Spend', 'Forbrug', 'Kosten'),
        description: l(
          'Per tag and country, with the invoice forecast.',
          'Pr. mærke og land, med prognose for regningen.',
          'Je Gruppe und Land, mit Vorschau auf die Rechnung.',
        ),
      },
      {
        title: l('People', 'Personer', 'Personen'),
        description: l(
          'Roles, keys and an audit trail that cannot be edited.',
          'Roller, nøgler og et revisionsspor, der ikke kan rettes i.',
          'Rollen, Schlüssel und ein Prüfprotokoll, das niemand ändern kann.',
        ),
      },
    ],
  },
];
