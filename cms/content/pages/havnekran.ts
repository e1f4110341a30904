import { orderTestKit } from '../buttons.ts';
import { closings } from '../closings.ts';
import { caseInstruments } from '../drawings/caseInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos, withoutAlt } from '../photos.ts';

const title = l(
  'How Havnekran stopped climbing',
  'Sådan holdt Havnekran op med at klatre',
  'Wie Havnekran das Klettern aufgab',
);

export const page: PageFixture = {
  name: 'havnekran',
  id: 34,
  slug: l('havnekran', 'havnekran', 'havnekran'),
  title,
  parent: 'customers',
  seo: {
    description: l(
      '{havnekranCranes} cranes in eleven harbours, {havnekranFewerClimbs} % fewer climbs than in 2024, {havnekranSeconds} seconds to a cause.',
      '{havnekranCranes} kraner i elleve havne, {havnekranFewerClimbs} % færre klatreture end i 2024, {havnekranSeconds} sekunder til en årsag.',
      '{havnekranCranes} Kräne in elf Häfen, {havnekranFewerClimbs} % weniger Aufstiege als 2024, {havnekranSeconds} Sekunden bis zur Ursache.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title,
      description: l(
        'A crane that goes quiet is stopped, and somebody climbs it with a laptop. Sixty metres, 240 steps, and at the top a modem in good health. Now two lines of log are read on the ground.',
        'En kran, der bliver tavs, bliver stoppet, og nogen klatrer op i den med en bærbar. Tres meter, 240 trin, og øverst et modem ved godt helbred. Nu bliver to linjer i loggen læst nede på jorden.',
        'Verstummt ein Kran, wird er angehalten, und jemand steigt mit dem Laptop hinauf. Sechzig Meter, 240 Stufen, und oben ein Modem bei bester Gesundheit. Heute liest jemand am Boden zwei Zeilen Protokoll.',
      ),
      image: caseInstruments.havnekran,
      alignment: 'right',
      backgroundColor: 'white',
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      cases: [
        {
          title: l('Crane operations, Havnekran', 'Krandriften, Havnekran', 'Kranbetrieb, Havnekran'),
          description: l(
            'The cranes speak four times a minute. When one went quiet, we used to climb it. Now somebody reads two lines and goes back to lunch.',
            'Kranerne taler fire gange i minuttet. Når en blev tavs, klatrede vi op i den. Nu læser en af os to linjer og går tilbage til frokosten.',
            'Die Kräne sprechen viermal in der Minute. Verstummte einer, stiegen wir hinauf. Heute liest jemand zwei Zeilen und geht zurück zum Mittagessen.',
          ),
          logo: media('logo-havnekran.svg', l('Havnekran', 'Havnekran', 'Havnekran')),
        },
      ],
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('−{havnekranFewerClimbs} %', '−{havnekranFewerClimbs} %', '−{havnekranFewerClimbs} %'),
          title: l('climbs', 'klatreture', 'Aufstiege'),
          description: l('Compared with 2024.', 'Mod 2024.', 'Gegenüber 2024.'),
        },
        {
          fact: l('{havnekranCranes}', '{havnekranCranes}', '{havnekranCranes}'),
          title: l('cranes in eleven harbours', 'kraner i elleve havne', 'Kräne in elf Häfen'),
        },
        {
          fact: l('{havnekranSeconds} s', '{havnekranSeconds} s', '{havnekranSeconds} s'),
          title: l('from fault to cause', 'fra fejl til årsag', 'von der Störung zur Ursache'),
          description: l(
            'On the screen of the foreman.',
            'På formandens skærm.',
            'Auf dem Bildschirm des Vorarbeiters.',
          ),
        },
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'Steel stands in its own way',
        'Stål står i vejen for sig selv',
        'Stahl steht sich selbst im Weg',
      ),
      description: l(
        '<p>Each crane reports wind, load and position four times a minute. It hears four networks, and all four look strong until the boom swings or a ship comes in with its containers stacked high.</p><p>The modem held on to the mast it had. Nobody on the ground could see that it should have let go, so somebody went up to look.</p>',
        '<p>Hver kran melder vind, last og position fire gange i minuttet. Den hører fire net, og alle fire ser stærke ud, til udliggeren svinger, eller et skib lægger til med containerne stablet højt.</p><p>Modemmet holdt fast i den mast, det havde. Nede på jorden kunne ingen se, at det burde have sluppet den, så nogen måtte op og se efter.</p>',
        '<p>Jeder Kran meldet Wind, Last und Stellung viermal in der Minute. Er hört vier Netze, und alle vier sehen stark aus, bis der Ausleger schwenkt oder ein Schiff mit hoch gestapelten Containern anlegt.</p><p>Das Modem hielt an seinem Mast fest. Am Boden sah niemand, dass es hätte loslassen sollen. Also stieg jemand hinauf und sah nach.</p>',
      ),
      image: photos.harbour,
      alignment: 'left',
    },
    {
      kind: 'ContentWithCtaBanner',
      title: l('What they changed', 'Hvad de lavede om', 'Was sie geändert haben'),
      backgroundColor: 'white',
      content: l(
        `<p>Every row of cranes got a tag, and every tag an order of networks of its own. The order is changed by the foreman who sees the quay, not by an office that sees a map.</p>
<ul><li>Four cranes on one quay use a mast on the opposite bank first. Why is told in <a href="post:eleven-cranes">eleven cranes and one very tall container</a>.</li><li>A limit of 50 MB for each crane. Where cargo hangs on the hook it raises an alarm and stops nothing.</li><li>A camera has a SIM of its own. It may be stopped.</li></ul>
<h3>What did not work</h3>
<p>Two modems were replaced before anybody read the log. The new ones lost their signal too, only with a warranty.</p>`,
        `<p>Hver række kraner fik et mærke og hvert mærke sin egen rækkefølge af net. Den bliver ændret af den formand, der ser kajen, ikke af et kontor, der ser et kort.</p>
<ul><li>Fire kraner på én kaj bruger først en mast på den anden bred. Hvorfor, står i <a href="post:eleven-cranes">elleve kraner og en meget høj container</a>.</li><li>En grænse på 50 MB pr. kran. Hvor der hænger last i krogen, giver den alarm og stopper ingenting.</li><li>Et kamera har sit eget SIM-kort. Det må gerne blive stoppet.</li></ul>
<h3>Hvad der ikke virkede</h3>
<p>To modemmer blev skiftet, før nogen læste loggen. De nye mistede også signalet, bare med garanti.</p>`,
        `<p>Jede Kranreihe bekam eine Gruppe und jede Gruppe eine eigene Reihenfolge der Netze. Ändern kann sie der Vorarbeiter, der den Kai sieht, nicht ein Büro, das eine Karte sieht.</p>
<ul><li>Vier Kräne an einem Kai nutzen zuerst einen Mast am anderen Ufer. Warum, steht in <a href="post:eleven-cranes">Elf Kräne und ein sehr hoher Container</a>.</li><li>Ein Limit von 50 MB je Kran. Wo eine Last am Haken hängt, warnt es und stoppt nichts.</li><li>Kameras haben eine eigene SIM-Karte. Die darf gestoppt werden.</li></ul>
<h3>Was nicht funktioniert hat</h3>
<p>Zwei Modems wurden getauscht, bevor jemand das Protokoll las. Auch die neuen verloren das Signal, nur eben mit Garantie.</p>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Try it on one quay', 'Prøv det på én kaj', 'An einem Kai ausprobieren'),
        description: l(
          'Five SIMs, {kitMegabytes} MB, {kitDays} days.',
          'Fem SIM-kort, {kitMegabytes} MB, {kitDays} dage.',
          'Fünf SIM-Karten, {kitMegabytes} MB, {kitDays} Tage.',
        ),
        image: withoutAlt(photos.crane),
        globalButtons: [orderTestKit('black')],
      },
    },
    closings.havnekran,
  ],
};
