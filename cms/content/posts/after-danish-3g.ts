import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const cover = media(
  'cover-sluices.svg',
  l(
    'Eleven sluices in a dike, three of them dark, and the outline of a mast that is gone',
    'Elleve sluser i et dige, tre af dem mørke, og omridset af en mast, der er væk',
    '',
  ),
);

export const post: PostFixture = {
  id: 6,
  slug: l('after-danish-3g', 'efter-det-danske-3g', ''),
  title: l('Two years without Danish 3G', 'To år uden dansk 3G', ''),
  excerpt: excerpt(
    'Nobody missed it, except the machines that nobody had counted.',
    'Ingen savnede det, bortset fra de maskiner, ingen havde talt.',
    '',
  ),
  date: '2025-02-20T08:00:00',
  modifiedGmt: '2026-11-05T07:30:00',
  author: 'jonas-riis',
  categories: ['networks'],
  coverImage: cover,
  featuredImage: cover,
  languages: ['en', 'da'],
  sections: [
    content(
      `<p>The last Danish 3G network was switched off in 2023. Telephones did not notice. What noticed were parking machines, lift alarms and, in our case, a row of sluices in Jutland that had been bought in 2012 as “future-proof”.</p>`,
      `<p>Det sidste danske 3G-net blev slukket i 2023. Telefonerne mærkede det ikke. Det gjorde parkeringsautomater, elevatoralarmer og i vores tilfælde en række sluser i Jylland, der i 2012 blev købt som »fremtidssikrede«.</p>`,
      '',
    ),
    heading('What happened to them', 'Hvad der skete med dem', ''),
    content(
      `<p>A 3G modem that loses 3G falls back to 2G, and Denmark still has 2G. So nothing failed on the day. It failed in the months after:</p>
<ul>
<li>Firmware updates that took four minutes took forty, and timed out at thirty.</li>
<li>A sluice sent its picture in a session so long that the next report overtook it.</li>
<li>In spring, when the trees came out, three of the eleven lost 2G as well. Those were site visits.</li>
</ul>
<p>The owner’s list said that all eleven were 4G. It was the order list. What had been delivered was written on the underside of the modem, and what was used stood in the log, one word at the end of each session: <code>GPRS</code>.</p>`,
      `<p>Et 3G-modem, der mister 3G, falder tilbage til 2G, og det har Danmark stadig. Så intet gik galt på dagen. Det gik galt i månederne efter:</p>
<ul>
<li>Opdateringer af firmware, der tog fire minutter, tog fyrre og blev afbrudt efter tredive.</li>
<li>En sluse sendte sit billede i en session så lang, at den næste melding overhalede det.</li>
<li>Om foråret, da træerne sprang ud, mistede tre af de elleve også 2G. Det blev til udkald.</li>
</ul>
<p>På ejerens liste stod alle elleve som 4G. Det var bestillingslisten. Hvad der var leveret, stod under bunden af modemmet, og hvad der blev brugt, stod i loggen, ét ord til sidst i hver session: <code>GPRS</code>.</p>`,
      '',
    ),
    heading('What we ask now', 'Hvad vi spørger om nu', ''),
    content(
      `<ol>
<li>Which radio did each SIM use in the last 90 days? Not which can it use.</li>
<li>Which of them has never used anything newer than 3G?</li>
<li>Who will drive past it anyway this year?</li>
</ol>
<p>Denmark has set no common date for 2G. Germany has: <a href="post:replacing-2g-before-2028">what to replace before 2028</a> is the same list with a deadline. The eleven sluices are on LTE-M now. Somebody has written “future-proof” on the new modems too, in pencil.</p>`,
      `<ol>
<li>Hvilken radio brugte hvert SIM-kort de seneste 90 dage? Ikke hvilken det kan bruge.</li>
<li>Hvilke af dem har aldrig brugt noget nyere end 3G?</li>
<li>Hvem kører alligevel forbi i år?</li>
</ol>
<p>Danmark har ingen fælles dato for 2G. Det har Tyskland: <a href="post:replacing-2g-before-2028">hvad du skal skifte inden 2028</a>, er den samme liste med en frist. De elleve sluser er på LTE-M nu. Nogen har også skrevet »fremtidssikret« på de nye modemmer, med blyant.</p>`,
      '',
    ),
    signedBy('jonas-riis'),
  ],
};
