import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { closings } from '../closings.ts';
import { askJonas } from '../shared.ts';

export const page: PageFixture = {
  name: 'aquaculture',
  id: 17,
  slug: l('aquaculture', 'havbrug', 'aquakultur'),
  title: l('Aquaculture', 'Havbrug', 'Aquakultur'),
  parent: 'solutions',
  seo: {
    description: l(
      'Feeders and oxygen at sea. Fish don’t care about signal bars; their feeders do.',
      'Foder og ilt til havs. Fisk er ligeglade med signalstyrke; det er deres foderautomater ikke.',
      'Futter und Sauerstoff auf See. Fischen sind Signalbalken egal, ihren Futterautomaten nicht.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'Fish don’t care about signal bars. Feeders do',
        'Fisk savner ikke et signal. Det gør foderautomaten',
        'Fischen sind Signalbalken egal. Futterautomaten nicht',
      ),
      description: l(
        'A pen drifts on its chain, the antenna dips, and the feeder stops because it got no signal to continue. Salt & Sø now sees which of the three it was.',
        'Et netbur svajer i sin kæde, antennen dykker, og foderautomaten standser, fordi ingen bad den fortsætte. Salt & Sø ser nu, hvilken af de tre det var.',
        'Ein Netzgehege schwingt an der Kette, die Antenne taucht ein, und der Futterautomat steht, weil niemand ihm sagt, dass er weitermachen soll. Salt & Sø sieht jetzt, was davon es war.',
      ),
      image: photos.farm,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'UseCase',
      title: l(
        'The feeder that kept the tides',
        'Automaten, der fulgte tidevandet',
        'Der Automat, der den Gezeiten folgte',
      ),
      backgroundColor: 'light',
      image: industryInstruments.aquaculture,
      useCases: [
        {
          title: l('It stops at high tide', 'Den standser ved højvande', 'Er bleibt bei Hochwasser stehen'),
          description: l(
            'Fault: no feeding from 05:40 to 06:20.\nCause: the antenna is under water.\nResult: forty centimetres of mast, and a second network until they were mounted.',
            'Fejl: Ingen fodring fra 05.40 til 06.20.\nÅrsag: Antennen er under vand.\nResultat: Fyrre centimeter mast og et andet net, indtil de sad der.',
            'Störung: von 05:40 bis 06:20 Uhr kein Futter.\nUrsache: Die Antenne ist unter Wasser.\nErgebnis: vierzig Zentimeter Mast, und bis dahin ein zweites Netz.',
          ),
        },
        {
          title: l('Oxygen reads zero', 'Ilten viser nul', 'Der Sauerstoff zeigt null'),
          description: l(
            'Fault: an alarm at four in the morning.\nCause: the session had closed; zero was the last default.\nResult: silence is now shown as silence.',
            'Fejl: En alarm klokken fire om natten.\nÅrsag: Forbindelsen var lukket; nul var standardværdien.\nResultat: Tavshed vises nu som tavshed.',
            'Störung: ein Alarm um vier Uhr morgens.\nUrsache: Die Sitzung war geschlossen; null war der Vorgabewert.\nErgebnis: Stille wird jetzt als Stille angezeigt.',
          ),
        },
      ],
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{saltSeconds} s', '{saltSeconds} s', '{saltSeconds} s'),
          title: l(
            'from high water to the second network',
            'fra højvande til det andet net',
            'vom Hochwasser zum zweiten Netz',
          ),
          description: l(
            'It used to be forty minutes.',
            'Før var det fyrre minutter.',
            'Früher waren es vierzig Minuten.',
          ),
        },
        {
          fact: l('{saltPens}', '{saltPens}', '{saltPens}'),
          title: l('pens at Salt & Sø', 'netbure hos Salt & Sø', 'Gehege bei Salt & Sø'),
        },
        {
          fact: l('−{saltFewerTrips} %', '−{saltFewerTrips} %', '−{saltFewerTrips} %'),
          title: l(
            'boat trips for a silent feeder',
            'bådture til en tavs automat',
            'Bootsfahrten zu einem stummen Automaten',
          ),
          description: l('2025 against 2024.', '2025 mod 2024.', '2025 gegenüber 2024.'),
        },
      ],
    },
    {
      kind: 'Benefits',
      columns: 2,
      backgroundColor: 'white',
      title: l(
        'What matters eleven miles out',
        'Det, der tæller elleve sømil ude',
        'Was elf Seemeilen draußen zählt',
      ),
      benefits: [
        {
          title: l('A second network', 'Et andet net', 'Ein zweites Netz'),
          description: l(
            'And a third. The SIM changes before the feeder notices.',
            'Og et tredje. SIM-kortet skifter, før automaten opdager det.',
            'Und ein drittes. Die SIM-Karte wechselt, bevor der Automat es merkt.',
          ),
        },
        {
          title: l('Low power', 'Lavt strømforbrug', 'Wenig Strom'),
          description: l(
            'Two solar panels the size of a tray run the lot.',
            'To solpaneler på størrelse med en bakke driver det hele.',
            'Zwei Solarmodule, so groß wie ein Tablett, betreiben alles.',
          ),
        },
        {
          title: l('An alarm on silence', 'En alarm ved tavshed', 'Ein Alarm bei Stille'),
          description: l(
            'In minutes, or in tides.',
            'I minutter eller i tidevand.',
            'In Minuten oder in Gezeiten.',
          ),
        },
        {
          title: l('No boat for a number', 'Ingen båd for et tal', 'Kein Boot für eine Zahl'),
          description: l(
            'Profiles, limits and networks change from the shore.',
            'Profiler, grænser og net ændres fra land.',
            'Profile, Limits und Netze ändern Sie vom Ufer aus.',
          ),
        },
      ],
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l(
        'The water is shared. The data is not',
        'Vandet er fælles. Det er dine data ikke',
        'Das Wasser gehört allen. Die Daten nicht',
      ),
      description: l(
        'Three farms lie in the same fjord and none sees the others’ feeders. Each has its own addresses, its own tunnel and its own log.',
        'Tre havbrug ligger i samme fjord, og ingen ser de andres automater. Hver har sine egne adresser, sin egen tunnel og sin egen log.',
        'Drei Farmen liegen im selben Fjord, und keine sieht die Automaten der anderen. Jede hat eigene Adressen, einen eigenen Tunnel und ein eigenes Protokoll.',
      ),
      image: photos.lighthouse,
      alignment: 'left',
      backgroundColor: 'dark',
    },
    askJonas(
      l(
        'Jonas gets seasick and goes anyway',
        'Jonas bliver søsyg og tager af sted alligevel',
        'Jonas wird seekrank und fährt trotzdem',
      ),
    ),
    closings.aquaculture,
  ],
};
