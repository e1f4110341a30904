import { orderTestSims } from '../buttons.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { link } from '../sections/parts.ts';
import { closings } from '../closings.ts';
import { photos, withoutAlt } from '../photos.ts';
import { askJonas } from '../shared.ts';

const readMore = l('Read more', 'Læs mere', 'Mehr lesen');

export const page: PageFixture = {
  name: 'solutions',
  id: 11,
  slug: l('solutions', 'loesninger', 'loesungen'),
  title: l('Solutions', 'Løsninger', 'Lösungen'),
  seo: {
    description: l(
      'Pumps, turbines, cranes, trains, lorries and fish: the fault, the log line and the result, coast by coast.',
      'Pumper, vindmøller, kraner, tog, lastbiler og fisk: fejlen, loglinjen og resultatet, kyst for kyst.',
      'Pumpen, Windräder, Kräne, Züge, Lastwagen und Fische: Störung, Protokollzeile und Ergebnis.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'One SIM, six very different coasts',
        'Ét SIM-kort, seks meget forskellige kyster',
        'Eine SIM-Karte, sechs sehr verschiedene Küsten',
      ),
      description: l(
        'Industries in which a site visit costs a working day. Each page below begins with a fault, because so does each phone call.',
        'Brancher, hvor et udkald koster en arbejdsdag. Hver side herunder begynder med en fejl, for det gør hver opringning også.',
        'Branchen, in denen ein Vor-Ort-Einsatz einen Arbeitstag kostet. Jede Seite beginnt mit einer Störung, denn das tut jeder Anruf auch.',
      ),
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'BoxGrid',
      columns: 3,
      title: l('Six faults, coast by coast', 'Seks fejl, kyst for kyst', 'Sechs Störungen, Küste für Küste'),
      gridBoxes: [
        {
          title: l('Water and utilities', 'Vand og forsyning', 'Wasserwirtschaft'),
          description: l(
            'A pump is silent twice a day. The mast had lost LTE‑M, and the modem waited. One network blocked, no site visit.',
            'En pumpe tier to gange om dagen. Masten havde mistet LTE‑M, og modemmet ventede. Ét net blokeret, intet udkald.',
            'Eine Pumpe schweigt zweimal am Tag. Der Mast hatte kein LTE‑M mehr, und das Modem wartete. Ein Netz gesperrt, kein Vor-Ort-Einsatz.',
          ),
          image: withoutAlt(photos.pump),
          link: link('page:water', readMore),
          backgroundColor: 'dark',
        },
        {
          title: l('Energy', 'Energi', 'Energie'),
          description: l(
            'One message in four is lost in a storm. One parameter later, none; and no boat.',
            'Hver fjerde melding går tabt i storm. Én parameter senere ingen, og ingen båd.',
            'Bei Sturm fällt jede vierte Übertragung aus. Ein Parameter später keine mehr, und kein Schiff.',
          ),
          image: withoutAlt(photos.wind),
          link: link('page:energy', readMore),
          backgroundColor: 'white',
        },
        {
          title: l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne'),
          description: l(
            'A crane uses a month of data in a night. The limit held, and so did the bill.',
            'En kran bruger en måneds data på en nat. Grænsen holdt, og det gjorde regningen også.',
            'Ein Kran verbraucht in einer Nacht die Daten eines Monats. Das Limit hielt, die Rechnung auch.',
          ),
          image: withoutAlt(photos.crane),
          link: link('page:ports', readMore),
          backgroundColor: 'sand',
        },
        {
          title: l('Aquaculture', 'Havbrug', 'Aquakultur'),
          description: l(
            'The feeder stops at high tide. A second network, and forty centimetres of mast.',
            'Foderautomaten standser ved højvande. Et andet net og fyrre centimeter mast.',
            'Der Futterautomat bleibt bei Hochwasser stehen. Ein zweites Netz und vierzig Zentimeter Mast.',
          ),
          image: withoutAlt(photos.farm),
          link: link('page:aquaculture', readMore),
          backgroundColor: 'foam',
        },
        {
          title: l('Rail', 'Jernbane', 'Bahn'),
          description: l(
            'A gap at every border, nine networks before lunch. In an order of our own: eleven seconds.',
            'Et hul ved hver grænse, ni net før frokost. I vores egen rækkefølge: elleve sekunder.',
            'An jeder Grenze eine Lücke, neun Netze vor dem Mittagessen. In eigener Reihenfolge: elf Sekunden.',
          ),
          image: withoutAlt(photos.train),
          link: link('page:rail', readMore),
          backgroundColor: 'white',
        },
        {
          title: l('Cold chain', 'Kølekæde', 'Kühlkette'),
          description: l(
            'Four degrees too many, near Kiel. It was a door seal, and the driver knew after {oksholmSeconds} seconds.',
            'Fire grader for varmt ved Kiel. Det var en dørpakning, og chaufføren vidste det efter {oksholmSeconds} sekunder.',
            'Vier Grad zu viel bei Kiel. Es war eine Türdichtung, und der Fahrer wusste es nach {oksholmSeconds} Sekunden.',
          ),
          image: withoutAlt(photos.ferry),
          link: link('page:cold-chain', readMore),
          backgroundColor: 'dark',
        },
      ],
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('And three that have no coast', 'Og tre uden kyst', 'Und drei ohne Küste'),
      features: [
        {
          title: l('Replacing 2G and 3G', 'Afløsning af 2G og 3G', 'Ersatz für 2G und 3G'),
          description: l(
            'The network goes; the meter stays. A new profile over the air, one site at a time or all at once.',
            'Nettet forsvinder; måleren bliver. En ny profil hentes trådløst, ét sted ad gangen eller alle på én gang.',
            'Das Netz geht, der Zähler bleibt. Ein neues Profil über Funk, Standort für Standort oder alle zugleich.',
          ),
          link: link(
            'page:esim',
            l('How a profile changes', 'Sådan skifter en profil', 'So wechselt ein Profil'),
          ),
        },
        {
          title: l('Low power', 'Lavt strømforbrug', 'Wenig Strom'),
          description: l(
            'Ten years on one battery, if the network lets it sleep.',
            'Ti år på ét batteri, hvis nettet lader den sove.',
            'Zehn Jahre mit einer Batterie, wenn das Netz sie schlafen lässt.',
          ),
          link: link(
            'post:t3324-how-a-sensor-sleeps',
            l('How a sensor sleeps', 'Hvordan en sensor sover', 'Wie ein Sensor schläft'),
          ),
        },
        {
          title: l('Roaming fleets', 'Flåder på tværs af grænser', 'Flotten über Grenzen'),
          description: l(
            'One price per zone, whatever the border says.',
            'Én pris pr. zone, uanset hvad grænsen siger.',
            'Ein Preis je Zone, an jeder Grenze derselbe.',
          ),
          link: link('page:coverage', l('See the coverage', 'Se dækningen', 'Abdeckung ansehen')),
        },
      ],
    },
    askJonas(
      l(
        'Jonas has stood on five of the six coasts',
        'Jonas har stået på fem af de seks kyster',
        'Jonas stand schon an fünf der sechs Küsten',
      ),
    ),
    closings.solutions,
  ],
};
