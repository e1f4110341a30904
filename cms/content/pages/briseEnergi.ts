import { orderTestKit } from '../buttons.ts';
import { closings } from '../closings.ts';
import { caseInstruments } from '../drawings/caseInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos, withoutAlt } from '../photos.ts';

const title = l(
  'How Brise Energi left the ship in\u00A0port',
  'Sådan lod Brise Energi skibet blive i\u00A0havn',
  'Wie Brise Energi das Schiff im\u00A0Hafen\u00A0ließ',
);

export const page: PageFixture = {
  name: 'brise-energi',
  id: 35,
  slug: l('brise-energi', 'brise-energi', 'brise-energi'),
  title: l(
    'How Brise Energi left the ship in port',
    'Sådan lod Brise Energi skibet blive i havn',
    'Wie Brise Energi das Schiff im Hafen ließ',
  ),
  parent: 'customers',
  seo: {
    description: l(
      '{briseTurbines} turbines in two seas, {briseFewerSailings} % fewer sailings for network faults, {briseMinutes} minutes to change all of them.',
      '{briseTurbines} vindmøller i to have, {briseFewerSailings} % færre sejladser på grund af netfejl, {briseMinutes} minutter til at ændre dem alle.',
      '{briseTurbines} Windräder in zwei Meeren, {briseFewerSailings} % weniger Fahrten wegen Netzstörungen, {briseMinutes} Minuten, um alle zu ändern.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title,
      description: l(
        'A ship, a skipper, two engineers and a day with waves below a metre and a half: that is what it took to change one number in a turbine. Now it takes a Tuesday.',
        'Et skib, en skipper, to teknikere og en dag med bølger under halvanden meter: Så meget skulle der til for at ændre ét tal i en vindmølle. Nu skal der en tirsdag til.',
        'Ein Schiff, ein Kapitän, zwei Techniker und ein Tag mit Wellen unter anderthalb Metern: So viel brauchte es, um in einem Windrad eine Zahl zu ändern. Heute reicht ein Dienstag.',
      ),
      image: photos.wind,
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'SplitContentImgRight',
      title: l(
        'They fell asleep before the answer came',
        'De faldt i søvn, før svaret kom',
        'Sie schliefen ein, bevor die Antwort kam',
      ),
      description: l(
        '<p>In a storm every fourth report went missing, always from a turbine that had sent it. The log showed why: after the report the modem listens for a while, and the timer that says how long stood at eight seconds. In bad weather the server needed twelve.</p><p>The turbine was asleep when the answer arrived. It woke, found none, and counted the report as lost.</p>',
        '<p>I storm forsvandt hver fjerde melding, altid fra en mølle, der havde sendt den. Loggen viste hvorfor: Efter meldingen lytter modemmet et stykke tid, og den timer, der bestemmer hvor længe, stod på otte sekunder. I dårligt vejr var serveren tolv om at svare.</p><p>Møllen sov, da svaret kom. Den vågnede, fandt intet og regnede meldingen for tabt.</p>',
        '<p>Bei Sturm ging jede vierte Meldung verloren, immer von einem Windrad, das sie gesendet hatte. Das Protokoll zeigte, warum: Nach der Meldung lauscht das Modem eine Weile, und der Timer, der die Dauer vorgibt, stand auf acht Sekunden. Bei schlechtem Wetter brauchte der Server zwölf.</p><p>Das Windrad schlief, als die Antwort kam. Es wachte auf, fand keine und hielt die Meldung für verloren.</p>',
      ),
      image: caseInstruments.briseEnergi,
      alignment: 'right',
      backgroundColor: 'white',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('−{briseFewerSailings} %', '−{briseFewerSailings} %', '−{briseFewerSailings} %'),
          title: l(
            'sailings for network faults',
            'sejladser på grund af netfejl',
            'Fahrten wegen Netzstörungen',
          ),
          description: l('2025 against 2024.', '2025 mod 2024.', '2025 gegenüber 2024.'),
        },
        {
          fact: l('{briseTurbines}', '{briseTurbines}', '{briseTurbines}'),
          title: l('turbines in two seas', 'vindmøller i to have', 'Windräder in zwei Meeren'),
        },
        {
          fact: l('{briseMinutes} min', '{briseMinutes} min', '{briseMinutes} min'),
          title: l('to change all of them', 'til at ændre dem alle', 'um alle zu ändern'),
          description: l('From the office.', 'Fra kontoret.', 'Vom Büro aus.'),
        },
      ],
    },
    {
      kind: 'ContentWithCtaBanner',
      title: l('What they changed', 'Hvad de lavede om', 'Was sie geändert haben'),
      backgroundColor: 'white',
      content: l(
        `<p>One number. <code>T3324</code> went from eight seconds to twenty, by API, first for ten turbines and then for all {briseTurbines}. How that timer works is in <a href="post:t3324-how-a-sensor-sleeps">how a sensor sleeps</a>.</p>
<ul><li>An order of networks for each sea, because the masts stand on different coasts.</li><li>An alarm on three times the fleet’s average. It would have found <a href="post:turbine-41-called-home">Turbine 41</a> in its first week.</li><li>The ship sails with a list. A fault that the log can explain is not on it.</li></ul>
<h3>What did not work</h3>
<p>The weekly list of causes hid number 22 for a month. That was <a href="post:sorting-cause-codes-as-text">our fault</a>: we had exported numbers as words.</p>`,
        `<p>Ét tal. <code>T3324</code> gik fra otte sekunder til tyve via API, først på ti møller og så på alle {briseTurbines}. Hvordan den timer virker, står i <a href="post:t3324-how-a-sensor-sleeps">hvordan en sensor sover</a>.</p>
<ul><li>En rækkefølge af net for hvert hav, for masterne står på hver sin kyst.</li><li>En alarm ved tre gange flådens gennemsnit. Den ville have fundet <a href="post:turbine-41-called-home">Mølle 41</a> i den første uge.</li><li>Skibet sejler med en liste. En fejl, som loggen kan forklare, står ikke på den.</li></ul>
<h3>Hvad der ikke virkede</h3>
<p>Ugelisten over årsager skjulte nummer 22 i en måned. Det var <a href="post:sorting-cause-codes-as-text">vores fejl</a>: Vi havde eksporteret tal som ord.</p>`,
        `<p>Eine Zahl. <code>T3324</code> stieg von acht auf zwanzig Sekunden, über die API, zuerst bei zehn Windrädern und dann bei allen {briseTurbines}. Wie dieser Timer arbeitet, steht in <a href="post:t3324-how-a-sensor-sleeps">Wie ein Sensor schläft</a>.</p>
<ul><li>Eine Reihenfolge der Netze für jedes Meer, denn die Masten stehen an verschiedenen Küsten.</li><li>Ein Alarm beim Dreifachen des Flottenmittels. Er hätte <a href="post:turbine-41-called-home">Windrad 41</a> in der ersten Woche gefunden.</li><li>Das Schiff fährt nach einer Liste. Störungen, die das Protokoll erklärt, stehen nicht darauf.</li></ul>
<h3>Was nicht funktioniert hat</h3>
<p>Die Wochenliste der Ursachen verbarg einen Monat lang die Nummer 22. Das war <a href="post:sorting-cause-codes-as-text">unser Fehler</a>: Wir hatten Zahlen als Wörter exportiert.</p>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Try it on five turbines', 'Prøv det på fem møller', 'An fünf Windrädern ausprobieren'),
        description: l(
          'Five SIMs, {kitMegabytes} MB, {kitDays} days.',
          'Fem SIM-kort, {kitMegabytes} MB, {kitDays} dage.',
          'Fünf SIM-Karten, {kitMegabytes} MB, {kitDays} Tage.',
        ),
        image: withoutAlt(photos.boat),
        globalButtons: [orderTestKit('black')],
      },
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      cases: [
        {
          title: l(
            'Operations desk, Brise Energi',
            'Driftscentralen, Brise Energi',
            'Leitstelle, Brise Energi',
          ),
          description: l(
            'We changed network, limit and power saving from the office. On a Tuesday afternoon, with coffee.',
            'Vi ændrede net, grænse og strømsparing fra kontoret. En tirsdag eftermiddag, over en kop kaffe.',
            'Netz, Limit und Stromsparmodus haben wir vom Büro aus geändert. An einem Dienstagnachmittag, bei Kaffee.',
          ),
          logo: media('logo-brise-energi.svg', l('Brise Energi', 'Brise Energi', 'Brise Energi')),
        },
      ],
    },
    closings.briseEnergi,
  ],
};
