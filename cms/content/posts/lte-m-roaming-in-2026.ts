import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const commands = `<pre class="wp-block-code"><code>AT+CEREG=3
AT+CFUN=1
AT+COPS=1,2,"00101",7
+CEREG: 3,"1A2B","01C3D4E5",7,0,15</code></pre>`;

export const post: PostFixture = {
  id: 23,
  slug: l('lte-m-roaming-in-2026', 'lte-m-roaming-i-2026', 'lte-m-roaming-2026'),
  title: l(
    'LTE-M roaming in\u00A02026: the list of who has switched it on',
    'LTE-M-roaming i\u00A02026: listen over dem, der har tændt for det',
    'LTE-M-Roaming 2026: die Liste derer, die es eingeschaltet haben',
  ),
  excerpt: excerpt(
    'Forty-one operators say yes. We tried all of them with the same modem and kept the receipts.',
    'Enogfyrre operatører siger ja. Vi prøvede dem alle med det samme modem og gemte kvitteringerne.',
    'Einundvierzig Betreiber sagen ja. Wir haben alle mit demselben Modem geprüft und die Belege aufgehoben.',
  ),
  date: '2026-10-02T09:00:00',
  modifiedGmt: '2026-10-14T08:00:00',
  author: 'emre-aydin',
  categories: ['networks'],
  coverImage: photos.ferry,
  featuredImage: photos.ferry,
  sections: [
    content(
      `<p>Forty-one operators told us, in writing, that LTE-M works for roamers in their network. We put one modem, one SIM and one antenna in a case and went to see, or sent the case by post where the ferry timetable was against us.</p>
<p>An agreement is a sentence. An attach is a fact. The two are not always in the same country.</p>`,
      `<p>Enogfyrre operatører har skriftligt fortalt os, at LTE-M virker i deres net for enheder, der roamer. Vi lagde ét modem, ét SIM-kort og én antenne i en kuffert og tog ud for at se efter. Hvor færgeplanen var imod os, sendte vi kufferten med posten.</p>
<p>En aftale er en sætning. En tilkobling er et faktum. De to findes ikke altid i samme land.</p>`,
      `<p>Einundvierzig Betreiber haben uns schriftlich mitgeteilt, dass LTE-M in ihrem Netz auch im Roaming funktioniert. Wir haben ein Modem, eine SIM-Karte und eine Antenne in einen Koffer gepackt und nachgesehen. Wo der Fährplan dagegen war, reiste der Koffer mit der Post.</p>
<p>Ein Vertrag ist ein Satz. Eine Einbuchung ist eine Tatsache. Beide wohnen nicht immer im selben Land.</p>`,
    ),
    heading(
      'What we asked of each network',
      'Det bad vi hvert net om',
      'Was wir von jedem Netz verlangt haben',
    ),
    content(
      `<p>The modem was locked to LTE-M, so that it could not hide behind 4G. For every network it had to do four things, in this order:</p>
<ol>
<li>Attach, with the network chosen by hand.</li>
<li>Open a data session and send 40 bytes each way.</li>
<li>Ask for power saving, and be told which timers it got.</li>
<li>Sleep, wake and send 40 bytes again without a new attach.</li>
</ol>
${commands}
<p>The last line is the receipt. When the modem speaks unasked, the <code>3</code> after the colon means that the registration was refused, and the <code>15</code> at the end is the cause. Every receipt is stored with time, cell and signal.</p>`,
      `<p>Modemmet var låst til LTE-M, så det ikke kunne gemme sig bag 4G. I hvert net skulle det gøre fire ting i denne rækkefølge:</p>
<ol>
<li>Koble sig på, med nettet valgt i hånden.</li>
<li>Åbne en datasession og sende 40 byte hver vej.</li>
<li>Bede om strømsparing og få at vide, hvilke timere det fik.</li>
<li>Sove, vågne og sende 40 byte igen uden en ny tilkobling.</li>
</ol>
${commands}
<p>Den sidste linje er kvitteringen. Melder modemmet sig uopfordret, betyder <code>3</code> lige efter kolonet, at registreringen er afvist, og <code>15</code> til sidst er årsagen. Hver kvittering er gemt med tid, celle og signal.</p>`,
      `<p>Das Modem war auf LTE-M festgelegt, damit es sich nicht hinter 4G verstecken konnte. In jedem Netz musste es vier Dinge tun, in dieser Reihenfolge:</p>
<ol>
<li>Sich einbuchen, das Netz von Hand gewählt.</li>
<li>Eine Datensitzung öffnen und 40 Byte in jede Richtung senden.</li>
<li>Um Stromsparen bitten und erfahren, welche Timer es bekommt.</li>
<li>Schlafen, aufwachen und noch einmal 40 Byte senden, ohne neue Einbuchung.</li>
</ol>
${commands}
<p>Die letzte Zeile ist der Beleg. Meldet sich das Modem von selbst, steht die <code>3</code> direkt nach dem Doppelpunkt für eine abgewiesene Registrierung, und die <code>15</code> am Ende ist die Ursache. Jeder Beleg ist mit Zeit, Zelle und Signal gespeichert.</p>`,
    ),
    heading('Five of the forty-one', 'Fem af de enogfyrre', 'Fünf von einundvierzig'),
    content(
      `<p>The whole list is in Bridge, under Networks. These five are the ones we are asked about most, because most of our devices stand on the shores between them.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Network</th><th scope="col">Attach</th><th scope="col">Power saving</th><th scope="col">Note</th></tr></thead><tbody><tr><td>Nordtel DK</td><td>Yes</td><td>Yes</td><td>Off on some masts since September</td></tr><tr><td>Bælt Mobil</td><td>Yes</td><td>Yes</td><td>Grants a shorter sleep than asked for</td></tr><tr><td>Sundnet SE</td><td>Yes</td><td>Yes</td><td>As asked</td></tr><tr><td>Küstenfunk DE</td><td>Yes</td><td>No</td><td>Accepts the request, leaves the timer out</td></tr><tr><td>Fjordnett NO</td><td>Yes</td><td>Yes</td><td>eDRX as well</td></tr></tbody></table><figcaption>Same modem, same SIM, September 2026.</figcaption></figure>`,
      `<p>Hele listen ligger i Bridge under Net. Disse fem bliver vi oftest spurgt om, fordi de fleste af vores enheder står på kysterne imellem dem.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Net</th><th scope="col">Tilkobling</th><th scope="col">Strømsparing</th><th scope="col">Bemærkning</th></tr></thead><tbody><tr><td>Nordtel DK</td><td>Ja</td><td>Ja</td><td>Slukket på nogle master siden september</td></tr><tr><td>Bælt Mobil</td><td>Ja</td><td>Ja</td><td>Giver kortere søvn, end man beder om</td></tr><tr><td>Sundnet SE</td><td>Ja</td><td>Ja</td><td>Som ønsket</td></tr><tr><td>Küstenfunk DE</td><td>Ja</td><td>Nej</td><td>Tager imod ønsket, udelader timeren</td></tr><tr><td>Fjordnett NO</td><td>Ja</td><td>Ja</td><td>Også eDRX</td></tr></tbody></table><figcaption>Samme modem, samme SIM-kort, september 2026.</figcaption></figure>`,
      `<p>Die ganze Liste steht in Bridge unter Netze. Nach diesen fünf werden wir am häufigsten gefragt, denn die meisten unserer Geräte stehen an den Küsten dazwischen.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Netz</th><th scope="col">Einbuchung</th><th scope="col">Stromsparen</th><th scope="col">Anmerkung</th></tr></thead><tbody><tr><td>Nordtel DK</td><td>Ja</td><td>Ja</td><td>Seit September an einigen Masten aus</td></tr><tr><td>Bælt Mobil</td><td>Ja</td><td>Ja</td><td>Gewährt kürzeren Schlaf als erbeten</td></tr><tr><td>Sundnet SE</td><td>Ja</td><td>Ja</td><td>Wie erbeten</td></tr><tr><td>Küstenfunk DE</td><td>Ja</td><td>Nein</td><td>Nimmt die Bitte an, lässt den Timer weg</td></tr><tr><td>Fjordnett NO</td><td>Ja</td><td>Ja</td><td>Auch eDRX</td></tr></tbody></table><figcaption>Dasselbe Modem, dieselbe SIM-Karte, September 2026.</figcaption></figure>`,
    ),
    heading('Yes with a footnote', 'Ja med fodnote', 'Ja mit Fußnote'),
    content(
      `<p>Three footnotes came up often enough to have names.</p>
<h3>The mast that forgot</h3>
<p>LTE-M is switched on mast by mast, and it is switched off the same way. A network can say yes and mean most of it. On a mast without it the modem is told cause 15 and stays put; that is the story of <a href="post:cause-15-at-high-water">the buoy off Anholt</a>.</p>
<h3>The timer nobody granted</h3>
<p>A modem asks for <code>T3324</code> and <code>T3412</code>. If the network accepts the attach but leaves <code>T3324</code> out of the answer, there is no power saving, and no error either. The device is online and content. The battery is not. <a href="post:t3324-how-a-sensor-sleeps">How to read those timers</a> is an article of its own.</p>
<h3>The home that said no</h3>
<p>LTE-M has to be allowed at both ends. The visited network may be willing and the home network may still refuse the radio type. Since the home network is ours, this one we could fix on the spot. It is why we run the core ourselves.</p>`,
      `<p>Tre fodnoter gik igen så tit, at de har fået navne.</p>
<h3>Masten, der glemte</h3>
<p>LTE-M bliver tændt mast for mast og slukket på samme måde. Et net kan sige ja og mene det for det meste. På en mast uden LTE-M får modemmet årsag 15 og bliver stående; det er historien om <a href="post:cause-15-at-high-water">bøjen ud for Anholt</a>.</p>
<h3>Timeren, ingen gav</h3>
<p>Et modem beder om <code>T3324</code> og <code>T3412</code>. Godtager nettet tilkoblingen, men udelader <code>T3324</code> i svaret, er der ingen strømsparing og heller ingen fejl. Enheden er online og tilfreds. Det er batteriet ikke. <a href="post:t3324-how-a-sensor-sleeps">Sådan læser du timerne</a>.</p>
<h3>Hjemmet, der sagde nej</h3>
<p>LTE-M skal være tilladt i begge ender. Det besøgte net kan være villigt, og hjemmenettet kan stadig afvise radiotypen. Da hjemmenettet er vores eget, kunne vi rette den slags på stedet. Det er derfor, vi selv driver kernen.</p>`,
      `<p>Drei Fußnoten kamen so oft vor, dass sie Namen bekommen haben.</p>
<h3>Der Mast, der es vergaß</h3>
<p>LTE-M wird Mast für Mast eingeschaltet und genauso abgeschaltet. Ein Netz kann ja sagen und es größtenteils so meinen. An einem Mast ohne LTE-M hört das Modem Ursache 15 und bleibt stehen; davon handelt die Geschichte <a href="post:cause-15-at-high-water">der Boje vor Anholt</a>.</p>
<h3>Der Timer, den niemand gewährte</h3>
<p>Ein Modem bittet um <code>T3324</code> und <code>T3412</code>. Nimmt das Netz die Einbuchung an und lässt <code>T3324</code> in der Antwort weg, gibt es kein Stromsparen und auch keinen Fehler. Das Gerät ist online und zufrieden. Die Batterie ist es nicht. <a href="post:t3324-how-a-sensor-sleeps">Wie man diese Timer liest</a>, steht in einem eigenen Beitrag.</p>
<h3>Die Heimat, die nein sagte</h3>
<p>LTE-M muss an beiden Enden erlaubt sein. Das besuchte Netz kann wollen, und das Heimatnetz kann die Funkart trotzdem ablehnen. Weil das Heimatnetz unseres ist, ließ sich das an Ort und Stelle beheben. Deshalb betreiben wir den Kern selbst.</p>`,
    ),
    heading('What a yes is worth', 'Hvad et ja er værd', 'Was ein Ja wert ist'),
    content(
      `<p>A network goes on the list when all four steps worked on at least two masts, on two days, without anybody at the operator knowing that we were there. If a step failed we wrote to them with the receipt, waited for the answer and went back.</p>
<p>Most answers were good. LTE-M roaming is rarely refused on purpose; it is a box that was never ticked, in a system that one person looks after, and that person is pleased to hear from someone who has the cause, the cell and the second. The slowest part is finding the person.</p>
<p>Networks that say no, or say nothing, are not on the list at all. A blank line in Bridge means that we have not been there. It does not mean that it works.</p>`,
      `<p>Et net kommer på listen, når alle fire trin har virket på mindst to master, på to dage, uden at nogen hos operatøren vidste, at vi var der. Slog et trin fejl, skrev vi til dem med kvitteringen, ventede på svar og tog tilbage.</p>
<p>De fleste svar var gode. LTE-M-roaming bliver sjældent afvist med vilje; det er et felt, der aldrig er krydset af, i et system, som én person passer, og den person bliver glad for at høre fra nogen, der har årsagen, cellen og sekundet. Det langsomste er at finde personen.</p>
<p>Net, der siger nej eller ingenting, står slet ikke på listen. En tom linje i Bridge betyder, at vi ikke har været der. Den betyder ikke, at det virker.</p>`,
      `<p>Ein Netz kommt auf die Liste, wenn alle vier Schritte an mindestens zwei Masten und an zwei Tagen funktioniert haben, ohne dass beim Betreiber jemand wusste, dass wir da waren. Scheiterte ein Schritt, schrieben wir mit dem Beleg dorthin, warteten die Antwort ab und fuhren noch einmal hin.</p>
<p>Die meisten Antworten waren gut. LTE-M-Roaming wird selten mit Absicht verweigert; es ist ein Häkchen, das nie gesetzt wurde, in einem System, um das sich eine einzige Person kümmert. Und die freut sich, wenn jemand Ursache, Zelle und Sekunde nennen kann. Am längsten dauert es, die Person zu finden.</p>
<p>Netze, die nein sagen oder gar nichts, stehen nicht auf der Liste. Eine leere Zeile in Bridge heißt, dass wir nicht dort waren. Sie heißt nicht, dass es geht.</p>`,
    ),
    heading('How to use the list', 'Sådan bruger du listen', 'So verwenden Sie die Liste'),
    content(
      `<ul>
<li>Going to a new country: look up the network first, then the mast. <a href="page:coverage">Coverage</a> shows both.</li>
<li>Battery devices: rank networks by what they grant, not by signal. Two bars with sleep outlive five without.</li>
<li>Everything else: let the modem fall back to 4G where it can, and set an alarm for when it does.</li>
</ul>
<p>We repeat the trip every year. If a line is wrong before then, tell us the time and the ICCID; we will look it up in the log and correct the list the same day. The case goes out again in the spring.</p>`,
      `<ul>
<li>Nyt land: Slå først nettet op, så masten. <a href="page:coverage">Dækningen</a> viser begge dele.</li>
<li>Enheder på batteri: Rangordn nettene efter, hvad de giver, ikke efter signal. To streger med søvn lever længere end fem uden.</li>
<li>Alt andet: Lad modemmet falde tilbage til 4G, hvor det kan, og sæt en alarm, når det sker.</li>
</ul>
<p>Vi tager turen igen hvert år. Er en linje forkert inden da, så giv os tidspunktet og ICCID-nummeret; vi slår det op i loggen og retter listen samme dag. Kufferten rejser igen til foråret.</p>`,
      `<ul>
<li>Neues Land: erst das Netz nachschlagen, dann den Mast. Die <a href="page:coverage">Abdeckung</a> zeigt beides.</li>
<li>Batteriegeräte: Ordnen Sie die Netze danach, was sie gewähren, nicht nach dem Signal. Zwei Balken mit Schlaf leben länger als fünf ohne.</li>
<li>Alles andere: Lassen Sie das Modem auf 4G ausweichen, wo es kann, und setzen Sie einen Alarm für den Fall, dass es das tut.</li>
</ul>
<p>Wir machen die Reise jedes Jahr. Stimmt eine Zeile vorher nicht mehr, nennen Sie uns Uhrzeit und ICCID; wir schlagen im Protokoll nach und berichtigen die Liste am selben Tag. Im Frühjahr ist der Koffer wieder unterwegs.</p>`,
    ),
    signedBy('emre-aydin'),
  ],
};
