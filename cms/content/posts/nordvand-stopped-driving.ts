import { photos } from '#cms/content/photos.ts';
import { nordvandDashboard } from '../drawings/dashboard.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 27,
  slug: l('nordvand-stopped-driving', 'nordvand-holdt-op-med-at-koere', 'nordvand-faehrt-nicht-mehr'),
  title: l(
    'How Nordvand stopped driving',
    'Sådan holdt Nordvand op med at køre',
    'Wie Nordvand das Fahren aufgab',
  ),
  excerpt: excerpt(
    '{nordvandStations} pumping stations, nine countries and {nordvandFewerVisits} per cent fewer site visits than the year before. Maja Thorsen on what changed, and what did not.',
    '{nordvandStations} pumpestationer, ni lande og {nordvandFewerVisits} procent færre udkald end året før. Maja Thorsen om, hvad der ændrede sig, og hvad der ikke gjorde.',
    '{nordvandStations} Pumpwerke, neun Länder und {nordvandFewerVisits} Prozent weniger Vor-Ort-Einsätze als im Jahr davor. Maja Thorsen darüber, was sich geändert hat und was nicht.',
  ),
  date: '2026-11-18T08:00:00',
  author: 'signe-holm',
  categories: ['field-notes'],
  coverImage: photos.van,
  featuredImage: photos.van,
  seo: {
    description: l(
      'Nordvand runs {nordvandStations} pumping stations in nine countries. In the first year with the log, site visits fell by {nordvandFewerVisits} per cent.',
      'Nordvand driver {nordvandStations} pumpestationer i ni lande. I det første år med loggen faldt antallet af udkald med {nordvandFewerVisits} procent.',
      'Nordvand betreibt {nordvandStations} Pumpwerke in neun Ländern. Im ersten Jahr mit dem Protokoll gab es {nordvandFewerVisits} Prozent weniger Vor-Ort-Einsätze.',
    ),
  },
  sections: [
    content(
      `<p>{nordvandStations} pumping stations in nine countries. In the first year with the log, Nordvand drove out to them {nordvandFewerVisits} per cent less often than in the year before. From alarm to cause it used to take two days; now it takes six minutes.</p>
<p>Maja Thorsen is head of operations. She has kept the list of site visits since before we met, so the numbers are hers. I asked her to read it with me, including the lines that do not flatter us.</p>`,
      `<p>{nordvandStations} pumpestationer i ni lande. I det første år med loggen kørte Nordvand ud til dem {nordvandFewerVisits} procent sjældnere end året før. Fra alarm til årsag gik der før to dage; nu går der seks minutter.</p>
<p>Maja Thorsen er driftschef. Hun førte listen over udkald, længe før vi mødtes, så tallene er hendes. Jeg bad hende læse den sammen med mig, også de linjer, der ikke smigrer os.</p>`,
      `<p>{nordvandStations} Pumpwerke in neun Ländern. Im ersten Jahr mit dem Protokoll fuhr Nordvand {nordvandFewerVisits} Prozent seltener hinaus als im Jahr davor. Von der Störmeldung bis zur Ursache vergingen früher zwei Tage; heute sind es sechs Minuten.</p>
<p>Maja Thorsen leitet den Betrieb. Die Liste der Vor-Ort-Einsätze führte sie schon, als wir uns noch nicht kannten; die Zahlen sind also ihre. Ich habe sie gebeten, sie mit mir durchzugehen, auch die Zeilen, die uns nicht schmeicheln.</p>`,
    ),
    heading('What a visit used to be', 'Sådan var et udkald før', 'Was ein Einsatz früher war'),
    content(
      `<p>A pumping station is a small locked room beside a road. It lifts waste water two or three metres so that it can run on downhill. If it stops and nobody notices, somebody’s basement does.</p>
<p>So the rule was simple: no report for an hour, send a van. “We sent it to a modem,” says Maja. “In eight cases of ten the pump was running. The driver pulled the plug, counted to ten, put it back and drove home. We called that maintenance.”</p>
<p>Nobody knew why pulling the plug helped. The operator said that its network was up, which was true. The modem maker said that the modem was fine, which was also true.</p>
<blockquote><p>We used to send a van to restart a modem. Now we read the log, change the network and leave the van where it is.</p></blockquote>`,
      `<p>En pumpestation er et lille låst rum ved en vej. Den løfter spildevand to-tre meter, så det kan løbe videre ned ad bakke. Går den i stå, uden at nogen opdager det, så er der en kælder, der gør.</p>
<p>Reglen var derfor enkel: ingen melding i en time, send en vogn. »Vi sendte den ud til et modem,« siger Maja. »I otte af ti tilfælde kørte pumpen. Chaufføren trak stikket ud, talte til ti, satte det i igen og kørte hjem. Det kaldte vi vedligehold.«</p>
<p>Ingen vidste, hvorfor det hjalp at trække stikket ud. Operatøren sagde, at nettet var oppe, og det passede. Fabrikanten sagde, at modemmet ikke fejlede noget, og det passede også.</p>
<blockquote><p>Før sendte vi en varevogn af sted for at genstarte et modem. Nu læser vi loggen, skifter net og lader vognen stå.</p></blockquote>`,
      `<p>Ein Pumpwerk ist ein kleiner, verschlossener Raum an einer Straße. Es hebt Abwasser zwei, drei Meter an, damit es bergab weiterlaufen kann. Bleibt es stehen und niemand merkt es, merkt es ein Keller.</p>
<p>Die Regel war deshalb einfach: eine Stunde keine Meldung, Wagen los. „Wir haben ihn zu einem Modem geschickt“, sagt Maja. „In acht von zehn Fällen lief die Pumpe. Der Fahrer zog den Stecker, zählte bis zehn, steckte ihn wieder ein und fuhr nach Hause. Das hieß bei uns Wartung.“</p>
<p>Warum das Steckerziehen half, wusste niemand. Der Betreiber sagte, sein Netz laufe, und das stimmte. Der Hersteller sagte, dem Modem fehle nichts, und das stimmte auch.</p>
<blockquote><p>Früher haben wir einen Wagen geschickt, um ein Modem neu zu starten. Heute lesen wir das Protokoll, wechseln das Netz und lassen den Wagen stehen.</p></blockquote>`,
    ),
    heading('What the log changed', 'Det ændrede loggen', 'Was das Protokoll geändert hat'),
    content(
      `<p>The first week was uncomfortable. Every one of the visits that looked alike from the control room turned out to be one of four things, and only one of them needed wheels.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">What the control room saw</th><th scope="col">What the log said</th><th scope="col">What it takes</th></tr></thead><tbody><tr><td>No report</td><td>Attach rejected, cause 15</td><td>Steering, under a minute</td></tr><tr><td>No report</td><td>SIM treated as invalid after cause 8</td><td>A modem that restarts itself</td></tr><tr><td>No report</td><td>Limit reached, traffic stopped</td><td>A higher limit, or a question</td></tr><tr><td>No report</td><td>Nothing at all</td><td>Wheels</td></tr></tbody></table></figure>
<p>Six minutes is how long it takes a person on duty to open the SIM, read the last lines and decide which row it is. Two days is how long it took when the answer was spread over three companies and a driver.</p>
<p>How {nordvandStations} stations came to have a SIM that writes such lines is <a href="post:moving-12400-pumping-stations">a story of its own</a>, told in the order in which it went wrong. Nobody had to open a cabinet. Several people opened one anyway, to see for themselves, and Maja has kept those visits on the list as well. They are in the 29 per cent.</p>`,
      `<p>Den første uge var ubehagelig. Udkaldene så ens ud fra kontrolrummet, men hvert eneste viste sig at være én af fire ting, og kun én af dem krævede hjul.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Hvad kontrolrummet så</th><th scope="col">Hvad loggen sagde</th><th scope="col">Hvad der skal til</th></tr></thead><tbody><tr><td>Ingen melding</td><td>Tilkobling afvist, årsag 15</td><td>Netstyring, under et minut</td></tr><tr><td>Ingen melding</td><td>SIM-kortet regnes for ugyldigt efter årsag 8</td><td>Et modem, der genstarter sig selv</td></tr><tr><td>Ingen melding</td><td>Grænsen nået, trafik stoppet</td><td>En højere grænse eller et spørgsmål</td></tr><tr><td>Ingen melding</td><td>Slet ingenting</td><td>Hjul</td></tr></tbody></table></figure>
<p>Seks minutter er den tid, vagten bruger på at åbne SIM-kortet, læse de sidste linjer og afgøre, hvilken række det er. To dage var den tid, det tog, da svaret lå spredt hos tre firmaer og en chauffør.</p>
<p>Hvordan {nordvandStations} stationer fik et SIM-kort, der skriver den slags linjer, er <a href="post:moving-12400-pumping-stations">en historie for sig</a>, fortalt i den rækkefølge, det gik galt. Ingen behøvede at åbne et skab. Flere åbnede et alligevel for at se efter selv, og de besøg står også på Majas liste. De er med i de 29 procent.</p>`,
      `<p>Die erste Woche war unangenehm. Die Einsätze, die von der Leitstelle aus gleich aussahen, waren in Wahrheit vier verschiedene Dinge, und nur eines davon brauchte Räder.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Was die Leitstelle sah</th><th scope="col">Was das Protokoll sagte</th><th scope="col">Was es braucht</th></tr></thead><tbody><tr><td>Keine Meldung</td><td>Einbuchung abgewiesen, Ursache 15</td><td>Netzsteuerung, unter einer Minute</td></tr><tr><td>Keine Meldung</td><td>SIM-Karte gilt nach Ursache 8 als ungültig</td><td>Ein Modem, das sich selbst neu startet</td></tr><tr><td>Keine Meldung</td><td>Limit erreicht, Verkehr gestoppt</td><td>Ein höheres Limit oder eine Frage</td></tr><tr><td>Keine Meldung</td><td>Gar nichts</td><td>Räder</td></tr></tbody></table></figure>
<p>Sechs Minuten braucht der Bereitschaftsdienst, um die SIM-Karte zu öffnen, die letzten Zeilen zu lesen und zu entscheiden, welche Zeile der Tabelle es ist. Zwei Tage dauerte es, als die Antwort auf drei Firmen und einen Fahrer verteilt war.</p>
<p>Wie {nordvandStations} Pumpwerke zu einer SIM-Karte kamen, die solche Zeilen schreibt, ist <a href="post:moving-12400-pumping-stations">eine Geschichte für sich</a>, erzählt in der Reihenfolge, in der es schiefging. Niemand musste einen Schaltschrank öffnen. Einige taten es trotzdem, um selbst nachzusehen, und auch diese Fahrten stehen auf Majas Liste. Sie gehören zu den 29 Prozent.</p>`,
    ),
    picture(
      nordvandDashboard,
      l(
        'Bridge with Nordvand’s stations, by network and state',
        'Bridge med Nordvands stationer efter net og tilstand',
        'Bridge mit den Pumpwerken von Nordvand nach Netz und Zustand',
      ),
      'large',
      true,
      l(
        'Bridge on an ordinary Tuesday. The row to look at is the only one with a square.',
        'Bridge en almindelig tirsdag. Rækken, man skal se på, er den eneste med en firkant.',
        'Bridge an einem gewöhnlichen Dienstag. Die Zeile, auf die es ankommt, ist die einzige mit einem Quadrat.',
      ),
    ),
    heading('What went wrong on the way', 'Hvad der gik galt undervejs', 'Was unterwegs schiefging'),
    content(
      `<p>Maja has these on the list as well, and she reads them out without being asked.</p>
<ul>
<li>The alarms. We set one for every rejection, and the night shift muted them all in four days. There are three now, and somebody answers each of them.</li>
<li>The stations whose modem could not be restarted from a distance. The log knew the cause; the plug still had to be pulled. A relay for the modem’s power is now part of every new cabinet.</li>
<li>A pump that <a href="post:the-pump-that-failed-on-sundays">only failed on Sundays</a>. Two visits, both in vain.</li>
</ul>
<p>The remaining 29 per cent are mostly water: blocked impellers, wet cables, once a swan. “Those I do not want to get rid of,” says Maja. “That is the job.”</p>`,
      `<p>Dem har Maja også på listen, og hun læser dem op uden at blive spurgt.</p>
<ul>
<li>Alarmerne. Vi satte en ved hver afvisning, og nattevagten slog dem alle fra på fire dage. Nu er der tre, og nogen svarer på hver af dem.</li>
<li>Stationerne, hvis modem ikke kunne genstartes på afstand. Loggen kendte årsagen; stikket skulle stadig trækkes ud. Et relæ til modemmets strøm hører nu til i hvert nyt skab.</li>
<li>En pumpe, der <a href="post:the-pump-that-failed-on-sundays">kun svigtede om søndagen</a>. To udkald, begge forgæves.</li>
</ul>
<p>De sidste 29 procent er mest vand: tilstoppede pumpehjul, våde kabler, én gang en svane. »Dem vil jeg ikke af med,« siger Maja. »Det er arbejdet.«</p>`,
      `<p>Auch das steht auf Majas Liste, und sie liest es ungefragt vor.</p>
<ul>
<li>Die Alarme. Wir setzten einen für jede Abweisung, und die Nachtschicht hatte nach vier Tagen alle stummgeschaltet. Heute sind es drei, und auf jeden antwortet jemand.</li>
<li>Die Pumpwerke, deren Modem sich nicht aus der Ferne neu starten ließ. Das Protokoll kannte die Ursache; den Stecker musste trotzdem jemand ziehen. Ein Relais für den Strom des Modems gehört heute in jeden neuen Schaltschrank.</li>
<li>Eine Pumpe, die <a href="post:the-pump-that-failed-on-sundays">nur sonntags ausfiel</a>. Zwei Einsätze, beide umsonst.</li>
</ul>
<p>Die übrigen 29 Prozent sind überwiegend Wasser: verstopfte Laufräder, nasse Kabel, einmal ein Schwan. „Die will ich gar nicht loswerden“, sagt Maja. „Das ist die Arbeit.“</p>`,
    ),
    heading('What she would do first', 'Hvad hun ville gøre først', 'Womit sie anfangen würde'),
    content(
      `<ol>
<li>Keep a list of visits with one column for the reason found. Before you buy anything.</li>
<li>Take the ten stations with the most visits and put <a href="page:test-kit">a test SIM</a> in each for a month.</li>
<li>Give the control room permission to change the network without asking. Six minutes is of no use if the seventh is a meeting.</li>
</ol>
<p>The van is for sale. The figures are on <a href="page:nordvand">the case page</a>. Nordvand sold the other two in the spring.</p>`,
      `<ol>
<li>Før en liste over udkald med én kolonne til den årsag, I fandt. Før du køber noget.</li>
<li>Tag de ti stationer med flest udkald, og sæt et <a href="page:test-kit">test-SIM</a> i hver i en måned.</li>
<li>Lad kontrolrummet skifte net uden at spørge. Seks minutter nytter ikke, hvis det syvende er et møde.</li>
</ol>
<p>Varevognen er til salg. Tallene står på <a href="page:nordvand">kundesiden</a>. De to andre solgte Nordvand i foråret.</p>`,
      `<ol>
<li>Führen Sie eine Liste der Einsätze mit einer Spalte für die gefundene Ursache. Bevor Sie irgendetwas kaufen.</li>
<li>Nehmen Sie die zehn Pumpwerke mit den meisten Einsätzen und setzen Sie einen Monat lang je eine <a href="page:test-kit">Test-SIM</a> ein.</li>
<li>Erlauben Sie der Leitstelle, das Netz ohne Rückfrage zu wechseln. Sechs Minuten nützen nichts, wenn die siebte eine Besprechung ist.</li>
</ol>
<p>Der Lieferwagen steht zum Verkauf. Die Zahlen stehen auf <a href="page:nordvand">der Seite zum Fall</a>. Die beiden anderen hat Nordvand im Frühjahr verkauft.</p>`,
    ),
    signedBy('signe-holm'),
  ],
};
