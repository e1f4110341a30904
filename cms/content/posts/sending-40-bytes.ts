import { photos } from '#cms/content/photos.ts';
import { dataByDay } from '../drawings/limits.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const message = `<pre class="wp-block-code"><code>/* CoAP POST, non-confirmable, 7 bytes before the reading */
uint8_t m[47];
size_t n = 0;

m[n++] = 0x50;        /* version 1, NON, no token */
m[n++] = 0x02;        /* 0.02 POST */
m[n++] = id &gt;&gt; 8;
m[n++] = id &amp; 0xff;
m[n++] = 0xb1;        /* Uri-Path, one byte long */
m[n++] = 's';
m[n++] = 0xff;        /* payload follows */
memcpy(&amp;m[n], reading, 40);</code></pre>`;

export const post: PostFixture = {
  id: 21,
  slug: l('sending-40-bytes', 'send-40-byte', '40-byte-senden'),
  title: l(
    'Sending 40 bytes without paying for 4,000',
    'Send 40 byte uden at betale for 4.000',
    '40 Byte senden, ohne 4.000 zu bezahlen',
  ),
  excerpt: excerpt(
    'What TLS costs a sensor that says one thing an hour, and three ways to say it cheaper.',
    'Hvad TLS koster en sensor, der siger én ting i timen, og tre måder at sige det billigere på.',
    'Was TLS einen Sensor kostet, der einmal in der Stunde etwas sagt, und drei Wege, es günstiger zu sagen.',
  ),
  date: '2026-09-03T08:15:00',
  author: 'nils-oksbol',
  categories: ['engineering'],
  coverImage: photos.farm,
  featuredImage: null,
  sections: [
    content(
      `<p>A level sensor has 40 bytes to say once an hour: a time, a depth, a temperature, a battery. Most of the ones that reach my bench send about 4,000 to say it. The other 3,960 are manners.</p>
<p>There is nothing wrong with manners. But the sensor introduces itself to the same server 720 times a month, with papers, and you pay for the papers.</p>`,
      `<p>En niveausensor har 40 byte at sige én gang i timen: et tidspunkt, en dybde, en temperatur, et batteri. De fleste, der lander på mit bord, sender omkring 4.000 for at få det sagt. De andre 3.960 er høflighed.</p>
<p>Der er ikke noget galt med høflighed. Men sensoren præsenterer sig for den samme server 720 gange om måneden, med papirer, og det er dig, der betaler for papirerne.</p>`,
      `<p>Ein Pegelsensor hat einmal in der Stunde 40 Byte zu sagen: eine Uhrzeit, eine Tiefe, eine Temperatur, eine Batteriespannung. Die meisten, die auf meiner Werkbank landen, senden dafür rund 4.000. Die übrigen 3.960 sind Höflichkeit.</p>
<p>Gegen Höflichkeit ist nichts zu sagen. Aber der Sensor stellt sich demselben Server 720-mal im Monat vor, mit Papieren, und die Papiere bezahlen Sie.</p>`,
    ),
    heading('Where the 4,000 go', 'Hvor de 4.000 bliver af', 'Wo die 4.000 bleiben'),
    content(
      `<p>The usual firmware opens a TCP connection, does a full TLS handshake, posts a line of JSON over HTTP and closes. The reading is the smallest thing on the wire.</p>
<ul>
<li>The server’s certificate and the one above it: 2,000 bytes and up. They have not changed since the last hour.</li>
<li>Keys, hellos and their answers: most of 1,000.</li>
<li>HTTP headers, among them the name of the library: 300.</li>
<li>TCP, which acknowledges all of it in segments of 40 to 60 bytes.</li>
</ul>
<p>Bytes are half of it. Every round trip also keeps the radio on, and the radio is what empties the battery. In poor NB-IoT coverage a round trip takes seconds, and this one has four.</p>`,
      `<p>Den sædvanlige firmware åbner en TCP-forbindelse, tager et fuldt TLS-håndtryk, sender en linje JSON over HTTP og lukker. Målingen er det mindste på linjen.</p>
<ul>
<li>Serverens certifikat og det, der står over det: 2.000 byte og opefter. De har ikke ændret sig siden sidste time.</li>
<li>Nøgler, hilsner og svar på dem: knap 1.000.</li>
<li>HTTP-headere, blandt dem bibliotekets navn: 300.</li>
<li>TCP, som kvitterer for det hele i segmenter på 40 til 60 byte.</li>
</ul>
<p>Byte er kun det halve. Hver tur frem og tilbage holder også radioen tændt, og det er radioen, der tømmer batteriet. I dårlig NB-IoT-dækning tager en tur sekunder, og her er der fire.</p>`,
      `<p>Die übliche Firmware öffnet eine TCP-Verbindung, führt einen vollständigen TLS-Handshake durch, schickt eine Zeile JSON über HTTP und schließt wieder. Der Messwert ist das Kleinste auf der Leitung.</p>
<ul>
<li>Das Zertifikat des Servers und das darüber: ab 2.000 Byte. Seit der letzten Stunde haben sie sich nicht geändert.</li>
<li>Schlüssel, Begrüßungen und die Antworten darauf: knapp 1.000.</li>
<li>HTTP-Header, darunter der Name der Bibliothek: 300.</li>
<li>TCP, das alles in Segmenten von 40 bis 60 Byte bestätigt.</li>
</ul>
<p>Die Bytes sind nur die Hälfte. Jeder Hin- und Rückweg hält auch das Funkteil wach, und das leert die Batterie. Bei schwachem NB-IoT-Empfang dauert einer davon Sekunden, und hier sind es vier.</p>`,
    ),
    heading('Three ways to say it cheaper', 'Tre billigere måder', 'Drei günstigere Wege'),
    content(
      `<h3>Resume instead of starting over</h3>
<p>TLS 1.3 lets client and server keep a ticket from last time. With it the certificates stay at home and the message drops to about 1,000 bytes. It is a setting in most libraries and needs storage that survives sleep. Start here; it is an afternoon’s work.</p>
<h3>Change the envelope</h3>
<p>CoAP over DTLS 1.2, with a shared key and a connection ID (RFC 9146). The connection ID is what makes it work for sleepers: the server recognises the session although the address has changed since. One reading is then 47 bytes of CoAP:</p>
${message}
<p>Add 20 for IP, 8 for UDP and 31 for DTLS, and the datagram is 106 bytes. Ask for an acknowledgement and the answer is 63 more: 169 altogether.</p>
<h3>Let the path carry the lock</h3>
<p>On a private network the way from our core to your server is a WireGuard tunnel, and the device has no public address. If the visited operator and we are parties you accept, the sensor can send a plain datagram: 40 bytes and 28 of headers, 68 in all. This is not end-to-end encryption. Do not use it for anything that opens a gate.</p>`,
      `<h3>Genoptag i stedet for at begynde forfra</h3>
<p>TLS 1.3 lader klient og server gemme en billet fra sidst. Med den bliver certifikaterne hjemme, og beskeden falder til omkring 1.000 byte. Det er en indstilling i de fleste biblioteker og kræver hukommelse, der overlever søvn. Begynd her; det er en eftermiddags arbejde.</p>
<h3>Skift kuvert</h3>
<p>CoAP over DTLS 1.2 med fælles nøgle og forbindelses-id (RFC 9146). Det er id’et, der gør det brugbart for enheder, der sover: Serveren genkender sessionen, selv om adressen er en anden end sidst. Én måling fylder så 47 byte CoAP:</p>
${message}
<p>Læg 20 til for IP, 8 for UDP og 31 for DTLS, så er datagrammet på 106 byte. Beder du om kvittering, kommer der 63 oveni: 169 i alt.</p>
<h3>Lad vejen bære låsen</h3>
<p>I et privat netværk er vejen fra vores kerne til din server en WireGuard-tunnel, og enheden har ingen offentlig adresse. Hvis du stoler på den besøgte operatør og på os, kan sensoren sende et bart datagram: 40 byte og 28 til headere, 68 i alt. Det er ikke kryptering fra ende til ende. Brug det ikke til noget, der åbner en port.</p>`,
      `<h3>Wiederaufnehmen statt neu anfangen</h3>
<p>TLS 1.3 lässt Client und Server ein Ticket vom letzten Mal aufheben. Damit bleiben die Zertifikate zu Hause, und die Nachricht schrumpft auf etwa 1.000 Byte. In den meisten Bibliotheken ist das eine Einstellung; sie braucht einen Speicher, der den Schlaf übersteht. Fangen Sie hier an, es ist ein Nachmittag Arbeit.</p>
<h3>Den Umschlag wechseln</h3>
<p>CoAP über DTLS 1.2, mit gemeinsamem Schlüssel und Verbindungskennung (RFC 9146). Die Kennung macht es für Schläfer brauchbar: Der Server erkennt die Sitzung wieder, obwohl die Adresse inzwischen eine andere ist. Ein Messwert sind dann 47 Byte CoAP:</p>
${message}
<p>Dazu 20 für IP, 8 für UDP und 31 für DTLS, und das Datagramm hat 106 Byte. Wer eine Bestätigung verlangt, bekommt 63 dazu: zusammen 169.</p>
<h3>Den Weg das Schloss tragen lassen</h3>
<p>In einem privaten Netz ist der Weg von unserem Kern zu Ihrem Server ein WireGuard-Tunnel, und das Gerät hat keine öffentliche Adresse. Wenn Sie dem besuchten Betreiber und uns vertrauen, kann der Sensor ein einfaches Datagramm senden: 40 Byte und 28 für die Header, zusammen 68. Eine Ende-zu-Ende-Verschlüsselung ist das nicht. Nehmen Sie es für nichts, was ein Tor öffnet.</p>`,
    ),
    heading('What it comes to', 'Regnestykket', 'Was dabei herauskommt'),
    content(
      `<p>One thousand sensors, one reading an hour, 30 days, Europe zone at €0.02 per megabyte. We count every IP byte in both directions, headers too.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Way</th><th scope="col">Bytes per reading</th><th scope="col">MB a month</th><th scope="col">Data cost</th></tr></thead><tbody><tr><td>Full TLS each time</td><td>4,000</td><td>2,880</td><td>€57.60</td></tr><tr><td>TLS 1.3, resumed</td><td>1,000</td><td>720</td><td>€14.40</td></tr><tr><td>CoAP, DTLS, acknowledged</td><td>169</td><td>122</td><td>€2.43</td></tr><tr><td>Plain UDP, private network</td><td>68</td><td>49</td><td>€0.98</td></tr></tbody></table><figcaption>The SIMs themselves cost €870 a month on Fleet, so look at the battery before you look at the bill.</figcaption></figure>
<p>That caption is the point. In Europe the money is small. In the World zone it is three times larger, and in the cabinet it is years: fewer bytes and fewer round trips mean a radio that goes back to sleep sooner. How it sleeps is in <a href="post:t3324-how-a-sensor-sleeps">T3324, or how a sensor sleeps</a>.</p>`,
      `<p>Tusind sensorer, én måling i timen, 30 dage, zonen Europa til 0,15 kr. pr. megabyte. Vi tæller hver IP-byte i begge retninger, også headere.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Måde</th><th scope="col">Byte pr. måling</th><th scope="col">MB om måneden</th><th scope="col">Data koster</th></tr></thead><tbody><tr><td>Fuld TLS hver gang</td><td>4.000</td><td>2.880</td><td>432,00 kr.</td></tr><tr><td>TLS 1.3, genoptaget</td><td>1.000</td><td>720</td><td>108,00 kr.</td></tr><tr><td>CoAP, DTLS, med kvittering</td><td>169</td><td>122</td><td>18,25 kr.</td></tr><tr><td>Bar UDP, privat netværk</td><td>68</td><td>49</td><td>7,34 kr.</td></tr></tbody></table><figcaption>Selve SIM-kortene koster 6.500 kr. om måneden på Fleet, så se på batteriet, før du ser på regningen.</figcaption></figure>
<p>Pointen står under tabellen. I Europa er det småpenge. I zonen Verden er det tre gange så meget, og i skabet er det år: Færre byte og færre ture betyder en radio, der falder i søvn tidligere. Hvordan den sover, står i <a href="post:t3324-how-a-sensor-sleeps">T3324, eller hvordan en sensor sover</a>.</p>`,
      `<p>Tausend Sensoren, ein Messwert je Stunde, 30 Tage, Zone Europa zu 0,02 € je Megabyte. Wir zählen jedes IP-Byte in beide Richtungen, auch die Header.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Weg</th><th scope="col">Byte je Messwert</th><th scope="col">MB im Monat</th><th scope="col">Datenkosten</th></tr></thead><tbody><tr><td>Jedes Mal volles TLS</td><td>4.000</td><td>2.880</td><td>57,60 €</td></tr><tr><td>TLS 1.3, wiederaufgenommen</td><td>1.000</td><td>720</td><td>14,40 €</td></tr><tr><td>CoAP, DTLS, mit Bestätigung</td><td>169</td><td>122</td><td>2,43 €</td></tr><tr><td>Einfaches UDP, privates Netz</td><td>68</td><td>49</td><td>0,98 €</td></tr></tbody></table><figcaption>Die SIM-Karten selbst kosten im Tarif Fleet 870 € im Monat. Sehen Sie also erst auf die Batterie und dann auf die Rechnung.</figcaption></figure>
<p>Auf die Zeile unter der Tabelle kommt es an. In Europa geht es um wenig Geld. In der Zone Welt ist es das Dreifache, und im Schaltschrank sind es Jahre: Weniger Bytes und weniger Wege bedeuten ein Funkteil, das früher wieder schläft. Wie es schläft, steht in <a href="post:t3324-how-a-sensor-sleeps">T3324, oder wie ein Sensor schläft</a>.</p>`,
    ),
    picture(
      dataByDay,
      l(
        'Kilobytes sent a day in November: about 96 until the 18th, fewer than ten after it. What the sensors said is the thin dark line at the bottom of every bar.',
        'Kilobyte sendt pr. dag i november: omkring 96 til og med den 18., under ti derefter. Det, sensorerne sagde, er den tynde mørke streg nederst i hver søjle.',
        'Gesendete Kilobyte je Tag im November: rund 96 bis zum 18., danach weniger als zehn. Was die Sensoren gesagt haben, ist der dünne dunkle Strich unten in jeder Säule.',
      ),
      'large',
      false,
      l(
        'Kilobytes a day. What the sensors had to say is the dark line at the foot.',
        'Kilobyte pr. dag. Det, sensorerne havde at sige, er den mørke linje forneden.',
        'Kilobyte am Tag. Was die Sensoren zu sagen hatten, ist die dunkle Linie am Fuß.',
      ),
    ),
    heading('Before you rewrite anything', 'Før du skriver noget om', 'Bevor Sie etwas umschreiben'),
    content(
      `<ol>
<li>Open one SIM in the log and read <em>Data session closed</em>. The size is on the line.</li>
<li>Divide by the readings in it. Above 1,000 you are paying for introductions. Do it for one device that behaves and one that does not; the second often reconnects, and each time it shows its papers again.</li>
<li>Try resumption on one device for a week. Compare sessions, not feelings.</li>
</ol>
<p>If the firmware came with the device and cannot be changed, batch: 24 readings once a day in one session cost less than one reading 24 times, in any protocol. The pump can wait. It has been pumping since 1974.</p>`,
      `<ol>
<li>Åbn ét SIM-kort i loggen, og læs <em>Datasession lukket</em>. Størrelsen står på linjen.</li>
<li>Del med antallet af målinger. Over 1.000 betaler du for præsentationer. Gør det for én enhed, der opfører sig pænt, og én, der ikke gør; den sidste kobler ofte op igen og viser sine papirer hver gang.</li>
<li>Prøv genoptagelse på én enhed i en uge. Sammenlign sessioner, ikke fornemmelser.</li>
</ol>
<p>Kom firmwaren sammen med enheden, og kan den ikke ændres, så saml: 24 målinger én gang i døgnet i én session koster mindre end én måling 24 gange, uanset protokol. Pumpen kan vente. Den har pumpet siden 1974.</p>`,
      `<ol>
<li>Öffnen Sie eine SIM-Karte im Protokoll und lesen Sie <em>Datensitzung beendet</em>. Die Größe steht in der Zeile.</li>
<li>Teilen Sie durch die Zahl der Messwerte. Über 1.000 bezahlen Sie für Vorstellungsrunden. Tun Sie es für ein Gerät, das sich benimmt, und für eines, das es nicht tut; das zweite verbindet sich oft neu und zeigt jedes Mal seine Papiere.</li>
<li>Probieren Sie die Wiederaufnahme eine Woche lang an einem Gerät. Vergleichen Sie Sitzungen, nicht Eindrücke.</li>
</ol>
<p>Wenn die Firmware mit dem Gerät kam und sich nicht ändern lässt, sammeln Sie: 24 Messwerte einmal am Tag in einer Sitzung kosten weniger als ein Messwert 24-mal, in jedem Protokoll. Die Pumpe kann warten. Sie pumpt seit 1974.</p>`,
    ),
    signedBy('nils-oksbol'),
  ],
};
