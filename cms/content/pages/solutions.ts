import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { link } from '../sections/parts.ts';
import { caseBanners } from '../caseBanners.ts';
import { photos, silent } from '../photos.ts';
import { askJonas } from '../shared.ts';

const more = l('Read more', 'Læs mere', 'Mehr lesen');

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
      image: industryInstruments.solutions,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'Features',
      alignment: 'left',
      title: l('By industry', 'Efter branche', 'Nach Branche'),
      backgroundColor: 'white',
      features: [
        {
          title: l('Water and utilities', 'Vand og forsyning', 'Wasserwirtschaft'),
          description: l(
            'Fault: a pump is silent twice a day.\nCause: a mast without LTE‑M, and a modem that waits.\nResult: network blocked, no site visit.',
            'Fejl: En pumpe tier to gange om dagen.\nÅrsag: En mast uden LTE‑M og et modem, der venter.\nResultat: Nettet blokeret, intet udkald.',
            'Störung: Eine Pumpe schweigt zweimal am Tag.\nUrsache: ein Mast ohne LTE‑M und ein Modem, das wartet.\nErgebnis: Netz gesperrt, kein Vor-Ort-Einsatz.',
          ),
          icon: photos.pump,
          link: link('page:water', more),
        },
        {
          title: l('Energy', 'Energi', 'Energie'),
          description: l(
            'Fault: one message in four is lost in a storm.\nCause: power saving begins too early.\nResult: one parameter, {briseTurbines} turbines, no boat.',
            'Fejl: Hver fjerde melding går tabt i storm.\nÅrsag: Strømsparingen begynder for tidligt.\nResultat: Én parameter, {briseTurbines} vindmøller, ingen båd.',
            'Störung: Bei Sturm fällt jede vierte Übertragung aus.\nUrsache: Der Stromsparmodus beginnt zu früh.\nErgebnis: ein Parameter, {briseTurbines} Anlagen, kein Schiff.',
          ),
          icon: photos.wind,
          link: link('page:energy', more),
        },
        {
          title: l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne'),
          description: l(
            'Fault: a crane uses a month of data in a night.\nCause: a camera that uploads everything three times.\nResult: the limit held, and so did the bill.',
            'Fejl: En kran bruger en måneds data på en nat.\nÅrsag: Et kamera, der sender alt tre gange.\nResultat: Grænsen holdt, og det gjorde regningen også.',
            'Störung: Ein Kran verbraucht in einer Nacht einen Monat.\nUrsache: eine Kamera, die alles dreimal hochlädt.\nErgebnis: Das Limit hielt, die Rechnung auch.',
          ),
          icon: photos.harbour,
          link: link('page:ports', more),
        },
        {
          title: l('Rail', 'Jernbane', 'Bahn'),
          description: l(
            'Fault: a gap at every border.\nCause: nine networks before lunch, in the wrong order.\nResult: an order of our own, eleven seconds a border.',
            'Fejl: Et hul ved hver grænse.\nÅrsag: Ni net før frokost, i forkert rækkefølge.\nResultat: Sin egen rækkefølge, elleve sekunder pr. grænse.',
            'Störung: eine Lücke an jeder Grenze.\nUrsache: neun Netze vor dem Mittagessen, in falscher Reihenfolge.\nErgebnis: eine eigene Reihenfolge, elf Sekunden je Grenze.',
          ),
          icon: photos.train,
          link: link('page:rail', more),
        },
        {
          title: l('Cold chain', 'Kølekæde', 'Kühlkette'),
          description: l(
            'Fault: four degrees too many, near Kiel.\nCause: a door seal.\nResult: the alarm reached the driver in {oksholmSeconds} seconds.',
            'Fejl: Fire grader for varmt ved Kiel.\nÅrsag: En dørpakning.\nResultat: Alarmen nåede chaufføren på {oksholmSeconds} sekunder.',
            'Störung: vier Grad zu viel bei Kiel.\nUrsache: eine Türdichtung.\nErgebnis: Die Warnung erreichte den Fahrer nach {oksholmSeconds} Sekunden.',
          ),
          icon: photos.ferry,
          link: link('page:cold-chain', more),
        },
        {
          title: l('Aquaculture', 'Havbrug', 'Aquakultur'),
          description: l(
            'Fault: the feeder stops at high tide.\nCause: an antenna under water.\nResult: a second network, and forty centimetres of mast.',
            'Fejl: Foderautomaten standser ved højvande.\nÅrsag: En antenne under vand.\nResultat: Et andet net og fyrre centimeter mast.',
            'Störung: Der Futterautomat steht bei Hochwasser.\nUrsache: eine Antenne unter Wasser.\nErgebnis: ein zweites Netz und vierzig Zentimeter Mast.',
          ),
          icon: photos.farm,
          link: link('page:aquaculture', more),
        },
      ],
    },
    {
      kind: 'BoxGrid',
      columns: 3,
      title: l('By need', 'Efter behov', 'Nach Bedarf'),
      gridBoxes: [
        {
          title: l('Replacing 2G and 3G', 'Afløsning af 2G og 3G', 'Ersatz für 2G und 3G'),
          description: l(
            'The network goes; the meter stays. A new profile over the air, one site at a time or all at once.',
            'Nettet forsvinder; måleren bliver. En ny profil hentes trådløst, ét sted ad gangen eller alle på én gang.',
            'Das Netz geht, der Zähler bleibt. Ein neues Profil über Funk, Standort für Standort oder alle zugleich.',
          ),
          image: silent(photos.lighthouse),
          link: link('page:esim', l('Read how', 'Læs hvordan', 'So geht es')),
          backgroundColor: 'dark',
        },
        {
          title: l('Low power', 'Lavt strømforbrug', 'Wenig Strom'),
          description: l(
            'Ten years on one battery, if the network lets it sleep.',
            'Ti år på ét batteri, hvis nettet lader den sove.',
            'Zehn Jahre mit einer Batterie, wenn das Netz sie schlafen lässt.',
          ),
          image: silent(photos.ice),
          link: link(
            'post:t3324-how-a-sensor-sleeps',
            l('How a sensor sleeps', 'Hvordan en sensor sover', 'Wie ein Sensor schläft'),
          ),
          backgroundColor: 'sand',
        },
        {
          title: l('Roaming fleets', 'Flåder på tværs af grænser', 'Flotten über Grenzen'),
          description: l(
            'One price per zone, whatever the border says.',
            'Én pris pr. zone, uanset hvad grænsen siger.',
            'Ein Preis je Zone, an jeder Grenze derselbe.',
          ),
          image: silent(photos.strait),
          link: link('page:coverage', l('See the coverage', 'Se dækningen', 'Abdeckung ansehen')),
          backgroundColor: 'foam',
        },
      ],
    },
    {
      ...askJonas(
        l(
          'Jonas has stood on five of the six coasts',
          'Jonas har stået på fem af de seks kyster',
          'Jonas stand schon an fünf der sechs Küsten',
        ),
      ),
      backgroundColor: 'white',
    },
    caseBanners.nordvand,
  ],
};
