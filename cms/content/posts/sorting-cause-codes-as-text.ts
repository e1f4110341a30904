import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const sorting = `<pre class="wp-block-code"><code>&gt;&gt;&gt; sorted(["11", "15", "3", "22", "8"])
['11', '15', '22', '3', '8']

&gt;&gt;&gt; sorted(["11", "15", "3", "22", "8"], key=int)
['3', '8', '11', '15', '22']</code></pre>`;

export const post: PostFixture = {
  id: 25,
  slug: l('sorting-cause-codes-as-text', 'aarsagskoder-sorteret-som-tekst', 'ursachen-als-text-sortiert'),
  title: l(
    'When 10\u00A0<\u00A09: cause codes sorted as text',
    'Når 10\u00A0<\u00A09: årsagskoder sorteret som tekst',
    'Wenn 10\u00A0<\u00A09: Ursachen, als Text sortiert',
  ),
  excerpt: excerpt(
    'A spreadsheet hid 22 behind 3 for a month. The fault was ours: we exported numbers as words.',
    'Et regneark gemte 22 bag 3 i en måned. Fejlen var vores: Vi eksporterede tal som ord.',
    'Eine Tabelle versteckte die 22 einen Monat lang hinter der 3. Der Fehler lag bei uns: Wir haben Zahlen als Wörter exportiert.',
  ),
  date: '2026-10-28T08:30:00',
  author: 'lotte-brandt',
  categories: ['engineering'],
  coverImage: photos.boat,
  featuredImage: null,
  sections: [
    content(
      `<p>Brise Energi rang on a Tuesday: according to their weekly list, congestion had vanished from the fleet. No cause 22 in the top five, four weeks running.</p>
<p>It had not vanished. It had been sorted. Our CSV export wrote the cause in quotation marks, the spreadsheet took it for text, and text is compared letter by letter. As text, 5 &lt; 6 holds, and so does 10 &lt; 9, because a 1 comes before a 9. The list was cut after five rows, and 22 stood sixth.</p>`,
      `<p>Brise Energi ringede en tirsdag: Ifølge deres ugeliste var overbelastning forsvundet fra flåden. Ingen årsag 22 blandt de fem øverste, fire uger i træk.</p>
<p>Den var ikke forsvundet. Den var sorteret. Vores CSV-eksport skrev årsagen i anførselstegn, regnearket tog den for tekst, og tekst sammenlignes bogstav for bogstav. Som tekst gælder 5 &lt; 6, og det gør 10 &lt; 9 også, for 1 kommer før 9. Listen var skåret af efter fem rækker, og 22 stod som nummer seks.</p>`,
      `<p>Brise Energi rief an einem Dienstag an: Laut der Wochenliste war die Überlast aus der Flotte verschwunden. Keine Ursache 22 unter den ersten fünf, vier Wochen hintereinander.</p>
<p>Sie war nicht verschwunden. Sie war sortiert worden. Unser CSV-Export setzte die Ursache in Anführungszeichen, die Tabelle hielt sie für Text, und Text wird Zeichen für Zeichen verglichen. Als Text gilt 5 &lt; 6, aber eben auch 10 &lt; 9, denn die 1 kommt vor der 9. Die Liste endete nach fünf Zeilen, und die 22 stand an sechster Stelle.</p>`,
    ),
    heading('Two lines that show it', 'To linjer, der viser det', 'Zwei Zeilen, die es zeigen'),
    content(
      `${sorting}
<p>Nobody reads a list of causes and thinks about alphabets. That is why it took a month, and why it took a person who missed a number she knew.</p>`,
      `${sorting}
<p>Ingen læser en liste over årsager og tænker på alfabeter. Derfor tog det en måned, og derfor krævede det et menneske, der savnede et tal, hun kendte.</p>`,
      `${sorting}
<p>Niemand liest eine Liste von Ursachen und denkt dabei an Alphabete. Deshalb dauerte es einen Monat, und deshalb brauchte es jemanden, der eine vertraute Zahl vermisste.</p>`,
    ),
    heading('What changed', 'Hvad der er ændret', 'Was sich geändert hat'),
    content(
      `<ul>
<li>Numbers in the export are numbers: <code>cause</code>, <code>bytes_up</code> and <code>bytes_down</code> have lost their quotation marks.</li>
<li>ICCIDs keep theirs. They have 19 or 20 digits, and a spreadsheet that takes one for a number rounds off the end of it.</li>
<li>The old form stays available for 90 days with <code>?quoted=all</code>.</li>
</ul>
<p>If you have a script that reads the export, run it once today. If it sorts causes, look for the 22. The meaning of each is in <a href="post:nine-cause-codes">nine cause codes, read aloud</a>.</p>`,
      `<ul>
<li>Tal i eksporten er tal: <code>cause</code>, <code>bytes_up</code> og <code>bytes_down</code> har mistet deres anførselstegn.</li>
<li>ICCID-numre beholder deres. De har 19 eller 20 cifre, og et regneark, der tager dem for tal, runder enden af.</li>
<li>Den gamle form kan hentes i 90 dage med <code>?quoted=all</code>.</li>
</ul>
<p>Har du et script, der læser eksporten, så kør det én gang i dag. Sorterer det årsager, så led efter 22. Hvad de hver især betyder, står i <a href="post:nine-cause-codes">ni årsagskoder, læst højt</a>.</p>`,
      `<ul>
<li>Zahlen im Export sind Zahlen: <code>cause</code>, <code>bytes_up</code> und <code>bytes_down</code> stehen ohne Anführungszeichen.</li>
<li>ICCIDs behalten ihre. Sie haben 19 oder 20 Stellen, und eine Tabelle, die sie für eine Zahl hält, rundet das Ende ab.</li>
<li>Die alte Form gibt es mit <code>?quoted=all</code> noch 90 Tage lang.</li>
</ul>
<p>Wenn Sie ein Skript haben, das den Export liest, führen Sie es heute einmal aus. Wenn es Ursachen sortiert, suchen Sie die 22. Was jede bedeutet, steht in <a href="post:nine-cause-codes">Neun Ursachen, laut vorgelesen</a>.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
