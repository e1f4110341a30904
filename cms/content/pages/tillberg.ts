import { orderTestKit } from '../buttons.ts';
import { closings } from '../closings.ts';
import { caseInstruments } from '../drawings/caseInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos, withoutAlt } from '../photos.ts';

const title = l(
  'How Tillberg chose the order',
  'Sådan valgte Tillberg rækkefølgen',
  'Wie Tillberg die Reihenfolge wählte',
);

export const page: PageFixture = {
  name: 'tillberg',
  id: 36,
  slug: l('tillberg', 'tillberg', 'tillberg'),
  title,
  parent: 'customers',
  seo: {
    description: l(
      '{tillbergTrains} trains in four countries, eleven lists of networks, {tillbergSeconds} seconds of silence at a border instead of {tillbergSecondsBefore}.',
      '{tillbergTrains} tog i fire lande, elleve lister over net, {tillbergSeconds} sekunders tavshed ved en grænse i stedet for {tillbergSecondsBefore}.',
      '{tillbergTrains} Züge in vier Ländern, elf Listen der Netze, {tillbergSeconds} Sekunden Stille an der Grenze statt {tillbergSecondsBefore}.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title,
      description: l(
        'A train crosses nine networks before lunch. For years the modem decided which came next, by a rule nobody had written down. Tillberg wrote one.',
        'Et tog krydser ni net før frokost. I årevis bestemte modemmet, hvilket der var det næste, efter en regel, ingen havde skrevet ned. Det gjorde Tillberg.',
        'Ein Zug fährt vor dem Mittagessen durch neun Netze. Jahrelang entschied das Modem, welches als Nächstes kam, nach einer Regel, die niemand aufgeschrieben hatte. Tillberg schrieb eine auf.',
      ),
      image: caseInstruments.tillberg,
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'The modem was faithful to the wrong mast',
        'Modemmet var trofast mod den forkerte mast',
        'Das Modem war dem falschen Mast treu',
      ),
      description: l(
        '<p>Over the water a train hears two countries at once. The modem keeps the one it knows until it is gone, then searches everything there is. On the bridge that took {tillbergSecondsBefore} seconds, at 160 kilometres an hour: more than four kilometres without a word.</p><p>Passengers noticed. So did the brake sensors, which had nobody to tell.</p>',
        '<p>Over vandet hører et tog to lande på én gang. Modemmet beholder det, det kender, til det er væk, og søger så alt igennem. På broen tog det {tillbergSecondsBefore} sekunder ved 160 kilometer i timen: mere end fire kilometer uden et ord.</p><p>Det mærkede passagererne. Det gjorde bremsefølerne også, og de havde ingen at sige det til.</p>',
        '<p>Über dem Wasser hört ein Zug zwei Länder zugleich. Das Modem behält das vertraute, bis es weg ist, und sucht dann alles ab. Auf der Brücke dauerte das {tillbergSecondsBefore} Sekunden, bei 160 Kilometern in der Stunde: mehr als vier Kilometer ohne ein Wort.</p><p>Die Fahrgäste merkten es. Die Bremsfühler auch, nur hatten sie niemanden, dem sie es sagen konnten.</p>',
      ),
      image: photos.train,
      alignment: 'left',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{tillbergSeconds} s', '{tillbergSeconds} s', '{tillbergSeconds} s'),
          title: l('of silence at a border', 'tavshed ved en grænse', 'Stille an der Grenze'),
          description: l(
            'At the median. It was {tillbergSecondsBefore}.',
            'Som median. Før var det {tillbergSecondsBefore}.',
            'Im Median. Früher waren es {tillbergSecondsBefore}.',
          ),
        },
        {
          fact: l('{tillbergTrains}', '{tillbergTrains}', '{tillbergTrains}'),
          title: l('trains in four countries', 'tog i fire lande', 'Züge in vier Ländern'),
        },
        {
          fact: '11',
          title: l('lists of networks', 'lister over net', 'Listen der Netze'),
          description: l('Kept by two people.', 'Passet af to personer.', 'Gepflegt von zwei Personen.'),
        },
      ],
    },
    {
      kind: 'ContentWithCtaBanner',
      title: l('What they changed', 'Hvad de lavede om', 'Was sie geändert haben'),
      backgroundColor: 'white',
      content: l(
        `<p>For a month every train wrote down what it heard and where. From that came eleven lists, one for each stretch, in the order in which the networks worked and not in the order in which they had been promised.</p>
<ul><li>The list travels with the train number. When the timetable changes, so does the order.</li><li>Passenger Wi-Fi and brake sensors have a list each. They need not prefer the same mast.</li><li>A border that takes longer than thirty seconds is a line in the morning report.</li></ul>
<h3>What did not work</h3>
<p>One list for all trains. It was right on average and wrong on every bridge.</p>`,
        `<p>I en måned skrev hvert tog ned, hvad det hørte og hvor. Det blev til elleve lister, en for hver strækning, i den rækkefølge, nettene virkede, og ikke i den, de var blevet lovet.</p>
<ul><li>Listen følger tognummeret. Ændrer køreplanen sig, gør rækkefølgen det også.</li><li>Passagerernes wi-fi og bremsefølerne har hver sin liste. De behøver ikke foretrække samme mast.</li><li>En grænse, der tager mere end tredive sekunder, er en linje i morgenrapporten.</li></ul>
<h3>Hvad der ikke virkede</h3>
<p>Én liste til alle tog. Den var rigtig i gennemsnit og forkert på hver eneste bro.</p>`,
        `<p>Einen Monat lang schrieb jeder Zug auf, was er wo hörte. Daraus wurden elf Listen, eine je Abschnitt, in der Reihenfolge, in der die Netze funktionierten, und nicht in der, die versprochen war.</p>
<ul><li>Die Liste folgt der Zugnummer. Ändert sich der Fahrplan, ändert sich die Reihenfolge mit.</li><li>Das WLAN der Fahrgäste und die Bremsfühler haben je eine Liste. Sie müssen nicht denselben Mast bevorzugen.</li><li>Eine Grenze, die länger als dreißig Sekunden dauert, ist eine Zeile im Morgenbericht.</li></ul>
<h3>Was nicht funktioniert hat</h3>
<p>Eine Liste für alle Züge. Sie stimmte im Durchschnitt und auf keiner Brücke.</p>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Try it on five trains', 'Prøv det på fem tog', 'An fünf Zügen ausprobieren'),
        description: l(
          'Five SIMs, {kitMegabytes} MB, {kitDays} days.',
          'Fem SIM-kort, {kitMegabytes} MB, {kitDays} dage.',
          'Fünf SIM-Karten, {kitMegabytes} MB, {kitDays} Tage.',
        ),
        image: withoutAlt(photos.strait),
        globalButtons: [orderTestKit('black')],
      },
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      cases: [
        {
          title: l('Train systems, Tillberg', 'Togsystemer, Tillberg', 'Zugsysteme, Tillberg'),
          description: l(
            'Nine networks before lunch, and for the first time we knew which one we were on.',
            'Ni net før frokost, og for første gang vidste vi, hvilket vi var på.',
            'Neun Netze vor dem Mittagessen, und zum ersten Mal wussten wir, in welchem wir waren.',
          ),
          logo: media('logo-tillberg.svg', l('Tillberg', 'Tillberg', 'Tillberg')),
        },
      ],
    },
    closings.tillberg,
  ],
};
