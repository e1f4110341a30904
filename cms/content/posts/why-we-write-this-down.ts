import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const cover = media(
  'cover-book.svg',
  l(
    'An open logbook on a chart, its lines drawn like water, a pencil where the last one ends',
    'En åben logbog på et søkort, linjerne tegnet som vand, en blyant, hvor den sidste ender',
    'Ein offenes Logbuch auf einer Seekarte, die Zeilen wie Wasser gezeichnet, ein Stift, wo die letzte endet',
  ),
);

export const post: PostFixture = {
  id: 1,
  slug: l('why-we-write-this-down', 'hvorfor-vi-skriver-det-ned', 'warum-wir-das-aufschreiben'),
  title: l('Why we write this down', 'Hvorfor vi skriver det ned', 'Warum wir das aufschreiben'),
  excerpt: excerpt(
    'A network that remembers everything should be run by people who do the same.',
    'Et net, der husker alt, bør drives af folk, der gør det samme.',
    'Ein Netz, das sich alles merkt, sollten Leute betreiben, die das auch tun.',
  ),
  date: '2024-02-15T08:00:00',
  author: 'signe-holm',
  categories: ['company'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      `<p>Kystlink has kept a log of every attach, session and rejection since 2017. Until today we have kept no log of ourselves. This journal is it.</p>
<p>The idea came from Lotte, who had explained the same fault to three customers in one week and said that she would rather write it down once. It turned out that Jonas had a notebook, Emre a folder and Nils a freezer.</p>`,
      `<p>Siden 2017 har Kystlink ført log over hver tilkobling, session og afvisning. Indtil i dag har vi ikke ført log over os selv. Den begynder her.</p>
<p>Idéen var Lottes. Hun havde forklaret den samme fejl til tre kunder på én uge og sagde, at hun hellere ville skrive den ned én gang. Det viste sig, at Jonas havde en notesbog, Emre en mappe og Nils en fryser.</p>`,
      `<p>Seit 2017 führt Kystlink Protokoll über jede Einbuchung, jede Sitzung und jede Abweisung. Über uns selbst haben wir bis heute keines geführt. Hier beginnt es.</p>
<p>Der Gedanke kam von Lotte, die denselben Fehler in einer Woche drei Kunden erklärt hatte und sagte, sie schreibe es lieber einmal auf. Es stellte sich heraus, dass Jonas ein Notizbuch hatte, Emre einen Ordner und Nils eine Gefriertruhe.</p>`,
    ),
    heading('What you will find here', 'Hvad du finder her', 'Was Sie hier finden'),
    content(
      `<ul>
<li><strong><a href="category:field-notes">Field notes</a>:</strong> what was wrong, where we stood when we found out, and what it cost.</li>
<li><strong><a href="category:networks">Networks</a>:</strong> masts switched on and off, and who told us in time.</li>
<li><strong><a href="category:engineering">Engineering</a>:</strong> timers and bytes, with the code.</li>
<li><strong><a href="category:company">Company</a>:</strong> prices and decisions, with the reasons we gave each other.</li>
</ul>`,
      `<ul>
<li><strong><a href="category:field-notes">Feltnoter</a>:</strong> hvad der var galt, hvor vi stod, da vi fandt ud af det, og hvad det kostede.</li>
<li><strong><a href="category:networks">Netværk</a>:</strong> master, der bliver tændt og slukket, og hvem der sagde det i tide.</li>
<li><strong><a href="category:engineering">Teknik</a>:</strong> timere og byte, med koden.</li>
<li><strong><a href="category:company">Firmaet</a>:</strong> priser og beslutninger, med de grunde, vi gav hinanden.</li>
</ul>`,
      `<ul>
<li><strong><a href="category:field-notes">Feldnotizen</a>:</strong> was falsch lief, wo wir standen, als wir es merkten, und was es gekostet hat.</li>
<li><strong><a href="category:networks">Netze</a>:</strong> Masten, die ein- und ausgeschaltet werden, und wer es uns rechtzeitig gesagt hat.</li>
<li><strong><a href="category:engineering">Technik</a>:</strong> Timer und Bytes, mit dem Code.</li>
<li><strong><a href="category:company">Unternehmen</a>:</strong> Preise und Entscheidungen, mit den Gründen, die wir einander genannt haben.</li>
</ul>`,
    ),
    heading('Three rules', 'Tre regler', 'Drei Regeln'),
    content(
      `<ol>
<li>Whoever was there writes it, under their own name.</li>
<li>The number comes first, and the number that looks bad for us comes with it.</li>
<li>If a customer is named, the customer has read it. If a network is named, the network has had a week to answer.</li>
</ol>
<p>There is no plan for how often. A good month is one in which we have nothing to tell. If you would rather have it by post, <a href="page:contact">write to us</a>; the Tide table, our letter, comes once a month and leaves with one click.</p>`,
      `<ol>
<li>Den, der var der, skriver, under eget navn.</li>
<li>Tallet kommer først, og det tal, der ser skidt ud for os, kommer med.</li>
<li>Nævner vi en kunde, har kunden læst det. Nævner vi et net, har nettet haft en uge til at svare.</li>
</ol>
<p>Der er ingen plan for hvor tit. En god måned er en, hvor vi ikke har noget at fortælle. Vil du hellere have det med posten, så <a href="page:contact">skriv til os</a>; Tidevandstabellen, vores brev, kommer én gang om måneden og kan afmeldes med ét klik.</p>`,
      `<ol>
<li>Wer dabei war, schreibt es, unter eigenem Namen.</li>
<li>Die Zahl steht zuerst, und die Zahl, die uns schlecht aussehen lässt, steht daneben.</li>
<li>Wird ein Kunde genannt, hat er es gelesen. Wird ein Netz genannt, hatte es eine Woche Zeit zu antworten.</li>
</ol>
<p>Wie oft, ist nicht geplant. Ein guter Monat ist einer, in dem wir nichts zu erzählen haben. Wenn Sie es lieber per Post hätten, <a href="page:contact">schreiben Sie uns</a>; die Gezeitentafel, unser Brief, kommt einmal im Monat und geht mit einem Klick.</p>`,
    ),
    signedBy('signe-holm'),
  ],
};
