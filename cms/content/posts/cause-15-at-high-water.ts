import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const event = `<pre class="wp-block-code"><code>{
  "id": "e_01JD0RW4",
  "at": "2026-10-11T17:52:09Z",
  "iccid": "8945010012345678901",
  "type": "rejected",
  "network": "238-01",
  "cause": 15,
  "text": "Nordtel DK refused Buoy 0147: no suitable cells in tracking area (15)"
}</code></pre>`;

const request = `<pre class="wp-block-code"><code>GET /v1/events?type=rejected&amp;from=2026-09-14T00:00:00Z HTTP/1.1
Host: api.kystlink.example
Authorization: Bearer $KYSTLINK_KEY</code></pre>`;

const buoy = l(
  'A navigation buoy with an antenna on calm water at dawn',
  'En sømærkebøje med antenne på stille vand ved daggry',
  'Eine Boje mit Antenne auf ruhigem Wasser im Morgengrauen',
);

export const post: PostFixture = {
  id: 24,
  slug: l('cause-15-at-high-water', 'aarsag-15-ved-hoejvande', 'ursache-15-bei-hochwasser'),
  title: l(
    'Cause 15, or why a buoy went silent at high water',
    'Årsag 15, eller hvorfor bøjen tav ved højvande',
    'Ursache 15, oder warum die Boje bei Hochwasser verstummte',
  ),
  excerpt: excerpt(
    'Twice a day, for forty minutes, a measuring buoy off Anholt stopped answering. The fault was in neither the buoy nor the SIM.',
    'To gange i døgnet, fyrre minutter ad gangen, holdt en målebøje ud for Anholt op med at svare. Fejlen sad hverken i bøjen eller i SIM-kortet.',
    'Zweimal am Tag, jeweils vierzig Minuten lang, antwortete eine Messboje vor Anholt nicht mehr. Der Fehler lag weder in der Boje noch in der SIM-Karte.',
  ),
  date: '2026-10-14T08:30:00',
  modifiedGmt: '2026-10-16T07:12:00',
  author: 'jonas-riis',
  categories: ['field-notes'],
  coverImage: media('article-buoy.svg', buoy),
  featuredImage: media('article-buoy.svg', buoy),
  sections: [
    content(
      `<p>The first ticket said “unstable modem”. The second said “unstable modem, again”. It was the third that helped, because Maja at Nordvand had written the times down in UTC, as the log does: 05:31, 17:52, 06:14.</p>
<p>Those are not the times of a bad modem. They are the times of high water in the Kattegat, plus about ten minutes.</p>`,
      `<p>I den første sag stod der »ustabilt modem«. I den anden »ustabilt modem, igen«. Det var den tredje, der hjalp, for Maja hos Nordvand havde skrevet klokkeslættene ned i UTC, som loggen gør: 05:31, 17:52, 06:14.</p>
<p>Sådan opfører et dårligt modem sig ikke. Det er klokkeslættene for højvande i Kattegat, plus omkring ti minutter.</p>`,
      `<p>In der ersten Meldung stand „instabiles Modem“. In der zweiten „instabiles Modem, schon wieder“. Erst die dritte half, denn Maja von Nordvand hatte die Uhrzeiten notiert, in UTC wie das Protokoll: 05:31, 17:52, 06:14.</p>
<p>So fällt kein defektes Modem aus. Das sind die Zeiten des Hochwassers im Kattegat, plus rund zehn Minuten.</p>`,
    ),
    heading('A fault with a timetable', 'En fejl med køreplan', 'Ein Fehler mit Fahrplan'),
    content(
      `<p>A buoy on a chain sits lowest, relative to its own antenna’s view of the shore, when the chain is taut. At high water the hull is pulled down and heels. The antenna, mounted on the southern face of the mast, then looks at Denmark through forty centimetres of steel.</p>
<p>I spent a day out there with a laptop in a bread bag and wrote down four readings. They follow the water, not the clock.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">UTC</th><th scope="col">Water level</th><th scope="col">Signal</th><th scope="col">State</th></tr></thead><tbody><tr><td>11:40</td><td>−19 cm</td><td>−88\u00a0dBm</td><td>Attached</td></tr><tr><td>16:55</td><td>+14 cm</td><td>−101\u00a0dBm</td><td>Attached</td></tr><tr><td>17:52</td><td>+20 cm</td><td>−112\u00a0dBm</td><td>Rejected</td></tr><tr><td>18:35</td><td>+12 cm</td><td>−97\u00a0dBm</td><td>Attached</td></tr></tbody></table><figcaption>Water level and received signal at Buoy 0147, 11 October 2026.</figcaption></figure>
<p>Less signal should mean a slower session, not silence. So the question was never why the signal fell. It was why the device did not move to a network it could still hear.</p>
<blockquote><p>A weak signal is weather. A rejected attach is a decision, and decisions are logged.</p></blockquote>`,
      `<p>En bøje på en kæde ligger lavest i forhold til antennens udsyn mod land, når kæden er stram. Ved højvande bliver skroget trukket ned og krænger. Antennen sidder på mastens sydside og kigger så på Danmark gennem fyrre centimeter stål.</p>
<p>Jeg var derude en dag med en bærbar i en brødpose og skrev fire målinger ned. De følger vandet, ikke uret.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">UTC</th><th scope="col">Vandstand</th><th scope="col">Signal</th><th scope="col">Tilstand</th></tr></thead><tbody><tr><td>11:40</td><td>−19 cm</td><td>−88\u00a0dBm</td><td>Tilkoblet</td></tr><tr><td>16:55</td><td>+14 cm</td><td>−101\u00a0dBm</td><td>Tilkoblet</td></tr><tr><td>17:52</td><td>+20 cm</td><td>−112\u00a0dBm</td><td>Afvist</td></tr><tr><td>18:35</td><td>+12 cm</td><td>−97\u00a0dBm</td><td>Tilkoblet</td></tr></tbody></table><figcaption>Vandstand og modtaget signal på Bøje 0147, 11. oktober 2026.</figcaption></figure>
<p>Mindre signal burde give en langsommere forbindelse, ikke tavshed. Spørgsmålet var altså aldrig, hvorfor signalet faldt. Det var, hvorfor enheden ikke gik over til et net, den stadig kunne høre.</p>
<blockquote><p>Et svagt signal er vejr. En afvist tilkobling er en beslutning, og beslutninger står i loggen.</p></blockquote>`,
      `<p>Für ihre Antenne, die zum Ufer blickt, liegt eine Boje am tiefsten, wenn die Kette straff ist. Bei Hochwasser zieht es den Rumpf nach unten, und er krängt. Die Antenne sitzt auf der Südseite des Mastes und sieht Dänemark dann durch vierzig Zentimeter Stahl.</p>
<p>Ich war einen Tag draußen, den Laptop in einer Brottüte, und habe vier Messwerte notiert. Sie folgen dem Wasser, nicht der Uhr.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">UTC</th><th scope="col">Wasserstand</th><th scope="col">Signal</th><th scope="col">Zustand</th></tr></thead><tbody><tr><td>11:40</td><td>−19 cm</td><td>−88\u00a0dBm</td><td>Eingebucht</td></tr><tr><td>16:55</td><td>+14 cm</td><td>−101\u00a0dBm</td><td>Eingebucht</td></tr><tr><td>17:52</td><td>+20 cm</td><td>−112\u00a0dBm</td><td>Abgewiesen</td></tr><tr><td>18:35</td><td>+12 cm</td><td>−97\u00a0dBm</td><td>Eingebucht</td></tr></tbody></table><figcaption>Wasserstand und empfangenes Signal an Boje 0147, 11. Oktober 2026.</figcaption></figure>
<p>Weniger Signal müsste die Verbindung langsamer machen, nicht stumm. Die Frage war also nie, warum das Signal fiel, sondern warum das Gerät nicht in ein Netz wechselte, das es noch hören konnte.</p>
<blockquote><p>Ein schwaches Signal ist Wetter. Eine abgewiesene Einbuchung ist eine Entscheidung, und Entscheidungen stehen im Protokoll.</p></blockquote>`,
    ),
    picture(
      'chart-anholt.svg',
      l(
        'Chart of the Kattegat with a buoy off Anholt and a mast on the coast, a dashed line between them',
        'Søkort over Kattegat med en bøje ud for Anholt og en mast på kysten, en stiplet linje imellem',
        'Seekarte des Kattegats mit einer Boje vor Anholt und einem Mast an der Küste, dazwischen eine gestrichelte Linie',
      ),
      'large',
      false,
      l(
        'Buoy 0147 lies off Anholt. The mast it looks for stands to the south-west.',
        'Bøje 0147 ligger ud for Anholt. Masten, den kigger efter, står mod sydvest.',
        'Boje 0147 liegt vor Anholt. Der Mast, nach dem sie sucht, steht im Südwesten.',
      ),
    ),
    heading('Reading the rejection', 'Sådan læser du afvisningen', 'Die Abweisung lesen'),
    content(
      `<p>The log had the answer in one line. On losing its first network the modem tried the second, on a mast where LTE-M had been switched off in September, and was told:</p>
${event}
<p>Cause 15 tells a device to look elsewhere in the same network. Many modems take it literally: they keep searching that network, then sit out a back-off of the maker’s own before they try anyone else. It is not <code>T3346</code>; that timer belongs to congestion, cause 22. Ours waited 38 minutes. By then the tide had turned.</p>
<h3>Three causes that look alike from the shore</h3>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Cause</th><th scope="col">Says</th><th scope="col">What a modem does</th></tr></thead><tbody><tr><td>11</td><td>Network not allowed</td><td>Forbids that network, tries the next</td></tr><tr><td>13</td><td>Roaming not allowed here</td><td>Forbids that area, tries the next network</td></tr><tr><td>15</td><td>No suitable cell here</td><td>Stays with the network, and may wait</td></tr></tbody></table></figure>
<p>Six more of them are in <a href="post:nine-cause-codes">nine cause codes, read aloud</a>.</p>`,
      `<p>Svaret stod i loggen på én linje. Da modemmet mistede sit første net, prøvede det det næste, på en mast, hvor LTE-M var slukket i september, og fik besked:</p>
${event}
<p>Årsag 15 beder enheden lede et andet sted i samme net. Mange modemmer tager det bogstaveligt: De bliver ved med at søge i nettet og sidder derefter en ventetid af, som fabrikanten har valgt, før de prøver andre. Det er ikke <code>T3346</code>; den hører til overbelastning, årsag 22. Vores ventede i 38 minutter. Da var tidevandet vendt.</p>
<h3>Tre årsager, der ligner hinanden fra land</h3>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Årsag</th><th scope="col">Siger</th><th scope="col">Hvad modemmet gør</th></tr></thead><tbody><tr><td>11</td><td>Nettet er ikke tilladt</td><td>Spærrer nettet, prøver det næste</td></tr><tr><td>13</td><td>Roaming er ikke tilladt her</td><td>Spærrer området, prøver næste net</td></tr><tr><td>15</td><td>Ingen brugbar celle her</td><td>Bliver i nettet og venter måske</td></tr></tbody></table></figure>
<p>Seks mere finder du i <a href="post:nine-cause-codes">ni årsagskoder, læst højt</a>.</p>`,
      `<p>Die Antwort stand in einer Zeile des Protokolls. Als das Modem sein erstes Netz verlor, versuchte es das zweite, an einem Mast, an dem LTE-M im September abgeschaltet worden war, und bekam zu hören:</p>
${event}
<p>Ursache 15 fordert ein Gerät auf, im selben Netz anderswo zu suchen. Viele Modems nehmen das wörtlich: Sie suchen in diesem Netz weiter und sitzen danach eine Wartezeit ab, die der Hersteller festgelegt hat, bevor sie ein anderes versuchen. Mit <code>T3346</code> hat das nichts zu tun; der gehört zur Überlast, Ursache 22. Unseres wartete 38 Minuten. Da war die Tide schon gekippt.</p>
<h3>Drei Ursachen, die vom Ufer gleich aussehen</h3>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Ursache</th><th scope="col">Sagt</th><th scope="col">Was ein Modem tut</th></tr></thead><tbody><tr><td>11</td><td>Netz nicht erlaubt</td><td>Sperrt das Netz, versucht das nächste</td></tr><tr><td>13</td><td>Roaming hier nicht erlaubt</td><td>Sperrt das Gebiet, versucht das nächste Netz</td></tr><tr><td>15</td><td>Keine passende Zelle hier</td><td>Bleibt im Netz und wartet womöglich</td></tr></tbody></table></figure>
<p>Sechs weitere lesen Sie in <a href="post:nine-cause-codes">Neun Ursachen, laut vorgelesen</a>.</p>`,
    ),
    heading(
      'Two suspects we cleared first',
      'To mistænkte, vi frikendte først',
      'Zwei Verdächtige, die wir zuerst entlastet haben',
    ),
    content(
      `<p>Before blaming a mast forty kilometres away we looked at what was within reach.</p>
<p>The SIM first. We moved it to a spare modem on the deck, antenna at head height, and it attached to Nordtel on another mast at the first try. Then the modem: we put a fresh SIM into it and waited for the water. At high tide it went just as quiet, with the same cause and the same pause.</p>
<p>That took one tide each, which is the honest price of a fault that keeps a timetable: you cannot hurry it. You can sleep in between, if the boat has a bunk.</p>`,
      `<p>Før vi gav en mast fyrre kilometer væk skylden, så vi på det, vi kunne nå.</p>
<p>Først SIM-kortet. Vi flyttede det over i et reservemodem på dækket med antennen i hovedhøjde, og det koblede sig på Nordtel via en anden mast i første forsøg. Så modemmet: Vi satte et nyt SIM-kort i og ventede på vandet. Ved højvande blev det lige så tavst, med samme årsag og samme pause.</p>
<p>Det tog et tidevand hver, og det er den ærlige pris for en fejl med køreplan: Man kan ikke skynde på den. Man kan sove imens, hvis båden har en køje.</p>`,
      `<p>Bevor wir einem vierzig Kilometer entfernten Mast die Schuld gaben, sahen wir uns an, was in Reichweite lag.</p>
<p>Zuerst die SIM-Karte. Wir steckten sie an Deck in ein Ersatzmodem, die Antenne in Kopfhöhe, und sie buchte sich beim ersten Versuch über einen anderen Mast bei Nordtel ein. Dann das Modem: Wir setzten eine neue SIM-Karte ein und warteten auf das Wasser. Bei Hochwasser verstummte es genauso, mit derselben Ursache und derselben Pause.</p>
<p>Das kostete je eine Tide, und das ist der ehrliche Preis eines Fehlers mit Fahrplan: Man kann ihn nicht zur Eile treiben. Man kann dazwischen schlafen, wenn das Boot eine Koje hat.</p>`,
    ),
    heading('What we changed', 'Det ændrede vi', 'Was wir geändert haben'),
    content(
      `<ul>
<li>Steering for the tag <code>buoys</code>: Sundnet first, Nordtel blocked within 30 km of the mast.</li>
<li>An alarm on any cause 15 that is followed by more than two minutes of silence.</li>
<li>A note to Nordtel, who answered within the day and corrected their coverage list.</li>
</ul>
<p>The steering change reached the SIM in under a minute. At 18:42 the next evening the water was high, the signal was as poor as before, and the buoy sat on Sundnet and reported 11.4 kB as if nothing had happened. Nothing had.</p>
<p><strong>The antenna is still on the southern face.</strong> Moving it costs a ship for half a day; moving the SIM to another network cost one API call.</p>`,
      `<ul>
<li>Netstyring for mærket <code>buoys</code>: Sundnet først, Nordtel blokeret inden for 30 km af masten.</li>
<li>En alarm ved enhver årsag 15, der følges af mere end to minutters tavshed.</li>
<li>En besked til Nordtel, som svarede samme dag og rettede sin dækningsliste.</li>
</ul>
<p>Ændringen nåede SIM-kortet på under et minut. Kl. 18.42 næste aften stod vandet højt, signalet var lige så ringe som før, og bøjen lå på Sundnet og meldte 11,4 kB ind, som om intet var sket. Det var der heller ikke.</p>
<p><strong>Antennen sidder stadig på sydsiden.</strong> At flytte den koster et skib i en halv dag; at flytte SIM-kortet til et andet net kostede ét API-kald.</p>`,
      `<ul>
<li>Netzsteuerung für die Gruppe <code>buoys</code>: zuerst Sundnet, Nordtel im Umkreis von 30 km um den Mast gesperrt.</li>
<li>Ein Alarm bei jeder Ursache 15, auf die mehr als zwei Minuten Stille folgen.</li>
<li>Ein Hinweis an Nordtel; die Antwort kam am selben Tag, und die Abdeckungsliste ist berichtigt.</li>
</ul>
<p>Die Änderung erreichte die SIM-Karte in weniger als einer Minute. Um 18:42 Uhr am nächsten Abend stand das Wasser hoch, das Signal war so schlecht wie zuvor, und die Boje war bei Sundnet eingebucht und meldete 11,4 kB, als wäre nichts gewesen. Es war auch nichts.</p>
<p><strong>Die Antenne sitzt noch immer auf der Südseite.</strong> Sie zu versetzen kostet ein Schiff für einen halben Tag; die SIM-Karte in ein anderes Netz zu schicken kostete einen API-Aufruf.</p>`,
    ),
    heading('Check your own fleet', 'Tjek din egen flåde', 'Prüfen Sie Ihre eigene Flotte'),
    content(
      `<ol>
<li>Filter the log by cause 15 for the last 30 days.</li>
<li>Sort by the pause that follows, longest first.</li>
<li>If the list has a timetable, look up what else keeps it.</li>
</ol>
${request}
<p>Tides are only one timetable. We have seen shift changes, church services and a ferry. If yours has none, the mast is the next suspect, and <a href="page:coverage">the coverage list</a> says which of them still carry LTE-M.</p>`,
      `<ol>
<li>Filtrér loggen på årsag 15 for de seneste 30 dage.</li>
<li>Sortér efter den pause, der følger, den længste først.</li>
<li>Har listen en køreplan, så find ud af, hvad der ellers følger den.</li>
</ol>
${request}
<p>Tidevand er kun én køreplan. Vi har set vagtskifter, gudstjenester og en færge. Har din ingen, er masten den næste mistænkte, og <a href="page:coverage">dækningslisten</a> viser, hvem der stadig har LTE-M.</p>`,
      `<ol>
<li>Filtern Sie das Protokoll nach Ursache 15, letzte 30 Tage.</li>
<li>Sortieren Sie nach der Pause, die folgt, die längste zuerst.</li>
<li>Hat die Liste einen Fahrplan, suchen Sie, was ihn sonst noch einhält.</li>
</ol>
${request}
<p>Die Tide ist nur ein Fahrplan. Wir haben Schichtwechsel gesehen, Gottesdienste und eine Fähre. Hat Ihre Liste keinen, ist der Mast der nächste Verdächtige, und die <a href="page:coverage">Abdeckungsliste</a> sagt, wer dort noch LTE-M betreibt.</p>`,
    ),
    signedBy('jonas-riis'),
  ],
};
