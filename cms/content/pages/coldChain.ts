import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { closings } from '../closings.ts';
import { askLotte } from '../shared.ts';

export const page: PageFixture = {
  name: 'cold-chain',
  id: 16,
  slug: l('cold-chain', 'koelekaede', 'kuehlkette'),
  title: l('Cold chain', 'Kølekæde', 'Kühlkette'),
  parent: 'solutions',
  seo: {
    description: l(
      'The load warms up; the alarm is there before the driver notices. Limits and alarms for boxes on the move.',
      'Lasten bliver lun; alarmen er der, før chaufføren opdager det. Alarmer til kasser på farten.',
      'Die Ladung wird warm; der Alarm ist da, bevor der Fahrer es merkt. Limits und Alarme für Boxen unterwegs.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'The alarm before the goods are warm',
        'Alarmen, før varen bliver lun',
        'Der Alarm, bevor die Ware warm wird',
      ),
      description: l(
        'A lorry is a steel box that changes country at night. Oksholm has {oksholmLorries} of them. The log tells a warm box from a silent one, which is the question that matters at a closed ramp.',
        'En lastbil er en stålkasse, der skifter land om natten. Oksholm har {oksholmLorries} af dem. Loggen kender forskel på en lun kasse og en tavs, og det er spørgsmålet, når rampen er lukket.',
        'Ein Lastwagen ist eine Stahlkiste, die nachts das Land wechselt. Oksholm hat {oksholmLorries} davon. Das Protokoll unterscheidet die warme Kiste von der stummen, und darauf kommt es vor einer geschlossenen Rampe\u00A0an.',
      ),
      image: photos.ferry,
      alignment: 'left',
      backgroundColor: 'dark',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'UseCase',
      title: l('One night, two lorries', 'Én nat, to lastbiler', 'Eine Nacht, zwei Lastwagen'),
      backgroundColor: 'light',
      image: industryInstruments.coldChain,
      useCases: [
        {
          title: l(
            'The box is warm, and says so',
            'Kassen er lun og siger det',
            'Die Box ist warm und meldet es',
          ),
          description: l(
            'Fault: four degrees too many near Kiel.\nCause: a door seal.\nResult: the alarm reached the driver in nine seconds, on the other network.',
            'Fejl: Fire grader for meget ved Kiel.\nÅrsag: En dørpakning.\nResultat: Alarmen nåede chaufføren på ni sekunder, på det andet net.',
            'Störung: vier Grad zu viel bei Kiel.\nUrsache: eine Türdichtung.\nErgebnis: Der Alarm erreichte den Fahrer nach neun Sekunden, im anderen Netz.',
          ),
        },
        {
          title: l(
            'The box is silent on the ferry',
            'Kassen tier på færgen',
            'Die Box schweigt auf der Fähre',
          ),
          description: l(
            'Fault: no reading for 55 minutes.\nCause: car deck, steel on six sides.\nResult: silence up to an hour allowed on that route; one minute more, and it rings.',
            'Fejl: Ingen måling i 55 minutter.\nÅrsag: Vogndæk, stål på seks sider.\nResultat: Tavshed op til en time er tilladt på ruten; et minut mere, og det ringer.',
            'Störung: 55 Minuten ohne Messwert.\nUrsache: Fahrzeugdeck, Stahl auf sechs Seiten.\nErgebnis: Bis zu einer Stunde Stille ist auf dieser Strecke erlaubt; eine Minute mehr, und es klingelt.',
          ),
        },
      ],
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{oksholmSeconds} s', '{oksholmSeconds} s', '{oksholmSeconds} s'),
          title: l('from door to driver', 'fra dør til chauffør', 'von der Tür zum Fahrer'),
          description: l(
            'Sensor, network, log, telephone.',
            'Føler, net, log, telefon.',
            'Fühler, Netz, Protokoll, Telefon.',
          ),
        },
        {
          fact: l('{oksholmLorries}', '{oksholmLorries}', '{oksholmLorries}'),
          title: l('lorries at Oksholm', 'lastbiler hos Oksholm', 'Lastwagen bei Oksholm'),
        },
        { fact: '26', title: l('countries in a year', 'lande på et år', 'Länder in einem Jahr') },
        {
          fact: l('−{oksholmFewerRefusals} %', '−{oksholmFewerRefusals} %', '−{oksholmFewerRefusals} %'),
          title: l(
            'loads refused at the ramp',
            'afviste læs ved rampen',
            'an der Rampe abgewiesene Ladungen',
          ),
          description: l('2025 against 2024.', '2025 mod 2024.', '2025 gegenüber 2024.'),
        },
      ],
    },
    {
      kind: 'Guide',
      title: l('What an alarm does', 'Hvad en alarm gør', 'Was ein Alarm tut'),
      backgroundColor: 'white',
      steps: [
        {
          stepNumber: 1,
          title: l('Rings one person', 'Ringer til ét menneske', 'Ruft einen Menschen an'),
          description: l('Not a list of forty.', 'Ikke til en liste på fyrre.', 'Keine Liste von vierzig.'),
        },
        {
          stepNumber: 2,
          title: l('Says what it knows', 'Siger, hvad den ved', 'Sagt, was sie weiß'),
          description: l(
            'Warm or silent, since when, where.',
            'Lun eller tavs, siden hvornår, hvor.',
            'Warm oder stumm, seit wann, wo.',
          ),
        },
        {
          stepNumber: 3,
          title: l('Waits for a yes', 'Venter på et ja', 'Wartet auf ein Ja'),
          description: l(
            'Then rings the next.',
            'Ringer ellers til den næste.',
            'Ruft sonst den Nächsten an.',
          ),
        },
      ],
    },
    askLotte(
      l(
        'Lotte has heard every kind of silence',
        'Lotte har hørt alle slags tavshed',
        'Lotte kennt jede Art von Stille',
      ),
    ),
    closings.coldChain,
  ],
};
