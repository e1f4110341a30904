import { orderTestKit } from '../buttons.ts';
import { caseInstruments } from '../drawings/caseInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos, withoutAlt } from '../photos.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'nordvand',
  id: 19,
  slug: l('nordvand', 'nordvand', 'nordvand'),
  title: l(
    'How Nordvand stopped driving',
    'Sådan holdt Nordvand op med at køre',
    'Wie Nordvand das Fahren aufgab',
  ),
  parent: 'customers',
  seo: {
    description: l(
      '{nordvandStations} pumping stations in nine countries, {nordvandFewerVisits} % fewer site visits in the first year, six minutes to a cause.',
      '{nordvandStations} pumpestationer i ni lande, {nordvandFewerVisits} % færre udkald det første år, seks minutter til en årsag.',
      '{nordvandStations} Pumpwerke in neun Ländern, {nordvandFewerVisits} % weniger Vor-Ort-Einsätze im ersten Jahr, sechs Minuten bis zur Ursache.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'How Nordvand stopped driving',
        'Sådan holdt Nordvand op med at køre',
        'Wie Nordvand das Fahren aufgab',
      ),
      description: l(
        '{nordvandStations} pumping stations in nine countries, nine contracts with operators, and a row of vans with the engine running. One of them is now for sale.',
        '{nordvandStations} pumpestationer i ni lande, ni aftaler med teleselskaber og en række varevogne med motoren i gang. En af dem er nu til salg.',
        '{nordvandStations} Pumpwerke in neun Ländern, neun Verträge mit Betreibern und eine Reihe Lieferwagen mit laufendem Motor. Einer davon steht jetzt zum Verkauf.',
      ),
      image: caseInstruments.nordvand,
      alignment: 'right',
      backgroundColor: 'white',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %'),
          title: l('site visits', 'udkald', 'Vor-Ort-Einsätze'),
          description: l(
            'First year against the year before.',
            'Første år mod året før.',
            'Erstes Jahr gegenüber dem Vorjahr.',
          ),
        },
        {
          fact: l('{nordvandStations}', '{nordvandStations}', '{nordvandStations}'),
          title: l(
            'pumping stations in nine countries',
            'pumpestationer i ni lande',
            'Pumpwerke in neun Ländern',
          ),
        },
        {
          fact: l('{nordvandMinutes} min', '{nordvandMinutes} min', '{nordvandMinutes} min'),
          title: l('from alarm to cause', 'fra alarm til årsag', 'von der Störmeldung zur Ursache'),
          description: l('It was two days.', 'Før var det to dage.', 'Früher waren es zwei Tage.'),
        },
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'The fault was rarely in the water',
        'Fejlen lå sjældent i vandet',
        'Der Fehler lag selten im Wasser',
      ),
      description: l(
        '<p>In 2023 Nordvand drove out {nordvandVisitsBefore} times because a station did not answer. In eight cases of ten the pump was running. What had stopped was the modem, the mast or the contract.</p><p>Nobody could tell which from the desk, so somebody had to tell from the dike.</p>',
        '<p>I 2023 kørte Nordvand ud {nordvandVisitsBefore} gange, fordi en station ikke svarede. I otte af ti tilfælde kørte pumpen. Det, der var gået i stå, var modemmet, masten eller aftalen.</p><p>Ingen kunne se det fra skrivebordet, så nogen måtte se det fra diget.</p>',
        '<p>2023 fuhr Nordvand {nordvandVisitsBefore}-mal hinaus, weil ein Pumpwerk nicht antwortete. In acht von zehn Fällen lief die Pumpe. Stehen geblieben waren das Modem, der Mast oder der Vertrag.</p><p>Vom Schreibtisch aus sah das niemand, also musste es jemand vom Deich aus sehen.</p>',
      ),
      image: photos.pump,
      alignment: 'left',
    },
    {
      kind: 'ContentWithCtaBanner',
      title: l('What they changed', 'Hvad de lavede om', 'Was sie geändert haben'),
      backgroundColor: 'white',
      content: l(
        `<p>Nine contracts became one. An eSIM already sat in every station, unused; our profile went out to it over the air, in eleven weeks instead of six, and no cabinet was opened because it had to be.</p>
<ul><li>Steering by tag: stations on the west coast prefer Sundnet and may not use two masts that lost LTE‑M in September.</li><li>An alarm on any cause 15 that is followed by more than two minutes of silence.</li><li>A limit of 20 MB a station. It has been reached eleven times; eleven times it was firmware.</li></ul>
<h3>What did not work</h3>
<p>The first alarms rang for every rejection. After four days the night shift had muted them all. Now there are three, and somebody answers each of them.</p>`,
        `<p>Ni aftaler blev til én. I hver station sad der i forvejen et eSIM, som ikke blev brugt; vores profil kom ud til det trådløst, på elleve uger i stedet for seks, og ikke ét skab blev åbnet af nødvendighed.</p>
<ul><li>Styring pr. mærke: Stationerne på vestkysten foretrækker Sundnet og må ikke bruge to master, der mistede LTE‑M i september.</li><li>En alarm ved enhver årsag 15, der følges af mere end to minutters tavshed.</li><li>En grænse på 20 MB pr. station. Den er nået elleve gange; elleve gange var det firmware.</li></ul>
<h3>Hvad der ikke virkede</h3>
<p>De første alarmer ringede ved hver afvisning. Efter fire dage havde nattevagten slået dem alle fra. Nu er der tre, og nogen svarer på hver af dem.</p>`,
        `<p>Aus neun Verträgen wurde einer. In jedem Pumpwerk saß bereits eine eSIM, unbenutzt; unser Profil kam über Funk, in elf Wochen statt in sechs, und kein Schaltschrank musste dafür geöffnet werden.</p>
<ul><li>Steuerung je Gruppe: Die Pumpwerke der Westküste bevorzugen Sundnet und meiden zwei Masten, die seit September kein LTE‑M mehr bieten.</li><li>Ein Alarm bei jeder Ursache 15, auf die mehr als zwei Minuten Stille folgen.</li><li>Ein Limit von 20 MB je Pumpwerk. Elfmal wurde es erreicht; elfmal war es die Firmware.</li></ul>
<h3>Was nicht funktioniert hat</h3>
<p>Die ersten Alarme klingelten bei jeder Abweisung. Nach vier Tagen hatte die Nachtschicht alle stummgeschaltet. Heute sind es drei, und auf jeden antwortet jemand.</p>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Try it on five pumps', 'Prøv det på fem pumper', 'An fünf Pumpen ausprobieren'),
        description: l(
          'Five SIMs, {kitMegabytes} MB, 30 days.',
          'Fem SIM-kort, {kitMegabytes} MB, 30 dage.',
          'Fünf SIM-Karten, {kitMegabytes} MB, 30 Tage.',
        ),
        image: withoutAlt(photos.van),
        globalButtons: [orderTestKit('black')],
      },
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
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
        },
      ],
    },
    closings.nordvand,
  ],
};
