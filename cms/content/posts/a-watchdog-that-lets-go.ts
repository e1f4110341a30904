import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const ladder = `<pre class="wp-block-code"><code>enum step { WAIT, RESEARCH, RADIO_OFF_ON, POWER_CYCLE };

static const struct {
    enum step step;
    uint32_t  after_s;      /* since the last good session */
} ladder[] = {
    { WAIT,            0 },
    { RESEARCH,      600 },  /* 10 minutes: search again       */
    { RADIO_OFF_ON, 3600 },  /* 1 hour: clears 3, 6 and 8      */
    { POWER_CYCLE, 21600 },  /* 6 hours: clears everything else */
};

enum step next_step(uint32_t silent_s)
{
    size_t i = sizeof ladder / sizeof ladder[0];

    while (i &gt; 1 &amp;&amp; silent_s &lt; ladder[i - 1].after_s)
        i--;
    return ladder[i - 1].step;
}</code></pre>`;

const pause = `<pre class="wp-block-code"><code>/* 1, 2, 4 ... 64 times the base, and up to a quarter more by serial number */
uint32_t pause_s(uint32_t base_s, unsigned attempt, uint32_t serial)
{
    uint32_t pause = base_s &lt;&lt; (attempt &lt; 6 ? attempt : 6);

    return pause + serial % (pause / 4 + 1);
}</code></pre>`;

const cover = media(
  'cover-dog.svg',
  l(
    'A dog on a quay; the line from its paws runs out to a boat that is leaving',
    'En hund på en kaj; tovet ved dens poter løber ud til en båd, der sejler',
    'Ein Hund am Kai; die Leine vor seinen Pfoten läuft zu einem Boot hinaus, das ablegt',
  ),
);

export const post: PostFixture = {
  id: 5,
  slug: l('a-watchdog-that-lets-go', 'en-vagthund-der-slipper', 'ein-watchdog-der-loslaesst'),
  title: l(
    'A watchdog that knows when to let go',
    'En vagthund, der ved, hvornår den skal slippe',
    'Ein Watchdog, der loslassen kann',
  ),
  excerpt: excerpt(
    'Forty lines of C that restart a modem at the right moment, and the two moments at which they must not.',
    'Fyrre linjer C, der genstarter et modem i rette øjeblik, og de to øjeblikke, hvor de ikke må.',
    'Vierzig Zeilen C, die ein Modem im richtigen Augenblick neu starten, und die zwei Augenblicke, in denen sie es nicht dürfen.',
  ),
  date: '2024-11-14T09:00:00',
  modifiedGmt: '2025-09-24T07:10:00',
  author: 'nils-oksbol',
  categories: ['engineering'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      `<p>A modem that has been told “illegal UE” will not try again until it is restarted. A modem that restarts every minute will never hear the answer. Between the two lies a watchdog, and most of the ones I am sent bite at the wrong time.</p>
<p>This is the one on our bench. It is forty lines of C, it has no cleverness in it, and you may have it.</p>`,
      `<p>Et modem, der har fået beskeden »illegal UE«, prøver ikke igen, før det bliver genstartet. Et modem, der genstarter hvert minut, hører aldrig svaret. Imellem dem står en vagthund, og de fleste af dem, jeg får tilsendt, bider på det forkerte tidspunkt.</p>
<p>Her er den, der står på vores bord. Den er på fyrre linjer C, der er intet snedigt i den, og du må gerne tage den.</p>`,
      `<p>Ein Modem, das „Illegal UE“ zu hören bekam, versucht es erst nach einem Neustart wieder. Ein Modem, das jede Minute neu startet, hört die Antwort nie. Dazwischen steht ein Watchdog, und die meisten, die man mir schickt, beißen zur falschen Zeit.</p>
<p>Dieser hier steht auf unserer Werkbank. Er besteht aus vierzig Zeilen C ohne jede Raffinesse, und Sie dürfen ihn haben.</p>`,
    ),
    heading('Watch the right thing', 'Hold øje med det rigtige', 'Das Richtige beobachten'),
    content(
      `<p>A signal is not a connection. An attach is not one either. The only thing worth watching is when your own server last answered your own message; everything below that can look healthy while nothing gets through.</p>
<p>So the watchdog has one input: seconds since the last good session. Feed it from the acknowledgement, not from the send.</p>`,
      `<p>Et signal er ikke en forbindelse. Det er en tilkobling heller ikke. Det eneste, der er værd at holde øje med, er, hvornår din egen server sidst svarede på din egen besked; alt derunder kan se sundt ud, mens intet kommer igennem.</p>
<p>Vagthunden har derfor ét input: sekunder siden sidste gode session. Giv den det fra kvitteringen, ikke fra afsendelsen.</p>`,
      `<p>Ein Signal ist keine Verbindung. Eine Einbuchung ist auch keine. Zu beobachten lohnt sich nur, wann Ihr eigener Server zuletzt auf Ihre eigene Nachricht geantwortet hat; alles darunter kann gesund aussehen, während nichts durchkommt.</p>
<p>Der Watchdog hat deshalb eine einzige Eingabe: Sekunden seit der letzten guten Sitzung. Füttern Sie ihn mit der Bestätigung, nicht mit dem Senden.</p>`,
    ),
    heading('Climb, do not jump', 'Klatr, spring ikke', 'Klettern, nicht springen'),
    content(
      `<p>There are three ways to wake a modem, and each forgets more than the one before. A search keeps everything. Radio off and on (<code>AT+CFUN=0</code>, then <code>1</code>) counts as a switch-off in most modems: it clears what causes 3, 6 and 8 have locked. Cutting the power clears what the modem’s own firmware has got wrong.</p>
${ladder}
<p>The times are for a device that reports every few minutes. Multiply them if yours reports once a day, and never let the first step come sooner than three missed reports.</p>`,
      `<p>Der er tre måder at vække et modem på, og hver af dem glemmer mere end den forrige. En søgning beholder alt. Radioen af og på (<code>AT+CFUN=0</code>, så <code>1</code>) regnes i de fleste modemmer for at slukke: Det fjerner det, årsag 3, 6 og 8 har låst. At tage strømmen fjerner det, modemmets egen firmware har rodet sig ud i.</p>
${ladder}
<p>Tiderne er til en enhed, der melder med få minutters mellemrum. Gang dem op, hvis din melder én gang i døgnet, og lad aldrig første trin komme før tre manglende meldinger.</p>`,
      `<p>Ein Modem lässt sich auf drei Arten wecken, und jede vergisst mehr als die vorige. Eine Suche behält alles. Funk aus und an (<code>AT+CFUN=0</code>, dann <code>1</code>) gilt in den meisten Modems als Ausschalten: Das löst, was die Ursachen 3, 6 und 8 gesperrt haben. Den Strom zu trennen löst, worin sich die Firmware des Modems selbst verfangen hat.</p>
${ladder}
<p>Die Zeiten gelten für ein Gerät, das sich alle paar Minuten meldet. Vervielfachen Sie sie, wenn Ihres sich einmal am Tag meldet, und lassen Sie den ersten Schritt nie vor drei fehlenden Meldungen kommen.</p>`,
    ),
    heading('Do not come back all at once', 'Kom ikke tilbage på én gang', 'Nicht alle auf einmal zurück'),
    content(
      `<p>When a mast has been down for an hour, every device behind it has been counting the same seconds. At the hour they all restart, and the mast that has just come up goes down again. The network answers with cause 22 and a waiting time, and a watchdog that ignores the waiting time restarts into it.</p>
<p>Two remedies. Double the pause after each failure, and add a little that differs from device to device. The serial number will do; random numbers are for those who have them.</p>
${pause}`,
      `<p>Når en mast har været nede i en time, har hver enhed bag den talt de samme sekunder. På timeslaget genstarter de alle sammen, og masten, der lige er kommet op, går ned igen. Nettet svarer med årsag 22 og en ventetid, og en vagthund, der er ligeglad med ventetiden, genstarter lige ind i den.</p>
<p>To midler. Fordobl pausen efter hvert forgæves forsøg, og læg lidt til, som er forskelligt fra enhed til enhed. Serienummeret er fint; tilfældige tal er for dem, der har nogen.</p>
${pause}`,
      `<p>War ein Mast eine Stunde aus, hat jedes Gerät dahinter dieselben Sekunden gezählt. Zur vollen Stunde starten alle neu, und der Mast, der gerade wieder da ist, geht in die Knie. Das Netz antwortet mit Ursache 22 und einer Wartezeit, und ein Watchdog, der sie nicht beachtet, startet mitten hinein.</p>
<p>Zwei Mittel helfen. Verdoppeln Sie die Pause nach jedem Fehlversuch und geben Sie etwas dazu, was von Gerät zu Gerät verschieden ist. Die Seriennummer genügt; Zufallszahlen sind für die, die welche haben.</p>
${pause}`,
    ),
    heading('When it must not bite', 'Hvornår den ikke må bide', 'Wann er nicht beißen darf'),
    content(
      `<ul>
<li><strong>During a download.</strong> New firmware over NB-IoT takes longer than any patience. Hold the watchdog while bytes arrive, and let go when they have not for ten minutes.</li>
<li><strong>During a profile change.</strong> An eSIM that switches operator is silent for a minute or two. A power cut in that minute is the one thing the chip was not built to enjoy.</li>
</ul>
<p>Both can be told from the outside by one flag in memory that survives a restart. If the flag has been up for an hour, something set it and died; then biting is right.</p>
<blockquote><p>A watchdog is there for the bug you do not know. The ones you know, you fix.</p></blockquote>`,
      `<ul>
<li><strong>Under en hentning.</strong> Ny firmware over NB-IoT tager længere tid end nogens tålmodighed. Hold vagthunden, så længe der kommer byte, og slip, når der ikke er kommet nogen i ti minutter.</li>
<li><strong>Under et profilskift.</strong> Et eSIM, der skifter operatør, er tavst et minut eller to. En strømafbrydelse i det minut er det eneste, chippen ikke er bygget til at holde af.</li>
</ul>
<p>Begge kan kendes udefra på ét flag i hukommelsen, der overlever en genstart. Har flaget været oppe i en time, har noget sat det og er gået ned; så er det rigtigt at bide.</p>
<blockquote><p>En vagthund er til for den fejl, du ikke kender. Dem, du kender, retter du.</p></blockquote>`,
      `<ul>
<li><strong>Während eines Downloads.</strong> Neue Firmware über NB-IoT dauert länger als jede Geduld. Halten Sie den Watchdog fest, solange Bytes ankommen, und lassen Sie ihn los, wenn zehn Minuten lang keine gekommen sind.</li>
<li><strong>Während eines Profilwechsels.</strong> Eine eSIM, die den Betreiber wechselt, schweigt ein, zwei Minuten. Stromausfall in dieser Minute ist das Einzige, woran der Chip keine Freude hat.</li>
</ul>
<p>Beides erkennt man von außen an einem Merker im Speicher, der einen Neustart überlebt. Steht er seit einer Stunde, hat ihn etwas gesetzt und ist gestorben; dann ist Beißen richtig.</p>
<blockquote><p>Ein Watchdog ist für den Fehler da, den Sie nicht kennen. Die bekannten beheben Sie.</p></blockquote>`,
    ),
    heading('Let it say why', 'Lad den sige hvorfor', 'Er soll sagen, warum'),
    content(
      `<p>A watchdog that works is a watchdog that hides things. The device comes back, the report arrives, and nobody asks what happened between. Three months later the battery is empty and the log shows forty attaches a day.</p>
<p>So keep two bytes in memory that survives a power cut: how often each step was taken, and the last cause the modem named before it. Send them with the first good report and then clear them. Two bytes a day cost nothing. They are also the only part of this article that tells you what to repair, and the day they are always zero you may take the watchdog out. I have yet to do so.</p>`,
      `<p>En vagthund, der virker, er en vagthund, der skjuler noget. Enheden kommer tilbage, meldingen når frem, og ingen spørger, hvad der skete ind imellem. Tre måneder senere er batteriet tomt, og loggen viser fyrre tilkoblinger om dagen.</p>
<p>Gem derfor to byte i hukommelse, der overlever en strømafbrydelse: hvor tit hvert trin blev taget, og den sidste årsag, modemmet nævnte forinden. Send dem med den første gode melding, og nulstil dem så. To byte om dagen koster ingenting. De er også det eneste i denne artikel, der fortæller dig, hvad du skal reparere, og den dag de altid er nul, kan du tage vagthunden ud. Det har jeg til gode.</p>`,
      `<p>Ein Watchdog, der funktioniert, ist ein Watchdog, der etwas verbirgt. Das Gerät kommt zurück, die Meldung trifft ein, und niemand fragt, was dazwischen war. Drei Monate später ist die Batterie leer, und das Protokoll zeigt vierzig Einbuchungen am Tag.</p>
<p>Halten Sie also zwei Bytes in einem Speicher, der einen Stromausfall übersteht: wie oft jede Stufe genommen wurde und welche Ursache das Modem zuletzt nannte. Senden Sie sie mit der ersten guten Meldung und löschen Sie sie danach. Zwei Bytes am Tag kosten nichts. Sie sind auch das Einzige in diesem Beitrag, was Ihnen sagt, was zu reparieren ist, und an dem Tag, an dem sie immer null sind, dürfen Sie den Watchdog ausbauen. So weit war ich noch nie.</p>`,
    ),
    heading('Try it on the bench', 'Prøv det på bordet', 'Auf der Werkbank ausprobieren'),
    content(
      `<ol>
<li>Pause the SIM in Bridge. The device is told cause 8 and goes quiet.</li>
<li>Activate it again after five minutes. Without a watchdog the device stays quiet. This is worth seeing once.</li>
<li>With it, look in the log for an attach about an hour later, and none before.</li>
<li>Do the same to ten devices and look at the seconds. If they are equal, the pauses are.</li>
</ol>
<p>Five SIMs to be cruel to come with <a href="page:test-kit">the test kit</a>. What the other causes do to a modem is in <a href="post:nine-cause-codes">nine cause codes, read aloud</a>.</p>`,
      `<ol>
<li>Sæt SIM-kortet på pause i Bridge. Enheden får årsag 8 og bliver tavs.</li>
<li>Aktivér det igen efter fem minutter. Uden vagthund bliver enheden ved med at tie. Det er værd at se én gang.</li>
<li>Med vagthund finder du en tilkobling i loggen omkring en time senere og ingen før.</li>
<li>Gør det samme ved ti enheder, og se på sekunderne. Er de ens, er pauserne det også.</li>
</ol>
<p>Fem SIM-kort, du må være ond ved, følger med <a href="page:test-kit">testsættet</a>. Hvad de andre årsager gør ved et modem, står i <a href="post:nine-cause-codes">ni årsagskoder, læst højt</a>.</p>`,
      `<ol>
<li>Pausieren Sie die SIM-Karte in Bridge. Das Gerät bekommt Ursache 8 und verstummt.</li>
<li>Aktivieren Sie sie nach fünf Minuten wieder. Ohne Watchdog bleibt das Gerät still. Das sollte man einmal gesehen haben.</li>
<li>Mit Watchdog finden Sie im Protokoll etwa eine Stunde später eine Einbuchung und davor keine.</li>
<li>Tun Sie dasselbe mit zehn Geräten und sehen Sie auf die Sekunden. Sind sie gleich, sind es auch die Pausen.</li>
</ol>
<p>Fünf SIM-Karten, zu denen Sie grausam sein dürfen, liegen im <a href="page:test-kit">Testpaket</a>. Was die anderen Ursachen mit einem Modem machen, steht in <a href="post:nine-cause-codes">Neun Ursachen, laut vorgelesen</a>.</p>`,
    ),
    signedBy('nils-oksbol'),
  ],
};
