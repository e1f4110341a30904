import { orderTestSims } from '../buttons.ts';
import { l } from '../localised.ts';
import { decoration, media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { link } from '../sections/parts.ts';
import { askJonas, closingCta, nordvandCta } from '../shared.ts';

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
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'UseCase',
      title: l('By industry', 'Efter branche', 'Nach Branche'),
      backgroundColor: 'light',
      image: media(
        'scene-ports-{locale}.webp',
        l(
          'Container cranes at dusk; below them the log line of Crane 06',
          'Containerkraner i skumringen; under dem loglinjen for Crane 06',
          'Containerkräne bei Dämmerung; darunter die Protokollzeile von Crane 06',
        ),
      ),
      useCases: [
        {
          title: l('Water and utilities', 'Vand og forsyning', 'Wasserwirtschaft'),
          description: l(
            'Fault: a pump is silent twice a day.\nCause: a mast without LTE-M, and a modem that waits.\nResult: network blocked, no site visit.',
            'Fejl: En pumpe tier to gange om dagen.\nÅrsag: En mast uden LTE-M og et modem, der venter.\nResultat: Nettet blokeret, intet udkald.',
            'Störung: Eine Pumpe schweigt zweimal am Tag.\nUrsache: ein Mast ohne LTE-M und ein Modem, das wartet.\nErgebnis: Netz gesperrt, kein Vor-Ort-Einsatz.',
          ),
          icon: decoration('icon-water.svg'),
          link: link('page:water', more),
        },
        {
          title: l('Energy', 'Energi', 'Energie'),
          description: l(
            'Fault: one message in four is lost in a storm.\nCause: power saving ends too early.\nResult: one parameter, 212 turbines, no boat.',
            'Fejl: Hver fjerde melding går tabt i storm.\nÅrsag: Strømsparing slutter for tidligt.\nResultat: Én parameter, 212 vindmøller, ingen båd.',
            'Störung: Bei Sturm fällt jede vierte Übertragung aus.\nUrsache: Der Stromsparmodus endet zu früh.\nErgebnis: ein Parameter, 212 Anlagen, kein Schiff.',
          ),
          icon: decoration('icon-energy.svg'),
          link: link('page:energy', more),
        },
        {
          title: l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne'),
          description: l(
            'Fault: a crane uses a month of data in a night.\nCause: a camera that uploads thrice.\nResult: the limit held, the bill did too.',
            'Fejl: En kran bruger en måneds data på en nat.\nÅrsag: Et kamera, der sender alt tre gange.\nResultat: Grænsen holdt, og det gjorde regningen.',
            'Störung: Ein Kran verbraucht in einer Nacht einen Monat.\nUrsache: eine Kamera, die alles dreimal hochlädt.\nErgebnis: Das Limit hielt, die Rechnung auch.',
          ),
          icon: decoration('icon-ports.svg'),
          link: link('page:ports', more),
        },
        {
          title: l('Rail', 'Jernbane', 'Bahn'),
          description: l(
            'Fault: a gap at every border.\nCause: nine networks before lunch, in the wrong order.\nResult: an order of our own, eleven seconds a border.',
            'Fejl: Et hul ved hver grænse.\nÅrsag: Ni net før frokost, i forkert rækkefølge.\nResultat: En egen rækkefølge, elleve sekunder pr. grænse.',
            'Störung: eine Lücke an jeder Grenze.\nUrsache: neun Netze vor dem Mittagessen, in falscher Reihenfolge.\nErgebnis: eine eigene Reihenfolge, elf Sekunden je Grenze.',
          ),
          icon: decoration('icon-rail.svg'),
          link: link('page:rail', more),
        },
        {
          title: l('Cold chain', 'Kølekæde', 'Kühlkette'),
          description: l(
            'Fault: the goods were warm, the alarm was late.\nCause: sensors that report once an hour.\nResult: an alarm on silence, four minutes.',
            'Fejl: Varerne var lune, alarmen kom for sent.\nÅrsag: Følere, der melder én gang i timen.\nResultat: En alarm på tavshed, fire minutter.',
            'Störung: Die Ware war warm, die Warnung spät.\nUrsache: Fühler, die einmal je Stunde melden.\nErgebnis: eine Warnung bei Stille, vier Minuten.',
          ),
          icon: decoration('icon-cold-chain.svg'),
          link: link('page:cold-chain', more),
        },
        {
          title: l('Aquaculture', 'Havbrug', 'Aquakultur'),
          description: l(
            'Fault: the feeder stops at high tide.\nCause: an antenna under water.\nResult: a second network, and forty centimetres of mast.',
            'Fejl: Foderautomaten standser ved højvande.\nÅrsag: En antenne under vand.\nResultat: Et andet net og fyrre centimeter mast.',
            'Störung: Der Futterautomat steht bei Hochwasser.\nUrsache: eine Antenne unter Wasser.\nErgebnis: ein zweites Netz und vierzig Zentimeter Mast.',
          ),
          icon: decoration('icon-aquaculture.svg'),
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
            'Nettet forsvinder; måleren bliver. En ny profil over luften, ét sted ad gangen eller alle på én gang.',
            'Das Netz geht, der Zähler bleibt. Ein neues Profil über die Luft, Standort für Standort oder alle zugleich.',
          ),
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
            'Ein Preis je Zone, was auch immer die Grenze sagt.',
          ),
          link: link('page:coverage', l('See the coverage', 'Se dækningen', 'Abdeckung ansehen')),
          backgroundColor: 'foam',
        },
      ],
    },
    askJonas(
      l(
        'Jonas has stood on five of the six',
        'Jonas har stået på fem af de seks',
        'Jonas stand schon an fünf der sechs',
      ),
    ),
    nordvandCta,
    closingCta,
  ],
};
