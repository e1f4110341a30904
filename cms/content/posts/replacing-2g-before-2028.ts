import { photos } from '#cms/content/photos.ts';
import { coverageMap } from '../drawings/networks.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const inventory = `<pre class="wp-block-code"><code>import csv

old = {"GSM", "GPRS", "EDGE", "UMTS", "HSPA"}

with open("events-90-days.csv", newline="") as file:
    seen = {}
    for row in csv.DictReader(file):
        if row["event"] == "session.opened":
            seen.setdefault(row["iccid"], set()).add(row["radio"])

for iccid, radios in sorted(seen.items()):
    if radios &lt;= old:
        print(iccid, "only ever on", ", ".join(sorted(radios)))</code></pre>`;

export const post: PostFixture = {
  id: 26,
  slug: l('replacing-2g-before-2028', 'skift-2g-inden-2028', '2g-vor-2028-ersetzen'),
  title: l(
    'Germany switches off 2G in\u00A02028. What to replace first',
    'Tyskland slukker 2G i\u00A02028. Skift det her først',
    'Deutschland schaltet 2G 2028 ab. Was Sie zuerst ersetzen sollten',
  ),
  excerpt: excerpt(
    'The end of June 2028 is twenty months away. That is two budgets, one winter of lead times and no time for a survey.',
    'Der er tyve måneder til udgangen af juni 2028. Det er to budgetter, én vinters leveringstid og ingen tid til en undersøgelse.',
    'Bis Ende Juni 2028 sind es zwanzig Monate. Das sind zwei Haushaltsrunden, ein Winter Lieferzeit und keine Zeit für eine Studie.',
  ),
  date: '2026-11-05T08:00:00',
  author: 'emre-aydin',
  categories: ['networks'],
  coverImage: photos.lighthouse,
  featuredImage: photos.lighthouse,
  sections: [
    content(
      `<p>The first large German operator has named 30 June 2028 as the last day of its 2G network. The second follows in September of the same year and keeps a remainder for critical machines until the end of 2030. The third says 2028 as well. 3G has been gone in Germany since 2021.</p>
<p>From the end of June 2028 it is twenty months back to this page. That sounds like plenty. It is two budget rounds, and the first one closes at Christmas.</p>`,
      `<p>Den første store tyske operatør har sat 30. juni 2028 som sidste dag for sit 2G-net. Den anden følger i september samme år og beholder en rest til kritiske maskiner til udgangen af 2030. Den tredje siger også 2028. 3G har været væk i Tyskland siden 2021.</p>
<p>Fra udgangen af juni 2028 er der tyve måneder tilbage til denne side. Det lyder af meget. Det er to budgetrunder, og den første lukker til jul.</p>`,
      `<p>Der erste große deutsche Betreiber hat den 30. Juni 2028 als letzten Tag seines 2G-Netzes genannt. Der zweite folgt im September desselben Jahres und hält einen Rest für kritische Maschinen bis Ende 2030. Auch der dritte nennt 2028. 3G gibt es in Deutschland seit 2021 nicht mehr.</p>
<p>Von Ende Juni 2028 bis zu dieser Seite sind es zwanzig Monate. Das klingt nach viel. Es sind zwei Haushaltsrunden, und die erste endet zu Weihnachten.</p>`,
    ),
    heading('Where things stand', 'Sådan står det til', 'Der Stand der Dinge'),
    content(
      `<p>No two countries do this in the same order. The table is only meant to show that “Europe” is not a date.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Country</th><th scope="col">3G</th><th scope="col">2G</th></tr></thead><tbody><tr><td>Germany</td><td>Off since 2021</td><td>2028, a remainder to 2030</td></tr><tr><td>Denmark</td><td>Off since 2023</td><td>On, no common date</td></tr><tr><td>United Kingdom</td><td>Off or in the last stages</td><td>By 2033 at the latest</td></tr><tr><td>Switzerland</td><td>Off at two of three since 2025</td><td>Off since the start of 2023</td></tr><tr><td>United States</td><td>Off since 2022</td><td>Off or in the last stages</td></tr></tbody></table><figcaption>As announced by operators and regulators, November 2026. Check your own country before you order anything.</figcaption></figure>
<p>A 2G device that roams does not know about any of this. It takes whatever 2G is left and gets fuller and slower cells each month, because the operator is already handing the frequencies to 4G. The end does not come on a date. It comes mast by mast, and the date is when the last one goes.</p>`,
      `<p>Ingen to lande gør det i samme rækkefølge. Tabellen skal kun vise, at »Europa« ikke er en dato.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Land</th><th scope="col">3G</th><th scope="col">2G</th></tr></thead><tbody><tr><td>Tyskland</td><td>Slukket siden 2021</td><td>2028, en rest til 2030</td></tr><tr><td>Danmark</td><td>Slukket siden 2023</td><td>Tændt, ingen fælles dato</td></tr><tr><td>Storbritannien</td><td>Slukket eller tæt på</td><td>Senest i 2033</td></tr><tr><td>Schweiz</td><td>Slukket hos to af tre siden 2025</td><td>Slukket siden starten af 2023</td></tr><tr><td>USA</td><td>Slukket siden 2022</td><td>Slukket eller tæt på</td></tr></tbody></table><figcaption>Som meldt ud af operatører og myndigheder, november 2026. Tjek dit eget land, før du bestiller noget.</figcaption></figure>
<p>En 2G-enhed, der roamer, ved ikke noget om det her. Den tager det 2G, der er tilbage, og får mere fyldte og langsommere celler måned for måned, fordi operatøren allerede giver frekvenserne til 4G. Slutningen kommer ikke på en dato. Den kommer mast for mast, og datoen er den sidste.</p>`,
      `<p>Keine zwei Länder gehen in derselben Reihenfolge vor. Die Tabelle soll nur zeigen, dass „Europa“ kein Datum ist.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Land</th><th scope="col">3G</th><th scope="col">2G</th></tr></thead><tbody><tr><td>Deutschland</td><td>Aus seit 2021</td><td>2028, ein Rest bis 2030</td></tr><tr><td>Dänemark</td><td>Aus seit 2023</td><td>In Betrieb, kein gemeinsames Datum</td></tr><tr><td>Vereinigtes Königreich</td><td>Aus oder kurz davor</td><td>Spätestens 2033</td></tr><tr><td>Schweiz</td><td>Bei zweien von dreien aus seit 2025</td><td>Aus seit Anfang 2023</td></tr><tr><td>Vereinigte Staaten</td><td>Aus seit 2022</td><td>Aus oder kurz davor</td></tr></tbody></table><figcaption>Nach den Angaben von Betreibern und Behörden, November 2026. Prüfen Sie Ihr eigenes Land, bevor Sie etwas bestellen.</figcaption></figure>
<p>Ein 2G-Gerät im Roaming weiß von alledem nichts. Es nimmt, was an 2G noch da ist, und bekommt Monat für Monat vollere und langsamere Zellen, weil der Betreiber die Frequenzen schon an 4G abgibt. Das Ende kommt nicht an einem Datum. Es kommt Mast für Mast, und das Datum ist der letzte.</p>`,
    ),
    picture(
      coverageMap,
      l(
        'Night chart of Europe: lines from Copenhagen and Frankfurt to other cities, and the number of networks by country',
        'Natkort over Europa: linjer fra København og Frankfurt til andre byer, og antallet af net i hvert land',
        'Nachtkarte Europas: Linien von Kopenhagen und Frankfurt zu anderen Städten und die Zahl der Netze je Land',
      ),
      'large',
      false,
      l(
        'What is left once 2G is gone: the number of networks by country.',
        'Det, der er tilbage, når 2G er væk: antallet af net pr. land.',
        'Was ohne 2G bleibt: die Zahl der Netze je Land.',
      ),
    ),
    heading('Count before you plan', 'Tæl, før du planlægger', 'Zählen, bevor Sie planen'),
    content(
      `<p>Every fleet has a spreadsheet that says what was installed. The log says what is used. Export 90 days of events and let a few lines tell you which SIMs have never opened a session on anything newer:</p>
${inventory}
<p>Ninety days, because a device may use 4G in summer and fall back to 2G when the trees are wet. In every fleet where we have run this, the answer has been longer than the spreadsheet. Modems that can do 4G are often locked to 2G by a line of firmware that nobody remembers writing.</p>`,
      `<p>Hver flåde har et regneark over, hvad der blev sat op. Loggen siger, hvad der bliver brugt. Eksportér 90 dages hændelser, og lad nogle linjer fortælle, hvilke SIM-kort der aldrig har åbnet en session på noget nyere:</p>
${inventory}
<p>Halvfems dage, fordi en enhed kan bruge 4G om sommeren og falde tilbage til 2G, når træerne er våde. I alle de flåder, hvor vi har kørt det, var svaret længere end regnearket. Modemmer, der kan 4G, er tit låst til 2G af en linje firmware, som ingen kan huske at have skrevet.</p>`,
      `<p>Jede Flotte hat eine Tabelle darüber, was eingebaut wurde. Das Protokoll sagt, was benutzt wird. Exportieren Sie die Ereignisse von 90 Tagen und lassen Sie sich von ein paar Zeilen sagen, welche SIM-Karten nie eine Sitzung auf etwas Neuerem geöffnet haben:</p>
${inventory}
<p>Neunzig Tage, weil ein Gerät im Sommer 4G nutzen und auf 2G zurückfallen kann, wenn die Bäume nass sind. In jeder Flotte, in der wir das ausgeführt haben, war die Antwort länger als die Tabelle. Modems, die 4G können, sind oft durch eine Zeile Firmware auf 2G festgelegt, an die sich niemand erinnert.</p>`,
    ),
    heading(
      'Four groups, in this order',
      'Fire grupper, i denne rækkefølge',
      'Vier Gruppen, in dieser Reihenfolge',
    ),
    content(
      `<ol>
<li><strong>Where silence is dangerous.</strong> Lift phones, fire panels, sluice gates. They go first even if they are few and dear, and they get a site visit each.</li>
<li><strong>Where a setting is enough.</strong> Modems that can do LTE-M or 4G and are locked. They cost an afternoon, so they come before everything that costs money.</li>
<li><strong>Where somebody is going anyway.</strong> Meters due for calibration, pumps due for service. Put the new modem in the van now; a second visit is the dearest part of any modem.</li>
<li><strong>The rest, by distance.</strong> The farthest first. In the last quarter every fitter in the country will be busy with the near ones.</li>
</ol>
<p>For devices that cannot be opened the order is different, because the SIM stays and only the radio goes. An eSIM does not help a modem that speaks nothing but 2G. <a href="post:sgp-32-for-devices-you-cannot-open">SGP.32</a> changes who you connect to, not what you can speak.</p>`,
      `<ol>
<li><strong>Dér, hvor tavshed er farlig.</strong> Elevatortelefoner, brandtavler, sluseporte. De kommer først, selv om de er få og dyre, og de får hver sit udkald.</li>
<li><strong>Dér, hvor en indstilling er nok.</strong> Modemmer, der kan LTE-M eller 4G, men er låst. De koster en eftermiddag, så de kommer før alt, der koster penge.</li>
<li><strong>Dér, hvor nogen alligevel skal ud.</strong> Målere, der skal kalibreres, pumper, der skal efterses. Læg det nye modem i vognen nu; det dyreste ved et modem er det andet besøg.</li>
<li><strong>Resten, efter afstand.</strong> De fjerneste først. I sidste kvartal har hver montør i landet travlt med de nære.</li>
</ol>
<p>For enheder, der ikke kan åbnes, er rækkefølgen en anden, for SIM-kortet bliver, og kun radioen må væk. Et eSIM hjælper ikke et modem, der kun taler 2G. <a href="post:sgp-32-for-devices-you-cannot-open">SGP.32</a> ændrer, hvem du kobler dig på, ikke hvilket sprog du taler.</p>`,
      `<ol>
<li><strong>Wo Stille gefährlich ist.</strong> Aufzugnotrufe, Brandmeldezentralen, Schleusentore. Sie kommen zuerst, auch wenn es wenige und teure sind, und jedes Gerät bekommt einen eigenen Einsatz.</li>
<li><strong>Wo eine Einstellung reicht.</strong> Modems, die LTE-M oder 4G können und gesperrt sind. Sie kosten einen Nachmittag und kommen deshalb vor allem, was Geld kostet.</li>
<li><strong>Wo ohnehin jemand hinfährt.</strong> Zähler vor der Eichung, Pumpen vor der Wartung. Legen Sie das neue Modem jetzt in den Wagen; das Teuerste an jedem Modem ist die zweite Fahrt.</li>
<li><strong>Der Rest, nach Entfernung.</strong> Das Fernste zuerst. Im letzten Quartal hat jeder Monteur im Land mit dem Nahen zu tun.</li>
</ol>
<p>Für Geräte, die sich nicht öffnen lassen, gilt eine andere Reihenfolge, denn die SIM-Karte bleibt und nur das Funkteil muss weg. Eine eSIM hilft einem Modem nicht, das nichts als 2G spricht. <a href="post:sgp-32-for-devices-you-cannot-open">SGP.32</a> ändert, mit wem Sie sich verbinden, nicht, welche Sprache Sie sprechen.</p>`,
    ),
    heading('LTE-M, NB-IoT or 4G', 'LTE-M, NB-IoT eller 4G', 'LTE-M, NB-IoT oder 4G'),
    content(
      `<ul>
<li><strong>LTE-M</strong> if it moves, sleeps or needs new firmware over the air.</li>
<li><strong>NB-IoT</strong> if it stands in one country, in a basement, and says little. <a href="post:nb-iot-borders">It crosses fewer borders than you think.</a></li>
<li><strong>4G, Cat 1 bis</strong> if it has mains power and you want to stop worrying. One antenna is enough, and the network is the one that telephones use.</li>
</ul>
<p>Do not replace 2G with anything that falls back to 2G and call it done. We have seen that order form twice this autumn.</p>
<p>The SIM is the cheap part. A new card is €1.60 once, and one that waits in a drawer with its modem costs nothing until the month it moves data. So order early and switch late: the cabinets that are ready in 2027 will be the ones nobody writes about in 2028. If you want the list read by somebody who has done it before, <a href="page:contact">send us the export</a>.</p>`,
      `<ul>
<li><strong>LTE-M</strong>, hvis den flytter sig, sover eller skal have ny firmware trådløst.</li>
<li><strong>NB-IoT</strong>, hvis den står i ét land, i en kælder, og ikke siger ret meget. <a href="post:nb-iot-borders">Det krydser færre grænser, end du tror.</a></li>
<li><strong>4G, Cat 1 bis</strong>, hvis den har strøm fra væggen, og du gerne vil holde op med at bekymre dig. Én antenne er nok, og nettet er det samme, som telefonerne bruger.</li>
</ul>
<p>Skift ikke 2G ud med noget, der falder tilbage til 2G, for så at kalde det færdigt. Den bestillingsseddel har vi set to gange i efteråret.</p>
<p>SIM-kortet er det billige. Et nyt kort koster 12 kr. én gang, og et, der ligger i skuffen sammen med sit modem, koster ingenting før den måned, det flytter data. Så bestil tidligt, og skift sent: De skabe, der er klar i 2027, er dem, ingen skriver om i 2028. Vil du have listen læst af nogen, der har prøvet det før, så <a href="page:contact">send os udtrækket</a>.</p>`,
      `<ul>
<li><strong>LTE-M</strong>, wenn es sich bewegt, schläft oder neue Firmware über Funk braucht.</li>
<li><strong>NB-IoT</strong>, wenn es in einem Land steht, im Keller, und wenig sagt. <a href="post:nb-iot-borders">Es überquert weniger Grenzen, als man denkt.</a></li>
<li><strong>4G, Cat 1 bis</strong>, wenn es Netzstrom hat und Sie sich keine Sorgen mehr machen wollen. Eine Antenne genügt, und das Netz ist das der Telefone.</li>
</ul>
<p>Ersetzen Sie 2G nicht durch etwas, das auf 2G zurückfällt, und haken es dann ab. Diesen Bestellschein haben wir im Herbst zweimal gesehen.</p>
<p>Die SIM-Karte ist das Günstige daran. Eine neue kostet einmalig 1,60 €, und eine, die mit ihrem Modem in der Schublade wartet, kostet nichts bis zu dem Monat, in dem sie Daten überträgt. Bestellen Sie also früh und schalten Sie spät um: Über die Schaltschränke, die 2027 fertig sind, wird 2028 niemand schreiben. Wenn jemand die Liste lesen soll, der das schon gemacht hat, <a href="page:contact">schicken Sie uns den Export</a>.</p>`,
    ),
    signedBy('emre-aydin'),
  ],
};
