import { photos } from '#cms/content/photos.ts';
import { limit } from '../drawings/limits.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const steering = `<pre class="wp-block-code"><code>PUT /v1/limits/cranes HTTP/1.1
Host: api.kystlink.example
Authorization: Bearer $KYSTLINK_KEY
Content-Type: application/json

{ "tag": "cranes", "mb_per_month": 50, "then": "tell" }</code></pre>`;

export const post: PostFixture = {
  id: 20,
  slug: l('eleven-cranes', 'elleve-kraner', 'elf-kraene'),
  title: l(
    'Eleven cranes and one very tall container',
    'Elleve kraner og en meget høj container',
    'Elf Kräne und ein sehr hoher Container',
  ),
  excerpt: excerpt(
    'The signal fell every time a certain customer’s cargo was stacked.',
    'Signalet faldt, hver gang en bestemt kundes gods blev stablet.',
    'Das Signal fiel jedes Mal, wenn die Ladung eines bestimmten Kunden gestapelt wurde.',
  ),
  date: '2026-08-20T08:00:00',
  author: 'jonas-riis',
  categories: ['field-notes'],
  coverImage: photos.harbour,
  featuredImage: photos.harbour,
  sections: [
    content(
      `<p>Eleven cranes on one quay, all with the same modem, the same antenna and the same SIM. Seven never missed a message. Four lost their signal for hours, always together, never on the same weekday.</p>
<p>Havnekran had already changed two of the modems. The new ones lost their signal too, only with a warranty.</p>`,
      `<p>Elleve kraner på én kaj, alle med samme modem, samme antenne og samme SIM-kort. Syv sprang aldrig en melding over. Fire mistede signalet i timevis, altid sammen, aldrig på samme ugedag.</p>
<p>Havnekran havde allerede skiftet to af modemmerne. De nye mistede også signalet, bare med garanti.</p>`,
      `<p>Elf Kräne an einem Kai, alle mit demselben Modem, derselben Antenne und derselben SIM-Karte. Sieben ließen nie eine Meldung aus. Vier verloren stundenlang das Signal, immer gemeinsam, nie am selben Wochentag.</p>
<p>Havnekran hatte zwei der Modems schon getauscht. Auch die neuen verloren das Signal, nur eben mit Garantie.</p>`,
    ),
    heading('It began with a limit', 'Det begyndte med en grænse', 'Es begann mit einem Limit'),
    content(
      `<p>Nobody called about signal. The call was about money: Crane 06 had reached 40 of its 50 MB by the nineteenth of the month, and an alarm at 80 per cent had gone to a foreman’s phone at two in the afternoon.</p>
<p>A crane sends load, wind and position. It does not send more because it works more; it sends on a clock. So 40 MB could only be the same messages, several times over. The log agreed: sessions that opened, stalled and opened again, up to nine times for one report.</p>
<p>A limit is meant to protect a budget. This one turned out to be a radio instrument.</p>`,
      `<p>Ingen ringede om signalet. De ringede om penge: Kran 06 havde brugt 40 af sine 50 MB den nittende i måneden, og en alarm ved 80 procent var gået til en formands telefon klokken to om eftermiddagen.</p>
<p>En kran sender last, vind og position. Den sender ikke mere, fordi den arbejder mere; den sender efter uret. Så 40 MB kunne kun være de samme beskeder flere gange. Loggen var enig: sessioner, der åbnede, gik i stå og åbnede igen, op til ni gange for én melding.</p>
<p>En grænse skal beskytte et budget. Denne viste sig at være et radioinstrument.</p>`,
      `<p>Niemand rief wegen des Signals an. Es ging um Geld: Kran 06 hatte am Neunzehnten des Monats 40 seiner 50 MB verbraucht, und ein Alarm bei 80 Prozent war um zwei Uhr nachmittags auf dem Telefon eines Vorarbeiters gelandet.</p>
<p>Ein Kran sendet Last, Wind und Position. Er sendet nicht mehr, wenn er mehr arbeitet; er sendet nach der Uhr. 40 MB konnten also nur dieselben Meldungen sein, mehrfach. Das Protokoll bestätigte es: Sitzungen, die aufgingen, stecken blieben und wieder aufgingen, bis zu neunmal für eine Meldung.</p>
<p>Ein Limit soll ein Budget schützen. Dieses erwies sich als Funkmessgerät.</p>`,
    ),
    picture(
      limit,
      l(
        'A limit of 50 MB with a warning line at 40 MB',
        'En grænse på 50 MB med en advarsel ved 40 MB',
        'Ein Limit von 50 MB mit einer Warnlinie bei 40 MB',
      ),
      'small',
      false,
      l(
        'The limit that a crane has: it warns at 40 and ends at 50.',
        'Kranens grænse: Den advarer ved 40 og slutter ved 50.',
        'Das Limit eines Krans: Es warnt bei 40 und endet bei 50.',
      ),
    ),
    heading('Two hours with a folding chair', 'To timer i en klapstol', 'Zwei Stunden auf einem Klappstuhl'),
    content(
      `<p>I sat down under Crane 06 with a spectrum analyser and a sandwich. At 10:20 the signal was −94\u00a0dBm. At 11:05 it was −117\u00a0dBm, and nothing had moved except a straddle carrier and six boxes.</p>
<p>They stood in row 4, between the crane and the mast, and they were not the usual boxes. A standard container is 2.59 m high. A high-cube is 2.90 m. Six high-cubes on top of each other make 17.4 m; six ordinary ones make 15.5 m.</p>
<p>The crane’s antenna sits at 16 m.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Row 4</th><th scope="col">Height</th><th scope="col">Signal at Crane 06</th><th scope="col">Tries per report</th></tr></thead><tbody><tr><td>Empty</td><td>0 m</td><td>−91\u00a0dBm</td><td>1</td></tr><tr><td>Six standard</td><td>15.5 m</td><td>−94\u00a0dBm</td><td>1</td></tr><tr><td>Five high-cube</td><td>14.5 m</td><td>−93\u00a0dBm</td><td>1</td></tr><tr><td>Six high-cube</td><td>17.4 m</td><td>−117\u00a0dBm</td><td>up to 9</td></tr></tbody></table><figcaption>Measured from a folding chair, 6 August 2026.</figcaption></figure>
<p>One exporter in the port uses high-cubes only, for garden furniture. When their ship is late the boxes wait in row 4, and they wait six high. Four cranes have row 4 in front of them. The other seven do not.</p>
<blockquote><p>We had looked for a fault in the cranes. The cranes were fine. It was the garden furniture.</p></blockquote>`,
      `<p>Jeg satte mig under Kran 06 med en spektrumanalysator og en klapsammen. Klokken 10.20 var signalet −94\u00a0dBm. Klokken 11.05 var det −117\u00a0dBm, og intet havde flyttet sig ud over en portaltruck og seks kasser.</p>
<p>De stod i række 4, mellem kranen og masten, og det var ikke de sædvanlige kasser. En almindelig container er 2,59 m høj. En high-cube er 2,90 m. Seks high-cubes oven på hinanden er 17,4 m; seks almindelige er 15,5 m.</p>
<p>Kranens antenne sidder i 16 meters højde.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Række 4</th><th scope="col">Højde</th><th scope="col">Signal ved Kran 06</th><th scope="col">Forsøg pr. melding</th></tr></thead><tbody><tr><td>Tom</td><td>0 m</td><td>−91\u00a0dBm</td><td>1</td></tr><tr><td>Seks almindelige</td><td>15,5 m</td><td>−94\u00a0dBm</td><td>1</td></tr><tr><td>Fem high-cube</td><td>14,5 m</td><td>−93\u00a0dBm</td><td>1</td></tr><tr><td>Seks high-cube</td><td>17,4 m</td><td>−117\u00a0dBm</td><td>op til 9</td></tr></tbody></table><figcaption>Målt fra en klapstol, 6. august 2026.</figcaption></figure>
<p>Én eksportør i havnen bruger kun high-cubes, til havemøbler. Når skibet er forsinket, venter kasserne i række 4, seks i højden. Fire kraner har række 4 foran sig. Det har de andre syv ikke.</p>
<blockquote><p>Vi havde ledt efter en fejl i kranerne. Kranerne fejlede ingenting. Det var havemøblerne.</p></blockquote>`,
      `<p>Ich setzte mich mit einem Spektrumanalysator und einem belegten Brot unter Kran 06. Um 10:20 Uhr lag das Signal bei −94\u00a0dBm. Um 11:05 Uhr lag es bei −117\u00a0dBm, und bewegt hatten sich nur ein Portalhubwagen und sechs Kisten.</p>
<p>Sie standen in Reihe 4, zwischen Kran und Mast, und es waren nicht die üblichen Kisten. Ein Standardcontainer ist 2,59 m hoch. Ein High-Cube misst 2,90 m. Sechs High-Cubes übereinander ergeben 17,4 m, sechs gewöhnliche 15,5 m.</p>
<p>Die Antenne des Krans sitzt auf 16 m.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Reihe 4</th><th scope="col">Höhe</th><th scope="col">Signal an Kran 06</th><th scope="col">Versuche je Meldung</th></tr></thead><tbody><tr><td>Leer</td><td>0 m</td><td>−91\u00a0dBm</td><td>1</td></tr><tr><td>Sechs Standard</td><td>15,5 m</td><td>−94\u00a0dBm</td><td>1</td></tr><tr><td>Fünf High-Cube</td><td>14,5 m</td><td>−93\u00a0dBm</td><td>1</td></tr><tr><td>Sechs High-Cube</td><td>17,4 m</td><td>−117\u00a0dBm</td><td>bis zu 9</td></tr></tbody></table><figcaption>Vom Klappstuhl aus gemessen, 6. August 2026.</figcaption></figure>
<p>Ein Exporteur im Hafen verwendet nur High-Cubes, für Gartenmöbel. Hat sein Schiff Verspätung, warten die Kisten in Reihe 4, sechs übereinander. Vier Kräne haben Reihe 4 vor sich. Die anderen sieben nicht.</p>
<blockquote><p>Wir hatten den Fehler in den Kränen gesucht. Den Kränen fehlte nichts. Es waren die Gartenmöbel.</p></blockquote>`,
    ),
    heading('And the very tall one', 'Og så den meget høje', 'Und der sehr hohe'),
    content(
      `<p>On the second day there was a fifth crane in the dark. On top of the stack in row 4 stood an open-top container with a piece of machine sticking out of it under a tarpaulin: 20.2 m above the quay, the tallest thing in the port that did not have wheels or a permit.</p>
<p>It stayed for two days. The fifth crane recovered eleven minutes after it was lifted off, and the crane that lifted it was Crane 06, which reported the lift at the third attempt.</p>`,
      `<p>Dagen efter blev en femte kran tavs. Øverst på stablen i række 4 stod en container uden tag, og op af den stak et stykke maskine under en presenning: 20,2 m over kajen, det højeste i havnen uden hjul eller tilladelse.</p>
<p>Den stod der i to dage. Den femte kran kom sig elleve minutter efter, at den var løftet væk, og kranen, der løftede den, var Kran 06, som meldte løftet i tredje forsøg.</p>`,
      `<p>Am zweiten Tag verstummte ein fünfter Kran. Oben auf dem Stapel in Reihe 4 stand ein Container ohne Dach, aus dem unter einer Plane ein Maschinenteil ragte: 20,2 m über dem Kai, das Höchste im Hafen, was weder Räder noch eine Genehmigung hatte.</p>
<p>Er blieb zwei Tage. Elf Minuten nachdem er abgehoben war, hatte sich der fünfte Kran erholt. Abgehoben hatte ihn Kran 06, und der meldete den Hub beim dritten Versuch.</p>`,
    ),
    heading('What would have cost what', 'Hvad det ville have kostet', 'Was es gekostet hätte'),
    content(
      `<p>Three ways out were discussed in a hut with a kettle.</p>
<ol>
<li>Raise four antennas by two metres. A lift, a permit and a quay closed for a day.</li>
<li>Ask the exporter to stack five. They were polite about it.</li>
<li>Let the four cranes use another network, whose mast stands on the opposite bank and looks at the quay from the water.</li>
</ol>
<p>The third took four minutes. The cranes got a tag of their own, the tag got a steering rule with Bælt Mobil first and Nordtel second, and the limit was changed from <em>stop</em> to <em>tell</em>, because a crane that goes quiet over a few kilobytes is worse than a crane that costs a few kroner.</p>
${steering}`,
      `<p>Tre udveje blev drøftet i et skur med en elkedel.</p>
<ol>
<li>Hæve fire antenner med to meter. En lift, en tilladelse og en kaj lukket i en dag.</li>
<li>Bede eksportøren stable fem. De var høflige.</li>
<li>Lade de fire kraner bruge et andet net, hvis mast står på den anden bred og ser kajen fra vandsiden.</li>
</ol>
<p>Det tredje tog fire minutter. Kranerne fik deres eget mærke, mærket fik en netstyring med Bælt Mobil først og Nordtel som nummer to, og grænsen blev ændret fra <em>stop</em> til <em>tell</em>. En kran, der tier på grund af nogle kilobyte, er værre end en kran, der koster nogle kroner.</p>
${steering}`,
      `<p>Drei Auswege wurden in einer Baracke mit Wasserkocher besprochen.</p>
<ol>
<li>Vier Antennen um zwei Meter erhöhen. Eine Hebebühne, eine Genehmigung und ein Tag Sperrung am Kai.</li>
<li>Den Exporteur bitten, nur fünf zu stapeln. Man blieb höflich.</li>
<li>Die vier Kräne ein anderes Netz nutzen lassen, dessen Mast am anderen Ufer steht und den Kai vom Wasser her sieht.</li>
</ol>
<p>Der dritte dauerte vier Minuten. Die Kräne bekamen eine eigene Gruppe, die Gruppe eine Netzsteuerung mit Bælt Mobil an erster und Nordtel an zweiter Stelle, und das Limit wurde von <em>stop</em> auf <em>tell</em> gestellt. Ein Kran, der wegen ein paar Kilobyte verstummt, ist schlimmer als ein Kran, der ein paar Kronen kostet.</p>
${steering}`,
    ),
    heading('What to take from it', 'Hvad du kan tage med', 'Was Sie mitnehmen können'),
    content(
      `<ul>
<li>Compare neighbours. One bad device is a device. Four bad devices out of eleven are a place.</li>
<li>Read consumption as a radio measurement. Retries are bytes, and bytes are counted to the last one.</li>
<li>Write down what stands where. Steel moves, and nobody tells the modem.</li>
</ul>
<p>The two modems that were replaced have been tested since. Nothing is wrong with them. If your fleet stands in one place and fails in another, <a href="page:contact">send us</a> the times; we have a folding chair.</p>`,
      `<ul>
<li>Sammenlign naboer. Én dårlig enhed er en enhed. Fire dårlige ud af elleve er et sted.</li>
<li>Læs forbruget som en radiomåling. Nye forsøg er byte, og byte bliver talt til den sidste.</li>
<li>Skriv ned, hvad der står hvor. Stål flytter sig, og ingen siger det til modemmet.</li>
</ul>
<p>De to modemmer, der blev skiftet, er siden blevet testet. De fejler ikke noget. Står din flåde ét sted og svigter et andet, så <a href="page:contact">send os</a> tidspunkterne; vi har en klapstol.</p>`,
      `<ul>
<li>Vergleichen Sie Nachbarn. Ein schlechtes Gerät ist ein Gerät. Vier schlechte von elf sind ein Ort.</li>
<li>Lesen Sie den Verbrauch als Funkmessung. Neue Versuche sind Bytes, und Bytes werden bis auf das letzte gezählt.</li>
<li>Schreiben Sie auf, was wo steht. Stahl bewegt sich, und dem Modem sagt es niemand.</li>
</ul>
<p>Die beiden getauschten Modems sind inzwischen geprüft. Ihnen fehlt nichts. Wenn Ihre Flotte an einem Ort steht und an einem anderen ausfällt, <a href="page:contact">schicken Sie uns</a> die Uhrzeiten; den Klappstuhl haben wir.</p>`,
    ),
    signedBy('jonas-riis'),
  ],
};
