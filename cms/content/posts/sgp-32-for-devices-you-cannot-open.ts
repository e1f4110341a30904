import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const steps = {
  en: `<pre class="wp-block-code"><code>11:20:00  Profile download started     SM-DP+
11:20:41  Profile installed            eUICC
11:20:44  Profile changed              eUICC
11:21:02  Attached                     Sundnet SE, LTE-M
11:21:09  Change confirmed             eIM</code></pre>`,
  da: `<pre class="wp-block-code"><code>11:20:00  Hentning af profil begyndt   SM-DP+
11:20:41  Profil installeret           eUICC
11:20:44  Profil skiftet               eUICC
11:21:02  Tilkoblet                    Sundnet SE, LTE-M
11:21:09  Skift bekræftet              eIM</code></pre>`,
  de: `<pre class="wp-block-code"><code>11:20:00  Laden des Profils begonnen   SM-DP+
11:20:41  Profil installiert           eUICC
11:20:44  Profil gewechselt            eUICC
11:21:02  Eingebucht                   Sundnet SE, LTE-M
11:21:09  Wechsel bestätigt            eIM</code></pre>`,
};

const chip = l(
  'A soldered eSIM chip, drawn larger than life',
  'En loddet eSIM-chip, tegnet større end i virkeligheden',
  'Ein verlöteter eSIM-Chip, größer gezeichnet als in Wirklichkeit',
);

export const post: PostFixture = {
  id: 15,
  slug: l(
    'sgp-32-for-devices-you-cannot-open',
    'sgp-32-til-enheder-der-ikke-kan-aabnes',
    'sgp-32-fuer-geraete-die-man-nicht-oeffnen-kann',
  ),
  title: l(
    'SGP.32, explained on a device you cannot open',
    'SGP.32, forklaret på en enhed, du ikke kan åbne',
    'SGP.32, erklärt an einem Gerät, das sich nicht öffnen lässt',
  ),
  excerpt: excerpt(
    'Three standards let a SIM change its operator over the air. Two of them need a person or a text message. The third needs neither.',
    'Tre standarder lader et SIM-kort skifte operatør trådløst. De to kræver et menneske eller en sms. Den tredje kræver ingen af delene.',
    'Drei Normen lassen eine SIM-Karte den Betreiber über Funk wechseln. Zwei brauchen einen Menschen oder eine SMS. Die dritte braucht weder noch.',
  ),
  date: '2026-04-22T08:30:00',
  modifiedGmt: '2026-11-05T07:20:00',
  author: 'emre-aydin',
  categories: ['engineering', 'networks'],
  coverImage: media('esim-chip.webp', chip),
  featuredImage: media('esim-chip.webp', chip),
  sections: [
    content(
      `<p>There is a water meter under a pavement in Kiel, cast in resin, with a battery meant to last until the street is dug up again. It has an eSIM. Nobody will ever scan a QR code with it.</p>
<p>For ten years that has been the awkward thing about eSIM in machines: the idea was right and the two ways of doing it were made for somebody else. SGP.32 is the third way. We have run it through the winter on devices we could open, so that we could stop opening them.</p>`,
      `<p>Under et fortov i Kiel ligger en vandmåler støbt i harpiks med et batteri, der skal holde, til gaden bliver gravet op igen. Den har et eSIM. Der er aldrig nogen, der kommer til at scanne en QR-kode med den.</p>
<p>I ti år har det været det akavede ved eSIM i maskiner: Tanken var rigtig, og de to måder at gøre det på var lavet til andre. SGP.32 er den tredje. Vi har kørt den vinteren igennem på enheder, vi kunne åbne, så vi kunne holde op med at åbne dem.</p>`,
      `<p>In Kiel liegt unter einem Gehweg ein Wasserzähler, in Harz vergossen, mit einer Batterie, die halten soll, bis die Straße wieder aufgerissen wird. Er hat eine eSIM. Einen QR-Code wird damit nie jemand scannen.</p>
<p>Seit zehn Jahren ist das die Schwierigkeit mit der eSIM in Maschinen: Der Gedanke war richtig, und die beiden Wege dorthin waren für andere gemacht. SGP.32 ist der dritte. Wir haben ihn den Winter über auf Geräten betrieben, die sich öffnen ließen, damit wir aufhören konnten, sie zu öffnen.</p>`,
    ),
    heading(
      'What an eSIM is, in two sentences',
      'Hvad et eSIM er, på to sætninger',
      'Was eine eSIM ist, in zwei Sätzen',
    ),
    content(
      `<p>An eSIM is a SIM, card or chip, that can hold several profiles and switch between them. Each profile is what used to be a whole SIM: an identity, its keys and the list of networks it prefers.</p>
<p>The chip is called an eUICC. The difference between the standards is who tells it what to do, and over which wire.</p>`,
      `<p>Et eSIM er et SIM-kort, kort eller chip, der kan rumme flere profiler og skifte imellem dem. Hver profil er det, der før var et helt SIM-kort: en identitet, dens nøgler og listen over de net, den foretrækker.</p>
<p>Chippen hedder eUICC. Forskellen på standarderne er, hvem der siger, hvad den skal gøre, og ad hvilken vej.</p>`,
      `<p>Eine eSIM ist eine SIM, Karte oder Chip, die mehrere Profile aufnehmen und zwischen ihnen wechseln kann. Jedes Profil ist, was früher eine ganze SIM-Karte war: eine Identität, ihre Schlüssel und die Liste der bevorzugten Netze.</p>
<p>Der Chip heißt eUICC. Die Normen unterscheiden sich darin, wer ihm Anweisungen gibt und auf welchem Weg.</p>`,
    ),
    heading('Three standards side by side', 'Tre standarder side om side', 'Drei Normen nebeneinander'),
    content(
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">What</th><th scope="col">SGP.02, machines</th><th scope="col">SGP.22, telephones</th><th scope="col">SGP.32, IoT</th></tr></thead><tbody><tr><th scope="row">Who decides</th><td>A server, SM-SR</td><td>A person at the screen</td><td>A server, eIM</td></tr><tr><th scope="row">Who fetches</th><td>The chip, told by SMS</td><td>The LPA in the telephone</td><td>The IPA in device or chip</td></tr><tr><th scope="row">Profile comes from</th><td>SM-DP</td><td>SM-DP+</td><td>SM-DP+, unchanged</td></tr><tr><th scope="row">Needs SMS</th><td>Usually</td><td>No</td><td>No</td></tr><tr><th scope="row">Changing the server</th><td>Both have to agree</td><td>Does not arise</td><td>A configuration</td></tr></tbody></table></figure>
<p>SGP.02 works well and is in millions of cars. Its weak point is the SM-SR: one server holds the keys to the chip, and moving to another takes an integration between two companies, one of which is losing a customer.</p>
<p>SGP.22 has no such server, because a telephone has an owner with a thumb. SGP.32 keeps the download side of SGP.22 and replaces the thumb.</p>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Hvad</th><th scope="col">SGP.02, maskiner</th><th scope="col">SGP.22, telefoner</th><th scope="col">SGP.32, IoT</th></tr></thead><tbody><tr><th scope="row">Hvem bestemmer</th><td>En server, SM-SR</td><td>Et menneske ved skærmen</td><td>En server, eIM</td></tr><tr><th scope="row">Hvem henter</th><td>Chippen, efter besked på sms</td><td>LPA i telefonen</td><td>IPA i enheden eller chippen</td></tr><tr><th scope="row">Profilen kommer fra</th><td>SM-DP</td><td>SM-DP+</td><td>SM-DP+, uændret</td></tr><tr><th scope="row">Kræver sms</th><td>Som regel</td><td>Nej</td><td>Nej</td></tr><tr><th scope="row">Skift af server</th><td>Begge skal være enige</td><td>Ikke aktuelt</td><td>En opsætning</td></tr></tbody></table></figure>
<p>SGP.02 virker fint og sidder i millioner af biler. Det svage punkt er SM-SR: Én server har nøglerne til chippen, og en flytning til en anden kræver, at to firmaer, hvoraf det ene er ved at miste en kunde, kobler deres systemer sammen.</p>
<p>SGP.22 har ikke sådan en server, for en telefon har en ejer med en tommelfinger. SGP.32 beholder hentningen fra SGP.22 og erstatter tommelfingeren.</p>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Was</th><th scope="col">SGP.02, Maschinen</th><th scope="col">SGP.22, Telefone</th><th scope="col">SGP.32, IoT</th></tr></thead><tbody><tr><th scope="row">Wer entscheidet</th><td>Ein Server, SM-SR</td><td>Ein Mensch am Bildschirm</td><td>Ein Server, eIM</td></tr><tr><th scope="row">Wer holt ab</th><td>Der Chip, per SMS beauftragt</td><td>Der LPA im Telefon</td><td>Der IPA in Gerät oder Chip</td></tr><tr><th scope="row">Das Profil kommt von</th><td>SM-DP</td><td>SM-DP+</td><td>SM-DP+, unverändert</td></tr><tr><th scope="row">Braucht SMS</th><td>Meist</td><td>Nein</td><td>Nein</td></tr><tr><th scope="row">Wechsel des Servers</th><td>Beide müssen zustimmen</td><td>Stellt sich nicht</td><td>Eine Konfiguration</td></tr></tbody></table></figure>
<p>SGP.02 funktioniert gut und steckt in Millionen von Autos. Seine Schwachstelle ist der SM-SR: Ein Server hält die Schlüssel zum Chip, und der Umzug zu einem anderen verlangt, dass zwei Firmen, von denen eine gerade einen Kunden verliert, ihre Systeme verbinden.</p>
<p>SGP.22 kennt keinen solchen Server, denn ein Telefon hat einen Besitzer mit Daumen. SGP.32 übernimmt das Herunterladen aus SGP.22 und ersetzt den Daumen.</p>`,
    ),
    heading('A change, line by line', 'Et skift, linje for linje', 'Ein Wechsel, Zeile für Zeile'),
    content(
      `${steps.en}
<ol>
<li>The eIM, the remote manager, leaves an order. The device asks for it the next time it is awake; no text message is sent.</li>
<li>The IPA fetches the profile from the SM-DP+ and hands it to the chip, encrypted for that chip alone.</li>
<li>The chip switches. The old profile stays where it was.</li>
<li>If the device attaches and reaches the eIM, the change is confirmed. If it does not, it goes back to the old profile by itself.</li>
</ol>
<p>The fourth step is the reason why I sleep. With the older standards a profile that would not attach, on a device that could not be opened, was a memorial. We tried it eleven times with a profile that we had barred on purpose; it came back eleven times.</p>`,
      `${steps.da}
<ol>
<li>eIM, fjernstyringen, lægger en ordre. Enheden spørger efter den, næste gang den er vågen; der bliver ikke sendt nogen sms.</li>
<li>IPA henter profilen fra SM-DP+ og giver den til chippen, krypteret til netop den chip.</li>
<li>Chippen skifter. Den gamle profil bliver, hvor den var.</li>
<li>Kobler enheden sig på og når eIM, er skiftet bekræftet. Gør den ikke, går den selv tilbage til den gamle profil.</li>
</ol>
<p>Det fjerde trin er grunden til, at jeg sover. Med de gamle standarder var en profil, der ikke ville koble sig på, i en enhed, der ikke kunne åbnes, et mindesmærke. Vi prøvede elleve gange med en profil, vi havde spærret med vilje; enheden kom tilbage elleve gange.</p>`,
      `${steps.de}
<ol>
<li>Der eIM, die Fernverwaltung, hinterlegt einen Auftrag. Das Gerät fragt danach, wenn es das nächste Mal wach ist; eine SMS wird nicht verschickt.</li>
<li>Der IPA holt das Profil vom SM-DP+ und übergibt es dem Chip, verschlüsselt nur für diesen einen.</li>
<li>Der Chip schaltet um. Das alte Profil bleibt, wo es war.</li>
<li>Bucht sich das Gerät ein und erreicht den eIM, ist der Wechsel bestätigt. Wenn nicht, kehrt es von selbst zum alten Profil zurück.</li>
</ol>
<p>Der vierte Schritt ist der Grund, warum ich schlafe. Nach den älteren Normen war ein Profil, das sich nicht einbuchen wollte, in einem Gerät, das sich nicht öffnen ließ, ein Denkmal. Wir haben es elfmal mit einem Profil versucht, das wir absichtlich gesperrt hatten; elfmal kam das Gerät zurück.</p>`,
    ),
    heading('What it does not do', 'Hvad den ikke gør', 'Was es nicht leistet'),
    content(
      `<ul>
<li>It does not turn an old chip into a new one. An SGP.02 eUICC stays SGP.02. Ask for the standard by number when you order.</li>
<li>It does not add a radio. A modem that knows only 2G will change operators gracefully and <a href="post:replacing-2g-before-2028">go dark in 2028</a> all the same.</li>
<li>It does not work with the power off. A profile is some tens of kilobytes; on poor NB-IoT that is minutes of radio, so choose a day when the battery is warm.</li>
<li>It does not make the price better by itself. The right to leave does.</li>
</ul>`,
      `<ul>
<li>Den gør ikke en gammel chip til en ny. En SGP.02-chip bliver ved med at være SGP.02. Nævn standardens nummer, når du bestiller.</li>
<li>Den tilføjer ikke en radio. Et modem, der kun kan 2G, skifter operatør med ynde og <a href="post:replacing-2g-before-2028">går i sort i 2028</a> alligevel.</li>
<li>Den virker ikke uden strøm. En profil er nogle titals kilobyte; på dårlig NB-IoT er det minutter med radioen tændt, så vælg en dag, hvor batteriet er varmt.</li>
<li>Den gør ikke prisen bedre i sig selv. Det gør retten til at gå.</li>
</ul>`,
      `<ul>
<li>Es macht aus einem alten Chip keinen neuen. Eine eUICC nach SGP.02 bleibt SGP.02. Nennen Sie bei der Bestellung die Nummer der Norm.</li>
<li>Es fügt kein Funkteil hinzu. Ein Modem, das nur 2G kann, wechselt den Betreiber mit Anstand und <a href="post:replacing-2g-before-2028">verstummt 2028</a> trotzdem.</li>
<li>Es funktioniert nicht ohne Strom. Ein Profil umfasst einige zehn Kilobyte; bei schwachem NB-IoT sind das Minuten am Funkteil. Wählen Sie also einen Tag, an dem die Batterie warm ist.</li>
<li>Es macht den Preis nicht von selbst besser. Das Recht zu gehen tut es.</li>
</ul>`,
    ),
    heading('Before you order', 'Før du bestiller', 'Bevor Sie bestellen'),
    content(
      `<p>Three questions for whoever sells you the module. Write down the answers; they are worth more than the data sheet.</p>
<ol>
<li>Is the IPA in the modem or in the chip? In the modem it can be updated; in the chip it works with any modem.</li>
<li>Who runs the eIM, and what does it take to point the device at another one?</li>
<li>Which profile does it go back to, and who pays for that one?</li>
</ol>
<p>Ours are: either; we do, and it takes one API call; and ours, at the usual price. A profile costs €0.80 once, and the monthly price is that of any other SIM, as printed on <a href="page:pricing">the price list</a>.</p>`,
      `<p>Tre spørgsmål til den, der sælger dig modulet. Skriv svarene ned; de er mere værd end databladet.</p>
<ol>
<li>Ligger IPA i modemmet eller i chippen? I modemmet kan den opdateres; i chippen virker den med ethvert modem.</li>
<li>Hvem driver eIM, og hvad kræver det at pege enheden mod en anden?</li>
<li>Hvilken profil går den tilbage til, og hvem betaler for den?</li>
</ol>
<p>Vores svar er: begge dele; det gør vi, og det kræver ét API-kald; og vores, til den sædvanlige pris. En profil koster 6 kr. én gang, og månedsprisen er som for ethvert andet SIM-kort, sådan som den står på <a href="page:pricing">prislisten</a>.</p>`,
      `<p>Drei Fragen an jeden, der Ihnen das Modul verkauft. Schreiben Sie die Antworten auf; sie sind mehr wert als das Datenblatt.</p>
<ol>
<li>Sitzt der IPA im Modem oder im Chip? Im Modem lässt er sich aktualisieren, im Chip arbeitet er mit jedem Modem.</li>
<li>Wer betreibt den eIM, und was braucht es, um das Gerät auf einen anderen zu richten?</li>
<li>Zu welchem Profil kehrt es zurück, und wer bezahlt das?</li>
</ol>
<p>Unsere Antworten: beides; wir, und es braucht einen API-Aufruf; und zu unserem, zum üblichen Preis. Ein Profil kostet einmalig 0,80 €, und im Monat kostet es so viel wie jede andere SIM-Karte, so wie es in der <a href="page:pricing">Preisliste</a> steht.</p>`,
    ),
    signedBy('emre-aydin'),
  ],
};
