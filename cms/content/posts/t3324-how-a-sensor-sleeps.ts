import { photos } from '#cms/content/photos.ts';
import { scenes } from '../drawings/scenes.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const ask = `<pre class="wp-block-code"><code>AT+CPSMS=1,,,"00100110","00000100"
OK
AT+CEREG=4
+CEREG: 5,"1A2B","01C3D4E5",7,,,"00000100","00100110"</code></pre>`;

const decode = `<pre class="wp-block-code"><code>/* T3324: GPRS timer 2. Seconds, or -1 when switched off. */
long t3324_seconds(uint8_t octet)
{
    long value = octet &amp; 0x1f;

    switch (octet &gt;&gt; 5) {
    case 0: return value * 2;
    case 1: return value * 60;
    case 2: return value * 360;
    case 7: return -1;
    default: return value * 60;
    }
}</code></pre>`;

const log = {
  en: `<pre class="wp-block-code"><code>13:31:47  Data session closed        11.0 kB
13:31:55  Power saving entered       T3324, 8 s
19:31:47  Tracking area update       T3412, 6 h</code></pre>`,
  da: `<pre class="wp-block-code"><code>13:31:47  Datasession lukket         11,0 kB
13:31:55  Strømsparing begyndt       T3324, 8 s
19:31:47  Område meldt               T3412, 6 t</code></pre>`,
  de: `<pre class="wp-block-code"><code>13:31:47  Datensitzung beendet       11,0 kB
13:31:55  Stromsparmodus begonnen    T3324, 8 s
19:31:47  Gebiet gemeldet            T3412, 6 Std.</code></pre>`,
};

export const post: PostFixture = {
  id: 17,
  slug: l('t3324-how-a-sensor-sleeps', 't3324-hvordan-en-sensor-sover', 't3324-wie-ein-sensor-schlaeft'),
  title: l(
    'T3324, or how a sensor sleeps',
    'T3324, eller hvordan en sensor sover',
    'T3324, oder wie ein Sensor schläft',
  ),
  excerpt: excerpt(
    'Ten years of battery is a negotiation between three timers.',
    'Ti år på et batteri er en forhandling mellem tre timere.',
    'Zehn Jahre Batterie sind eine Verhandlung zwischen drei Timern.',
  ),
  date: '2026-06-24T08:00:00',
  modifiedGmt: '2026-10-02T07:30:00',
  author: 'nils-oksbol',
  categories: ['engineering'],
  coverImage: photos.sound,
  featuredImage: photos.sound,
  sections: [
    content(
      `<p>“Ten years on one battery” is printed on the box of almost every sensor. It is true under one condition, which is not on the box: the network has to agree.</p>
<p>Three timers decide. You may ask for two of them. The network answers, and its answer is the one that counts.</p>`,
      `<p>»Ti år på ét batteri« står på kassen til næsten hver eneste sensor. Det passer på én betingelse, som ikke står på kassen: at nettet er enigt.</p>
<p>Tre timere bestemmer. To af dem kan du bede om. Nettet svarer, og det er svaret, der tæller.</p>`,
      `<p>„Zehn Jahre mit einer Batterie“ steht auf der Schachtel fast jedes Sensors. Das stimmt unter einer Bedingung, die nicht auf der Schachtel steht: Das Netz muss zustimmen.</p>
<p>Drei Timer entscheiden. Um zwei davon dürfen Sie bitten. Das Netz antwortet, und seine Antwort gilt.</p>`,
    ),
    heading(
      'The first timer has no number',
      'Den første timer har intet nummer',
      'Der erste Timer hat keine Nummer',
    ),
    content(
      `<p>When the last byte has been sent the radio stays on. The base station waits for more, and only when nothing has come for a while does it release the connection. This inactivity timer belongs to the operator. You cannot see it, ask for it or change it; ten to twenty seconds is common.</p>
<p>For a sensor that talks for half a second, those seconds are the largest cost of the message. A modem that supports <em>release assistance</em> may tell the network “that was all” and be let go at once. Check that yours does, and that the firmware uses it. Many do the first and not the second.</p>`,
      `<p>Når den sidste byte er sendt, bliver radioen tændt. Basestationen venter på mere og slipper først forbindelsen, når der ikke er kommet noget i et stykke tid. Den timer er operatørens. Du kan ikke se den, bede om den eller ændre den; ti til tyve sekunder er almindeligt.</p>
<p>For en sensor, der taler i et halvt sekund, er de sekunder den største udgift ved beskeden. Et modem med <em>release assistance</em> kan sige »det var det« og blive sluppet med det samme. Se efter, om dit kan, og om firmwaren bruger det. Mange kan det første og gør ikke det andet.</p>`,
      `<p>Ist das letzte Byte gesendet, bleibt das Funkteil an. Die Basisstation wartet auf mehr und löst die Verbindung erst, wenn eine Weile nichts gekommen ist. Dieser Timer gehört dem Betreiber. Sie können ihn nicht sehen, nicht erbitten und nicht ändern; zehn bis zwanzig Sekunden sind üblich.</p>
<p>Für einen Sensor, der eine halbe Sekunde spricht, sind diese Sekunden der größte Posten der Nachricht. Ein Modem mit <em>Release Assistance</em> kann dem Netz sagen „das war alles“ und wird sofort entlassen. Prüfen Sie, ob Ihres das kann und ob die Firmware es nutzt. Viele können das eine und tun das andere nicht.</p>`,
    ),
    heading('T3324: how long to listen', 'T3324: hvor længe der lyttes', 'T3324: wie lange gelauscht wird'),
    content(
      `<p>After the release the device is idle but reachable. It listens for as long as <code>T3324</code> says, and then it switches the receiver off. That is power saving mode, PSM. The network keeps the registration and holds nothing else open.</p>
<p>A short <code>T3324</code> saves battery. It is also the only window in which you can reach the device, so it must be longer than your server takes to answer. Eight seconds is plenty for most. It was too little for Turbine 41, whose server was asleep itself; twenty did it.</p>`,
      `<p>Når forbindelsen er sluppet, er enheden i hvile, men kan nås. Den lytter, så længe <code>T3324</code> siger, og slukker så modtageren. Det er strømsparetilstanden, PSM. Nettet beholder registreringen og holder ikke andet åbent.</p>
<p>En kort <code>T3324</code> sparer på batteriet. Det er også det eneste vindue, hvor du kan få fat i enheden, så den skal være længere, end din server er om at svare. Otte sekunder er rigeligt for de fleste. Det var for lidt til Mølle 41, hvis server selv sov; tyve var nok.</p>`,
      `<p>Nach dem Lösen ruht das Gerät, ist aber erreichbar. Es lauscht so lange, wie <code>T3324</code> vorgibt, und schaltet dann den Empfänger ab. Das ist der Stromsparmodus PSM. Das Netz behält die Registrierung und hält sonst nichts offen.</p>
<p>Ein kurzer <code>T3324</code> schont die Batterie. Er ist zugleich das einzige Fenster, in dem Sie das Gerät erreichen, und muss länger sein, als Ihr Server für eine Antwort braucht. Acht Sekunden reichen meist. Für Windrad 41 waren sie zu wenig, denn sein Server schlief selbst; zwanzig genügten.</p>`,
    ),
    heading('T3412: when to show its face', 'T3412: hvornår den viser sig', 'T3412: wann er sich meldet'),
    content(
      `<p>A device that sleeps for good is a dead device. <code>T3412</code>, the periodic update, is how long it may stay away before it has to say that it is still there. The extended form counts in steps of up to 320 hours, 31 of them at most: 413 days.</p>
<p>Ask for a value somewhat longer than your own reporting interval. Then the report resets the timer, and the periodic update, which costs energy and tells you nothing, never happens.</p>`,
      `<p>En enhed, der sover for evigt, er en død enhed. <code>T3412</code>, den periodiske opdatering, er den tid, den må blive væk, før den skal sige, at den stadig er der. Den udvidede form tæller i trin på op til 320 timer, højst 31 af dem: 413 døgn.</p>
<p>Bed om en værdi, der er lidt længere end dit eget meldeinterval. Så nulstiller meldingen timeren, og den periodiske opdatering, der koster strøm uden at fortælle dig noget, kommer aldrig.</p>`,
      `<p>Ein Gerät, das für immer schläft, ist ein totes Gerät. <code>T3412</code>, die periodische Aktualisierung, ist die Zeit, die es fortbleiben darf, bevor es sagen muss, dass es noch da ist. Die erweiterte Form zählt in Schritten von bis zu 320 Stunden, höchstens 31 davon: 413 Tage.</p>
<p>Bitten Sie um einen Wert, der etwas länger ist als Ihr eigener Meldeabstand. Dann setzt die Meldung den Timer zurück, und die periodische Aktualisierung, die Energie kostet und nichts sagt, findet nie statt.</p>`,
    ),
    heading('Asking, and reading the answer', 'Spørg, og læs svaret', 'Fragen und die Antwort lesen'),
    content(
      `<p>Both timers are one byte: three bits of unit, five of value. Here a modem asks for six hours and eight seconds, and the last line is what it was granted.</p>
${ask}
<p>The units differ between the two timers, which has cost more batteries than frost. For <code>T3324</code>, this is all there is to it:</p>
${decode}
<figure class="wp-block-table"><table><thead><tr><th scope="col">First three bits</th><th scope="col">T3324 step</th><th scope="col">T3412 extended step</th></tr></thead><tbody><tr><td>000</td><td>2 seconds</td><td>10 minutes</td></tr><tr><td>001</td><td>1 minute</td><td>1 hour</td></tr><tr><td>010</td><td>6 minutes</td><td>10 hours</td></tr><tr><td>011</td><td>not used</td><td>2 seconds</td></tr><tr><td>100</td><td>not used</td><td>30 seconds</td></tr><tr><td>101</td><td>not used</td><td>1 minute</td></tr><tr><td>110</td><td>not used</td><td>320 hours</td></tr><tr><td>111</td><td>off</td><td>off</td></tr></tbody></table><figcaption>3GPP TS 24.008, GPRS timer 2 and GPRS timer 3.</figcaption></figure>
<p>If the two bytes are missing from the last line, the network granted nothing. There is no error. The modem stays awake, and you find out from the battery.</p>`,
      `<p>Begge timere er én byte: tre bit enhed, fem bit værdi. Her beder et modem om seks timer og otte sekunder, og sidste linje er det, det fik.</p>
${ask}
<p>Trinene er forskellige for de to timere, og det har kostet flere batterier end frost. For <code>T3324</code> er det hele her:</p>
${decode}
<figure class="wp-block-table"><table><thead><tr><th scope="col">Første tre bit</th><th scope="col">T3324, trin</th><th scope="col">T3412 udvidet, trin</th></tr></thead><tbody><tr><td>000</td><td>2 sekunder</td><td>10 minutter</td></tr><tr><td>001</td><td>1 minut</td><td>1 time</td></tr><tr><td>010</td><td>6 minutter</td><td>10 timer</td></tr><tr><td>011</td><td>bruges ikke</td><td>2 sekunder</td></tr><tr><td>100</td><td>bruges ikke</td><td>30 sekunder</td></tr><tr><td>101</td><td>bruges ikke</td><td>1 minut</td></tr><tr><td>110</td><td>bruges ikke</td><td>320 timer</td></tr><tr><td>111</td><td>slukket</td><td>slukket</td></tr></tbody></table><figcaption>3GPP TS 24.008, GPRS timer 2 og GPRS timer 3.</figcaption></figure>
<p>Mangler de to byte i sidste linje, har nettet ikke givet noget. Der kommer ingen fejl. Modemmet bliver vågent, og du opdager det på batteriet.</p>`,
      `<p>Beide Timer sind je ein Byte: drei Bit Einheit, fünf Bit Wert. Hier bittet ein Modem um sechs Stunden und acht Sekunden; die letzte Zeile zeigt, was es bekam.</p>
${ask}
<p>Die Einheiten der beiden Timer unterscheiden sich, und das hat mehr Batterien gekostet als der Frost. Für <code>T3324</code> ist das schon alles:</p>
${decode}
<figure class="wp-block-table"><table><thead><tr><th scope="col">Erste drei Bit</th><th scope="col">T3324, Schritt</th><th scope="col">T3412 erweitert, Schritt</th></tr></thead><tbody><tr><td>000</td><td>2 Sekunden</td><td>10 Minuten</td></tr><tr><td>001</td><td>1 Minute</td><td>1 Stunde</td></tr><tr><td>010</td><td>6 Minuten</td><td>10 Stunden</td></tr><tr><td>011</td><td>unbenutzt</td><td>2 Sekunden</td></tr><tr><td>100</td><td>unbenutzt</td><td>30 Sekunden</td></tr><tr><td>101</td><td>unbenutzt</td><td>1 Minute</td></tr><tr><td>110</td><td>unbenutzt</td><td>320 Stunden</td></tr><tr><td>111</td><td>aus</td><td>aus</td></tr></tbody></table><figcaption>3GPP TS 24.008, GPRS Timer 2 und GPRS Timer 3.</figcaption></figure>
<p>Fehlen die beiden Bytes in der letzten Zeile, hat das Netz nichts gewährt. Einen Fehler gibt es nicht. Das Modem bleibt wach, und Sie erfahren es von der Batterie.</p>`,
    ),
    heading(
      'When you need to reach it: eDRX',
      'Når du skal kunne nå den: eDRX',
      'Wenn er erreichbar sein muss: eDRX',
    ),
    content(
      `<p>PSM suits a sensor that speaks first. A valve that has to be told something suits eDRX: the device stays registered and listens briefly in a fixed cycle. On LTE-M the cycle runs from 5.12 seconds to 43.69 minutes, on NB-IoT from 20.48 seconds to 2.91 hours. Your command then waits for at most one cycle. Choose the longest wait your valve can bear; you will not notice the difference, and the battery will. PSM and eDRX can be combined; then eDRX applies while <code>T3324</code> runs, and the receiver sleeps even in the window.</p>`,
      `<p>PSM passer til en sensor, der selv tager ordet. En ventil, der skal have noget at vide, passer til eDRX: Enheden forbliver registreret og lytter kort i en fast rytme. På LTE-M går rytmen fra 5,12 sekunder til 43,69 minutter, på NB-IoT fra 20,48 sekunder til 2,91 timer. Din kommando venter så højst én omgang. Vælg den længste ventetid, ventilen kan tåle; du mærker ikke forskel, men det gør batteriet. PSM og eDRX kan bruges sammen; så gælder eDRX, mens <code>T3324</code> løber, og modtageren sover selv i vinduet.</p>`,
      `<p>PSM passt zu einem Sensor, der selbst das Wort ergreift. Zu einem Ventil, dem man etwas sagen muss, passt eDRX: Das Gerät bleibt registriert und lauscht kurz in festem Takt. Bei LTE-M reicht der Takt von 5,12 Sekunden bis 43,69 Minuten, bei NB-IoT von 20,48 Sekunden bis 2,91 Stunden. Ihr Befehl wartet dann höchstens einen Takt. Wählen Sie die längste Wartezeit, die das Ventil verträgt; Sie merken den Unterschied nicht, die Batterie schon. PSM und eDRX lassen sich verbinden; dann gilt eDRX, solange <code>T3324</code> läuft, und der Empfänger schläft selbst im Fenster.</p>`,
    ),
    heading('What the log shows', 'Hvad loggen viser', 'Was das Protokoll zeigt'),
    content(
      `${log.en}
<p>Three lines, and each is a timer. If the second is missing after a session, nothing was granted. If the third turns up in a device that reports every hour, the value is too short. <a href="post:lte-m-roaming-in-2026">Which networks grant what</a> is on the list, and five SIMs to try it with are in <a href="page:test-kit">the test kit</a>.</p>`,
      `${log.da}
<p>Tre linjer, og hver af dem er en timer. Mangler den anden efter en session, blev der ikke givet noget. Dukker den tredje op på en enhed, der melder hver time, er værdien for kort. <a href="post:lte-m-roaming-in-2026">Hvilke net der giver hvad</a>, står på listen, og fem SIM-kort at prøve det med ligger i <a href="page:test-kit">testsættet</a>.</p>`,
      `${log.de}
<p>Drei Zeilen, und jede ist ein Timer. Fehlt nach einer Sitzung die zweite, wurde nichts gewährt. Taucht die dritte bei einem Gerät auf, das sich stündlich meldet, ist der Wert zu kurz. <a href="post:lte-m-roaming-in-2026">Welche Netze was gewähren</a>, steht auf der Liste, und fünf SIM-Karten zum Ausprobieren liegen im <a href="page:test-kit">Testpaket</a>.</p>`,
    ),
    picture(
      scenes.energy,
      l(
        'Two log lines: a report lost with T3324 at 8 s, then T3324 set to 20 s',
        'To loglinjer: en melding gik tabt med T3324 på 8 s, så blev T3324 sat til 20 s',
        'Zwei Protokollzeilen: eine Meldung ging mit T3324 auf 8 s verloren, dann wurde T3324 auf 20 s gesetzt',
      ),
      'large',
      true,
      l(
        'Twelve seconds are the difference between the two lines.',
        'Der er tolv sekunders forskel på de to linjer.',
        'Zwölf Sekunden unterscheiden die beiden Zeilen.',
      ),
    ),
    signedBy('nils-oksbol'),
  ],
};
