import { refusal } from '../drawings/log.ts';
import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const alarm = `<pre class="wp-block-code"><code>POST /v1/webhooks HTTP/1.1
Host: api.kystlink.example
Authorization: Bearer $KYSTLINK_KEY
Content-Type: application/json

{ "url": "https://ops.nordvand.example/kystlink",
  "events": ["rejected"],
  "tag": "pumps" }</code></pre>`;

const logPicture = l(
  'A rejected attach in the event log, with its cause in words',
  'En afvist tilkobling i loggen med årsagen i ord',
  'Eine abgewiesene Einbuchung im Protokoll, mit der Ursache in Worten',
);

const cover = media(
  'cover-flags.svg',
  l(
    'Nine signal flags in three hoists over calm water',
    'Ni signalflag på tre liner over stille vand',
    'Neun Signalflaggen an drei Leinen über ruhigem Wasser',
  ),
);

export const post: PostFixture = {
  id: 10,
  slug: l('nine-cause-codes', 'ni-aarsagskoder', 'neun-ursachen'),
  title: l(
    'Nine cause\u00A0codes, read aloud',
    'Ni årsagskoder, læst højt',
    'Neun Ursachen, laut vorgelesen',
  ),
  excerpt: excerpt(
    'The network always says why. It says it as a number between 2 and 111, and then it hangs up.',
    'Nettet siger altid hvorfor. Det siger det som et tal mellem 2 og 111, og så lægger det på.',
    'Das Netz sagt immer, warum. Es sagt es als Zahl zwischen 2 und 111, und dann legt es auf.',
  ),
  date: '2025-09-24T08:30:00',
  modifiedGmt: '2026-10-15T06:40:00',
  author: 'lotte-brandt',
  categories: ['networks', 'engineering'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      `<p>When a network turns a device away it gives a reason. The reason is a number from 2 to 111, defined in 3GPP TS 24.301, and most modems throw it away. What reaches the support desk is “no connection”.</p>
<p>Nine of the numbers make up nearly every call I take. Here they are in the order in which they ought to worry you, with what the device does and what you should do.</p>`,
      `<p>Når et net afviser en enhed, giver det en grund. Grunden er et tal fra 2 til 111, fastlagt i 3GPP TS 24.301, og de fleste modemmer smider det væk. Det, der når frem til supporten, er »ingen forbindelse«.</p>
<p>Ni af tallene dækker næsten alle de opkald, jeg får. Her er de i den rækkefølge, de bør bekymre dig. Ved hvert tal står, hvad enheden gør, og hvad du skal gøre.</p>`,
      `<p>Wenn ein Netz ein Gerät abweist, nennt es einen Grund. Der Grund ist eine Zahl von 2 bis 111, festgelegt in 3GPP TS 24.301, und die meisten Modems werfen sie weg. Im Support kommt an: „keine Verbindung“.</p>
<p>Neun dieser Zahlen machen fast jeden Anruf aus, den ich annehme. Hier stehen sie in der Reihenfolge, in der sie Sie beunruhigen sollten, mit dem, was das Gerät tut, und dem, was Sie tun sollten.</p>`,
    ),
    heading('All nine at a glance', 'Alle ni på ét sted', 'Alle neun auf einen Blick'),
    content(
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Cause</th><th scope="col">Name in the standard</th><th scope="col">The device</th><th scope="col">You</th></tr></thead><tbody><tr><td>3</td><td>Illegal UE</td><td>Gives up until restarted</td><td>Try another SIM</td></tr><tr><td>6</td><td>Illegal ME</td><td>Gives up until restarted</td><td>Check the IMEI</td></tr><tr><td>8</td><td>EPS services and non-EPS services not allowed</td><td>Gives up until restarted</td><td>Check that the SIM is active</td></tr><tr><td>11</td><td>PLMN not allowed</td><td>Forbids the network</td><td>Clear the list after a fix</td></tr><tr><td>12</td><td>Tracking area not allowed</td><td>Forbids the area</td><td>Use another network there</td></tr><tr><td>13</td><td>Roaming not allowed in this tracking area</td><td>Forbids the area, looks for another network</td><td>Nothing, usually</td></tr><tr><td>15</td><td>No suitable cells in tracking area</td><td>Stays, may wait</td><td>Steer away from the mast</td></tr><tr><td>17</td><td>Network failure</td><td>Tries again</td><td>Wait, then ask</td></tr><tr><td>22</td><td>Congestion</td><td>Waits for T3346</td><td>Spread your reports</td></tr></tbody></table></figure>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Årsag</th><th scope="col">Navn i standarden</th><th scope="col">Enheden</th><th scope="col">Du</th></tr></thead><tbody><tr><td>3</td><td>Illegal UE</td><td>Giver op, til den genstartes</td><td>Prøv et andet SIM-kort</td></tr><tr><td>6</td><td>Illegal ME</td><td>Giver op, til den genstartes</td><td>Kontrollér IMEI-nummeret</td></tr><tr><td>8</td><td>EPS services and non-EPS services not allowed</td><td>Giver op, til den genstartes</td><td>Se efter, om SIM-kortet er aktivt</td></tr><tr><td>11</td><td>PLMN not allowed</td><td>Spærrer nettet</td><td>Ryd listen, når fejlen er rettet</td></tr><tr><td>12</td><td>Tracking area not allowed</td><td>Spærrer området</td><td>Brug et andet net dér</td></tr><tr><td>13</td><td>Roaming not allowed in this tracking area</td><td>Spærrer området, leder efter et andet net</td><td>Som regel ingenting</td></tr><tr><td>15</td><td>No suitable cells in tracking area</td><td>Bliver og venter måske</td><td>Styr uden om masten</td></tr><tr><td>17</td><td>Network failure</td><td>Prøver igen</td><td>Vent, og spørg så</td></tr><tr><td>22</td><td>Congestion</td><td>Venter på T3346</td><td>Spred dine meldinger</td></tr></tbody></table></figure>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Ursache</th><th scope="col">Name in der Norm</th><th scope="col">Das Gerät</th><th scope="col">Sie</th></tr></thead><tbody><tr><td>3</td><td>Illegal UE</td><td>Gibt auf bis zum Neustart</td><td>Eine andere SIM-Karte versuchen</td></tr><tr><td>6</td><td>Illegal ME</td><td>Gibt auf bis zum Neustart</td><td>Die IMEI prüfen</td></tr><tr><td>8</td><td>EPS services and non-EPS services not allowed</td><td>Gibt auf bis zum Neustart</td><td>Prüfen, ob die SIM-Karte aktiv ist</td></tr><tr><td>11</td><td>PLMN not allowed</td><td>Sperrt das Netz</td><td>Nach der Behebung die Liste leeren</td></tr><tr><td>12</td><td>Tracking area not allowed</td><td>Sperrt das Gebiet</td><td>Dort ein anderes Netz nehmen</td></tr><tr><td>13</td><td>Roaming not allowed in this tracking area</td><td>Sperrt das Gebiet, sucht ein anderes Netz</td><td>Meist nichts</td></tr><tr><td>15</td><td>No suitable cells in tracking area</td><td>Bleibt und wartet womöglich</td><td>Um den Mast herumsteuern</td></tr><tr><td>17</td><td>Network failure</td><td>Versucht es erneut</td><td>Warten, dann fragen</td></tr><tr><td>22</td><td>Congestion</td><td>Wartet auf T3346</td><td>Meldungen verteilen</td></tr></tbody></table></figure>`,
    ),
    heading(
      '3, 6 and 8: it will not come back by itself',
      '3, 6 og 8: den kommer ikke tilbage af sig selv',
      '3, 6 und 8: Es kommt nicht von selbst zurück',
    ),
    content(
      `<p>These three send out vans that should have stayed at home. The standard tells the device to treat the SIM as invalid until it is switched off or the SIM is taken out. It does so conscientiously. You may repair the cause in a minute and the device will still sit there in silence, for years if need be.</p>
<p><strong>3</strong> means that the network asked the SIM for proof and did not like the answer: wrong keys, or a damaged card. <strong>6</strong> means that the network does not like the device itself: an IMEI on a list, or one that ten thousand clones share. <strong>8</strong> means that the home network does not know the subscriber: the SIM is paused, closed or not yet active. The home network is us, so Bridge shows which.</p>
<p>A firmware that restarts the modem after an hour without registration turns all three into a wait instead of a drive. We describe one in <a href="post:a-watchdog-that-lets-go">a watchdog that knows when to let go</a>.</p>`,
      `<p>De tre sender varevogne af sted, som skulle være blevet hjemme. Standarden pålægger enheden at regne SIM-kortet for ugyldigt, til den bliver slukket, eller kortet tages ud. Det gør den samvittighedsfuldt. Du kan rette årsagen på et minut, og enheden sidder der stadig i tavshed, i årevis om nødvendigt.</p>
<p><strong>3</strong> betyder, at nettet bad SIM-kortet om bevis og ikke brød sig om svaret: forkerte nøgler eller et skadet kort. <strong>6</strong> betyder, at nettet ikke bryder sig om selve enheden: et IMEI-nummer på en liste eller et, som ti tusind kopier deles om. <strong>8</strong> betyder, at hjemmenettet ikke kender abonnenten: SIM-kortet er på pause, lukket eller endnu ikke aktivt. Hjemmenettet er os, så Bridge viser, hvad det er.</p>
<p>En firmware, der genstarter modemmet efter en time uden registrering, gør alle tre til ventetid i stedet for en køretur. Vi beskriver en i <a href="post:a-watchdog-that-lets-go">en vagthund, der ved, hvornår den skal slippe</a>.</p>`,
      `<p>Diese drei schicken Lieferwagen los, die hätten zu Hause bleiben sollen. Die Norm weist das Gerät an, die SIM-Karte als ungültig zu behandeln, bis es ausgeschaltet oder die Karte entnommen wird. Das tut es gewissenhaft. Sie können die Ursache in einer Minute beheben, und das Gerät schweigt trotzdem weiter, notfalls jahrelang.</p>
<p><strong>3</strong> heißt, dass das Netz von der SIM-Karte einen Nachweis verlangte und ihm die Antwort nicht gefiel: falsche Schlüssel oder eine beschädigte Karte. <strong>6</strong> heißt, dass dem Netz das Gerät selbst missfällt: eine IMEI auf einer Liste oder eine, die sich zehntausend Kopien teilen. <strong>8</strong> heißt, dass das Heimatnetz den Teilnehmer nicht kennt: Die SIM-Karte ist pausiert, abgemeldet oder noch nicht aktiv. Das Heimatnetz sind wir, deshalb zeigt Bridge, was davon zutrifft.</p>
<p>Eine Firmware, die das Modem nach einer Stunde ohne Registrierung neu startet, macht aus allen dreien eine Wartezeit statt einer Fahrt. Eine solche beschreiben wir in <a href="post:a-watchdog-that-lets-go">Ein Watchdog, der loslassen kann</a>.</p>`,
    ),
    heading(
      '11, 12 and 13: a list the device keeps',
      '11, 12 og 13: en liste, enheden fører',
      '11, 12 und 13: eine Liste, die das Gerät führt',
    ),
    content(
      `<p>Here the device remembers. Cause <strong>11</strong> goes on a list on the SIM, and the network is left alone until the entry is removed, even after a restart. Causes <strong>12</strong> and <strong>13</strong> go on lists in the modem’s memory, which are emptied when it is switched off and at least once a day.</p>
<p>The difference matters after a repair. If an operator opens its network at noon, devices with a 13 find out by tomorrow; devices with an 11 may never try. We can clear the list on the SIM over the air. Ask.</p>`,
      `<p>Her husker enheden. Årsag <strong>11</strong> kommer på en liste på SIM-kortet, og enheden undgår nettet, til det bliver strøget, også efter en genstart. Årsag <strong>12</strong> og <strong>13</strong> kommer på lister i modemmets hukommelse, som tømmes, når det slukkes, og mindst én gang i døgnet.</p>
<p>Forskellen betyder noget, når fejlen er rettet. Åbner en operatør sit net klokken tolv, opdager enheder med 13 det senest i morgen; enheder med 11 prøver måske aldrig. Vi kan rydde listen på SIM-kortet trådløst. Du skal bare sige til.</p>`,
      `<p>Hier merkt sich das Gerät etwas. Ursache <strong>11</strong> kommt auf eine Liste auf der SIM-Karte, und das Netz wird gemieden, bis der Eintrag gelöscht ist, auch nach einem Neustart. <strong>12</strong> und <strong>13</strong> kommen auf Listen im Speicher des Modems, die beim Ausschalten und mindestens einmal am Tag geleert werden.</p>
<p>Nach einer Behebung macht das einen Unterschied. Öffnet ein Betreiber mittags sein Netz, merken es Geräte mit einer 13 bis morgen; Geräte mit einer 11 versuchen es womöglich nie wieder. Wir können die Liste auf der SIM-Karte über Funk leeren. Sagen Sie Bescheid.</p>`,
    ),
    heading('15: the polite one', '15: den høflige', '15: die höfliche'),
    content(
      `<p>Cause 15 sounds like weather and is usually a mast. It says: not here, look for another cell of the same network. A buoy off Anholt looked for 38 minutes, twice a day, and became <a href="post:cause-15-at-high-water">an article</a>. Steering is the cure, and the pause after the event is the symptom to sort by.</p>`,
      `<p>Årsag 15 lyder som vejret og er som regel en mast. Den siger: Ikke her, find en anden celle i samme net. En bøje ud for Anholt ledte i 38 minutter to gange i døgnet og blev til <a href="post:cause-15-at-high-water">en artikel</a>. Kuren er netstyring, og pausen efter hændelsen er det, du skal sortere på.</p>`,
      `<p>Ursache 15 klingt nach Wetter und ist meist ein Mast. Sie sagt: Nicht hier, suche eine andere Zelle desselben Netzes. Eine Boje vor Anholt suchte zweimal am Tag 38 Minuten lang und wurde <a href="post:cause-15-at-high-water">zu einem Beitrag</a>. Abhilfe schafft die Netzsteuerung, und das Symptom, nach dem Sie sortieren, ist die Pause danach.</p>`,
    ),
    heading('17 and 22: not your fault', '17 og 22: ikke din skyld', '17 und 22: nicht Ihre Schuld'),
    content(
      `<p><strong>17</strong> is the network admitting that something of its own broke. The device tries again by itself: up to five times, then it waits for <code>T3402</code>, twelve minutes unless the operator says otherwise. One is nothing. A hundred in a minute is on <a href="https://status.kystlink.example" target="_blank" rel="noopener">our status page</a> before you have found the number.</p>
<p><strong>22</strong> is congestion and arrives with a waiting time, <code>T3346</code>. A device that respects it comes back later; one that does not makes the queue longer. If your whole fleet reports on the hour, the queue may be yours.</p>`,
      `<p><strong>17</strong> er nettet, der indrømmer, at noget er gået i stykker hos det selv. Enheden prøver selv igen, op til fem gange, og venter så på <code>T3402</code>, tolv minutter, medmindre operatøren siger andet. Én er ingenting. Hundrede på et minut står på <a href="https://status.kystlink.example" target="_blank" rel="noopener">vores statusside</a>, før du har fundet telefonnummeret.</p>
<p><strong>22</strong> er overbelastning og kommer med en ventetid, <code>T3346</code>. En enhed, der respekterer den, kommer igen senere; en, der ikke gør, gør køen længere. Melder hele din flåde på præcis hele timer, er køen måske din egen.</p>`,
      `<p>Mit <strong>17</strong> gibt das Netz zu, dass bei ihm etwas kaputt ist. Das Gerät versucht es selbst wieder, bis zu fünfmal, und wartet dann auf <code>T3402</code>, zwölf Minuten, wenn der Betreiber nichts anderes sagt. Eine ist nichts. Hundert in einer Minute stehen auf <a href="https://status.kystlink.example" target="_blank" rel="noopener">unserer Statusseite</a>, bevor Sie die Telefonnummer gefunden haben.</p>
<p><strong>22</strong> ist Überlast und bringt eine Wartezeit mit, <code>T3346</code>. Ein Gerät, das sie achtet, kommt später wieder; eines, das es nicht tut, verlängert die Schlange. Meldet sich Ihre ganze Flotte zur vollen Stunde, ist die Schlange womöglich Ihre eigene.</p>`,
    ),
    picture(
      refusal,
      logPicture,
      'large',
      false,
      l(
        'A number, and the sentence that belongs to it.',
        'Et tal og den sætning, der hører til.',
        'Eine Zahl und der Satz, der dazugehört.',
      ),
    ),
    heading('Three alarms that are enough', 'Tre alarmer, der rækker', 'Drei Alarme, die reichen'),
    content(
      `<ol>
<li>Any 3, 6 or 8: at once, to a person.</li>
<li>Any 15 followed by more than two minutes of silence: to the log channel.</li>
<li>More than one per cent of the fleet with 17 or 22 in ten minutes: to us. We shall be awake already.</li>
</ol>
${alarm}
<p>The rest can wait for Monday. A fleet that raises an alarm for every rejection trains people to ignore alarms, and the 8 arrives on a Friday.</p>`,
      `<ol>
<li>Enhver 3, 6 eller 8: straks, til et menneske.</li>
<li>Enhver 15 fulgt af mere end to minutters tavshed: til logkanalen.</li>
<li>Mere end én procent af flåden med 17 eller 22 inden for ti minutter: til os. Vi er nok allerede vågne.</li>
</ol>
${alarm}
<p>Resten kan vente til mandag. En flåde, der slår alarm ved hver afvisning, lærer folk at overhøre alarmer, og årsag 8 kommer en fredag.</p>`,
      `<ol>
<li>Jede 3, 6 oder 8: sofort, an einen Menschen.</li>
<li>Jede 15, auf die mehr als zwei Minuten Stille folgen: in den Protokollkanal.</li>
<li>Mehr als ein Prozent der Flotte mit 17 oder 22 innerhalb von zehn Minuten: an uns. Wir sind dann wohl schon wach.</li>
</ol>
${alarm}
<p>Der Rest hat Zeit bis Montag. Eine Flotte, die bei jeder Abweisung warnt, bringt den Leuten bei, Alarme zu überhören, und die 8 kommt an einem Freitag.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
