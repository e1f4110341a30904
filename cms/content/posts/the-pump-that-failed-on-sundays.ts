import { photos } from '#cms/content/photos.ts';
import { heard } from '../drawings/networks.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const sundays = `<pre class="wp-block-code"><code>from collections import Counter
from datetime import datetime

gaps = Counter()
for before, after in zip(events, events[1:]):
    start = datetime.fromisoformat(before["time"])
    end = datetime.fromisoformat(after["time"])
    if (end - start).total_seconds() &gt; 45 * 60:
        gaps[start.strftime("%A %H")] += 1

print(gaps.most_common(3))
# [('Sunday 09', 6), ('Tuesday 02', 1)]</code></pre>`;

export const post: PostFixture = {
  id: 19,
  slug: l(
    'the-pump-that-failed-on-sundays',
    'pumpen-der-svigtede-om-soendagen',
    'die-pumpe-die-sonntags-ausfiel',
  ),
  title: l(
    'The pump that failed on Sundays',
    'Pumpen, der kun svigtede om søndagen',
    'Die Pumpe, die nur sonntags ausfiel',
  ),
  excerpt: excerpt(
    'Six weeks of clean logs, six silent Sundays, and a church bell that transmits.',
    'Seks ugers ren log, seks tavse søndage og en kirkeklokke med sender.',
    'Sechs Wochen sauberes Protokoll, sechs stille Sonntage und eine Kirchenglocke mit Sender.',
  ),
  date: '2026-07-29T08:00:00',
  modifiedGmt: '2026-10-14T09:05:00',
  author: 'lotte-brandt',
  categories: ['field-notes'],
  coverImage: photos.church,
  featuredImage: photos.church,
  sections: [
    content(
      `<p>Pump Esbjerg S reports every thirty minutes. For six weeks it missed two reports a week, and only two: the ones at about 10:00 and 10:30 on Sunday. At 11:15 it was back, in good health, with nothing to declare.</p>
<p>When a device fails and the log is full, you read. When a device fails and the log is empty, you have to listen.</p>`,
      `<p>Pumpe Esbjerg S melder sig hver halve time. I seks uger manglede den to meldinger om ugen og kun to: dem omkring klokken 10.00 og 10.30 om søndagen. Klokken 11.15 var den tilbage, ved godt helbred og uden noget at fortolde.</p>
<p>Når en enhed svigter, og loggen er fuld, så læser man. Når en enhed svigter, og loggen er tom, må man lytte.</p>`,
      `<p>Pumpe Esbjerg S meldet sich jede halbe Stunde. Sechs Wochen lang fehlten je Woche zwei Meldungen und nur diese zwei: die gegen 10:00 und 10:30 Uhr am Sonntag. Um 11:15 Uhr war sie wieder da, wohlauf und ohne etwas zu verzollen.</p>
<p>Wenn ein Gerät ausfällt und das Protokoll voll ist, liest man. Wenn ein Gerät ausfällt und das Protokoll leer ist, muss man hinhören.</p>`,
    ),
    heading('What an empty log tells you', 'Hvad en tom log fortæller', 'Was ein leeres Protokoll sagt'),
    content(
      `<p>There was no rejection, no cause code, no closed session. The last line before ten o’clock was an ordinary data session on Bælt Mobil. The next was an ordinary attach, 75 minutes later.</p>
<p>That rules out more than it seems to.</p>
<ul>
<li>Not the SIM, the plan or a limit. Each of those leaves a line when it says no.</li>
<li>Not the operator’s core. An overloaded core answers with cause 22, and a broken one with 17.</li>
<li>Not the pump’s power. After a power cut a modem starts with a full attach within a minute of the lights; this one had kept its clock and its counters.</li>
</ul>
<p>What remains is the air. The log begins where the first network node begins. If the mast never hears the device, nobody writes anything down.</p>`,
      `<p>Der var ingen afvisning, ingen årsagskode, ingen lukket session. Sidste linje før klokken ti var en almindelig datasession på Bælt Mobil. Den næste var en almindelig tilkobling, 75 minutter senere.</p>
<p>Det udelukker mere, end man skulle tro.</p>
<ul>
<li>Ikke SIM-kortet, aftalen eller en grænse. De efterlader alle en linje, når de siger nej.</li>
<li>Ikke operatørens kerne. En overbelastet kerne svarer med årsag 22, en defekt med 17.</li>
<li>Ikke pumpens strøm. Efter en strømafbrydelse starter et modem med en fuld tilkobling inden for et minut; dette havde beholdt både ur og tællere.</li>
</ul>
<p>Tilbage er luften. Loggen begynder dér, hvor den første netknude begynder. Hører masten aldrig enheden, er der ingen, der skriver noget ned.</p>`,
      `<p>Keine Abweisung, kein Ursachencode, keine beendete Sitzung. Die letzte Zeile vor zehn Uhr war eine gewöhnliche Datensitzung bei Bælt Mobil. Die nächste war eine gewöhnliche Einbuchung, 75 Minuten später.</p>
<p>Damit scheidet mehr aus, als man meint:</p>
<ul>
<li>die SIM-Karte, der Tarif, das Limit. Sie alle hinterlassen eine Zeile, wenn sie nein sagen.</li>
<li>der Kern des Betreibers. Ein überlasteter antwortet mit Ursache 22, ein gestörter mit 17.</li>
<li>der Strom der Pumpe. Nach einem Stromausfall beginnt ein Modem binnen einer Minute mit einer vollständigen Einbuchung; dieses hatte Uhr und Zähler behalten.</li>
</ul>
<p>Bleibt die Luft. Das Protokoll beginnt dort, wo der erste Netzknoten beginnt. Hört der Mast das Gerät nie, schreibt auch niemand etwas auf.</p>`,
    ),
    heading('Making sure it was Sunday', 'Var det virkelig søndag?', 'War es wirklich der Sonntag?'),
    content(
      `<p>Before anyone put on boots I wanted the pattern from a machine and not from my memory. Twelve lines over the events of six weeks:</p>
${sundays}
<p>Six out of six. The Tuesday was ours: maintenance, announced a week ahead, at two in the morning. I mention it because a pattern is only worth something when you can also explain what is not in it. Then I asked the neighbour. Pump Esbjerg N stands 1.8 km away with the same modem and had missed nothing. It looks at another mast.</p>
<p>So it was one place, one hour and a half, one day a week. Maja at Nordvand looked at the map while we spoke and said, not quite laughing: “There is a church.”</p>`,
      `<p>Før nogen tog støvler på, ville jeg have mønstret fra en maskine og ikke fra min hukommelse. Tolv linjer over seks ugers hændelser:</p>
${sundays}
<p>Seks af seks. Tirsdagen var vores egen: vedligehold, varslet en uge før, klokken to om natten. Jeg nævner det, fordi et mønster kun er noget værd, når man også kan forklare det, der falder udenfor. Så spurgte jeg naboen. Pumpe Esbjerg N står 1,8 km derfra med samme modem og havde ikke sprunget noget over. Den kigger på en anden mast.</p>
<p>Altså ét sted, halvanden time, én dag om ugen. Maja hos Nordvand så på kortet, mens vi talte, og sagde, næsten uden at grine: »Der ligger en kirke.«</p>`,
      `<p>Bevor jemand Stiefel anzog, wollte ich das Muster von einer Maschine hören und nicht von meinem Gedächtnis. Zwölf Zeilen über die Ereignisse von sechs Wochen:</p>
${sundays}
<p>Sechs von sechs. Der Dienstag war unserer: angekündigte Wartung, zwei Uhr nachts. Ich erwähne ihn, weil ein Muster nur taugt, wenn man auch erklären kann, was nicht hineinpasst. Dann fragte ich den Nachbarn. Pumpe Esbjerg N steht 1,8 km entfernt, hat dasselbe Modem und nichts versäumt. Sie sieht einen anderen Mast.</p>
<p>Also ein Ort, anderthalb Stunden, ein Tag in der Woche. Maja von Nordvand sah während des Gesprächs auf die Karte und sagte, fast ohne zu lachen: „Da steht eine Kirche.“</p>`,
    ),
    picture(
      heard,
      l(
        'Three networks and their signal: Sundnet −79\u00a0dBm, Bælt Mobil −91\u00a0dBm, Nordtel −112\u00a0dBm',
        'Tre net og deres signal: Sundnet −79\u00a0dBm, Bælt Mobil −91\u00a0dBm, Nordtel −112\u00a0dBm',
        'Drei Netze und ihr Signal: Sundnet −79\u00a0dBm, Bælt Mobil −91\u00a0dBm, Nordtel −112\u00a0dBm',
      ),
      'large',
      true,
      l(
        'What the modem heard on a Sunday at ten. Nothing in it looks wrong.',
        'Hvad modemmet hørte en søndag klokken ti. Intet af det ser forkert ud.',
        'Was das Modem sonntags um zehn hörte. Nichts davon sieht falsch aus.',
      ),
    ),
    heading('In the tower', 'I tårnet', 'Im Turm'),
    content(
      `<p>Jonas went up with the sexton on a Saturday, when it was quiet, and again on Sunday, when it was not. The bell is rung by a motor. The motor is started by a controller in the basement. The controller is called over the mobile network, and since a basement has no signal, somebody had once put a repeater in the tower and fed it from the motor’s own switch.</p>
<p>A repeater has two antennas: one outside that listens to the mast, one inside that repeats it. In this tower they hung on the same beam, 60 cm apart. The repeater heard itself, amplified that, and filled the uplink of the whole band with noise from the first stroke until someone turned off the motor after the service.</p>
<p>The pump heard the mast very well. It was the mast that could not hear the pump. That is why the signal reading was a healthy −91\u00a0dBm through every silent Sunday.</p>
<blockquote><p>Signal strength tells you how well you hear. It says nothing about whether anyone hears you.</p></blockquote>`,
      `<p>Jonas gik op med kirketjeneren en lørdag, hvor der var stille, og igen søndag, hvor der ikke var. Klokken ringes af en motor. Motoren startes af en styring i kælderen. Styringen bliver kaldt op over mobilnettet, og da der ikke er signal i en kælder, havde nogen engang sat en forstærker op i tårnet og givet den strøm fra motorens egen kontakt.</p>
<p>En forstærker har to antenner: en udenfor, der lytter til masten, og en indenfor, der gentager den. I dette tårn hang de på samme bjælke med 60 cm imellem. Forstærkeren hørte sig selv, forstærkede det og fyldte uplinken på hele båndet med støj fra det første slag, til nogen slukkede motoren efter gudstjenesten.</p>
<p>Pumpen hørte masten fint. Det var masten, der ikke kunne høre pumpen. Derfor lå signalet på sunde −91\u00a0dBm hver eneste tavse søndag.</p>
<blockquote><p>Signalstyrken fortæller, hvor godt du hører. Den siger ikke noget om, hvorvidt nogen hører dig.</p></blockquote>`,
      `<p>Jonas stieg mit dem Küster hinauf, einmal am Samstag, als es still war, und noch einmal am Sonntag, als es das nicht war. Die Glocke läutet ein Motor. Den Motor startet eine Steuerung im Keller. Die Steuerung wird über das Mobilfunknetz angerufen, und weil ein Keller kein Signal hat, hatte jemand im Turm einen Repeater angebracht und ihn am Schalter des Motors angeschlossen.</p>
<p>Ein Repeater hat zwei Antennen: eine außen, die den Mast hört, und eine innen, die ihn wiederholt. In diesem Turm hingen sie am selben Balken, 60 cm voneinander entfernt. Der Repeater hörte sich selbst, verstärkte das und füllte die Senderichtung des ganzen Bandes mit Rauschen, vom ersten Schlag an, bis nach dem Gottesdienst jemand den Motor abstellte.</p>
<p>Die Pumpe hörte den Mast sehr gut. Der Mast hörte die Pumpe nicht. Deshalb stand der Messwert an jedem stillen Sonntag bei gesunden −91\u00a0dBm.</p>
<blockquote><p>Die Signalstärke sagt, wie gut Sie hören. Ob Sie jemand hört, sagt sie nicht.</p></blockquote>`,
    ),
    heading('What was done', 'Hvad der blev gjort', 'Was getan wurde'),
    content(
      `<ol>
<li>The sexton pulled the plug. The bell has a rope, and has had one since before there were motors.</li>
<li>Bælt Mobil was told the same day. A repeater needs the operator’s consent; this one had nobody’s.</li>
<li>Pumps with two missed reports in a row now try a second network, on another band, before the third.</li>
</ol>
<p>The repair cost one extension lead, carefully wound up. The six weeks before it had cost two site visits to a pump in perfect order. We have written both on the same line of the case, because that is where they belong. If a device of yours rests on Sundays, look at <a href="post:cause-15-at-high-water">what else keeps a timetable</a>.</p>`,
      `<ol>
<li>Kirketjeneren trak stikket ud. Klokken har et reb og har haft det, siden før der fandtes motorer.</li>
<li>Bælt Mobil fik besked samme dag. En forstærker kræver operatørens samtykke; denne havde ingens.</li>
<li>Pumper, der mangler to meldinger i træk, prøver nu et andet net på et andet bånd før den tredje.</li>
</ol>
<p>Reparationen kostede en forlængerledning, pænt rullet sammen. De seks uger inden havde kostet to udkald til en pumpe i bedste orden. Vi har skrevet begge dele på samme linje i sagen, for det er dér, de hører hjemme. Holder en af dine enheder hviledag, så se, <a href="post:cause-15-at-high-water">hvad der ellers følger en køreplan</a>.</p>`,
      `<ol>
<li>Der Küster zog den Stecker. Die Glocke hat ein Seil, seit einer Zeit, als es noch keine Motoren gab.</li>
<li>Bælt Mobil erfuhr es am selben Tag. Ein Repeater braucht die Zustimmung des Betreibers; dieser hatte keine.</li>
<li>Pumpen, denen zwei Meldungen nacheinander fehlen, versuchen vor der dritten ein zweites Netz auf einem anderen Band.</li>
</ol>
<p>Die Reparatur kostete ein Verlängerungskabel, ordentlich aufgerollt. Die sechs Wochen davor hatten zwei Vor-Ort-Einsätze an einer Pumpe gekostet, der nichts fehlte. Wir haben beides in dieselbe Zeile des Vorgangs geschrieben, denn dort gehört es hin. Wenn eines Ihrer Geräte den Feiertag heiligt, sehen Sie nach, <a href="post:cause-15-at-high-water">was sich noch an einen Fahrplan hält</a>.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
