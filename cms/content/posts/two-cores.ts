import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const cover = media(
  'cover-cores.svg',
  l(
    'Eleven devices, each with a way to either of two cores that a cable joins',
    'Elleve enheder, hver med en vej til begge kernenet, som et kabel forbinder',
    'Elf Geräte, jedes mit einem Weg zu beiden Kernnetzen, die ein Kabel verbindet',
  ),
);

export const post: PostFixture = {
  id: 13,
  slug: l('two-cores', 'to-kerner', 'zwei-kerne'),
  title: l(
    'Copenhagen and Frankfurt: why two cores cost more than twice one',
    'København og Frankfurt: hvorfor to kerner koster mere end det dobbelte',
    'Kopenhagen und Frankfurt: warum zwei Kerne mehr als doppelt so viel kosten',
  ),
  excerpt: excerpt(
    'A spare that is never used does not work. So we use both, every day, and swap them on the first Monday of the month.',
    'En reserve, der aldrig bruges, virker ikke. Så vi bruger dem begge hver dag og bytter om den første mandag i måneden.',
    'Eine Reserve, die nie benutzt wird, funktioniert nicht. Also benutzen wir beide, jeden Tag, und tauschen am ersten Montag im Monat.',
  ),
  date: '2026-02-10T08:00:00',
  author: 'signe-holm',
  categories: ['company', 'networks'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      `<p>We run our own mobile core, in two places. It is the largest thing we own and the one nobody sees. Customers ask why two; our accountant asks why they cost more than twice as much as one. Both deserve an answer.</p>`,
      `<p>Vi driver vores egen mobilkerne to steder. Det er det største, vi ejer, og det, ingen ser. Kunderne spørger, hvorfor to; vores revisor spørger, hvorfor de koster mere end det dobbelte af én. Begge fortjener et svar.</p>`,
      `<p>Wir betreiben unseren eigenen Mobilfunkkern, an zwei Orten. Er ist das Größte, was wir besitzen, und das, was niemand sieht. Kunden fragen, warum zwei; unser Buchhalter fragt, warum sie mehr als doppelt so viel kosten wie einer. Beide haben eine Antwort verdient.</p>`,
    ),
    heading(
      'Because a spare is a rumour',
      'Fordi en reserve er et rygte',
      'Weil eine Reserve ein Gerücht ist',
    ),
    content(
      `<p>In its first years Frankfurt was a spare. It was updated, monitored and never used. The one time we needed it, it held for nine minutes and then refused every second device, because a certificate had expired that only traffic would have noticed.</p>
<p>Since then both carry traffic all day. On the first Monday of each month at 10:00 we empty one of them completely, watch the other one for an hour, and put everything back. Half of what the second core costs is that hour: the capacity to carry it all, and the people to sit and look.</p>
<blockquote><p>You do not own a second core until you have switched off the first.</p></blockquote>`,
      `<p>I de første år var Frankfurt en reserve. Den blev opdateret, overvåget og aldrig brugt. Den ene gang, vi fik brug for den, holdt den i ni minutter og afviste så hver anden enhed, fordi et certifikat var udløbet, som kun trafik ville have opdaget.</p>
<p>Siden har begge båret trafik hele dagen. Den første mandag i hver måned klokken 10 tømmer vi den ene helt, holder øje med den anden i en time og lægger alt tilbage. Halvdelen af det, den anden kerne koster, er den time: kapaciteten til at bære det hele og folkene til at sidde og kigge.</p>
<blockquote><p>Du ejer ikke en kerne nummer to, før du har slukket nummer et.</p></blockquote>`,
      `<p>In den ersten Jahren war Frankfurt eine Reserve. Sie wurde aktualisiert, überwacht und nie benutzt. Als wir sie das eine Mal brauchten, hielt sie neun Minuten und wies dann jedes zweite Gerät ab, weil ein Zertifikat abgelaufen war, das nur dem Verkehr aufgefallen wäre.</p>
<p>Seither tragen beide den ganzen Tag Verkehr. Am ersten Montag jedes Monats um 10 Uhr leeren wir einen davon vollständig, beobachten eine Stunde lang den anderen und stellen alles zurück. Die Hälfte dessen, was der zweite Kern kostet, ist diese Stunde: die Kapazität, alles zu tragen, und die Leute, die davorsitzen.</p>
<blockquote><p>Einen zweiten Kern besitzt man erst, wenn man den ersten abgeschaltet hat.</p></blockquote>`,
    ),
    heading('What you notice', 'Hvad du mærker', 'Was Sie merken'),
    content(
      `<ul>
<li>In the log, a line <em>Create session, accepted</em> that says <code>gateway fra-1</code> instead of <code>cph-2</code>.</li>
<li>On a private network, the second of your two tunnels carrying traffic. If you have built only one, this is the day you find out.</li>
<li>Otherwise nothing. Sessions that were open stay open; new ones go to the other side.</li>
</ul>
<p>The next swap is on 2 March. It is on <a href="https://status.kystlink.example" target="_blank" rel="noopener">the status page</a> as maintenance, although nothing is being maintained except our nerves. What we promise about the rest is under <a href="page:security">security</a>.</p>`,
      `<ul>
<li>I loggen en linje <em>Ny session, godtaget</em>, hvor der står <code>gateway fra-1</code> i stedet for <code>cph-2</code>.</li>
<li>I et privat netværk, at den anden af dine to tunneler bærer trafik. Har du kun bygget én, er det den dag, du finder ud af det.</li>
<li>Ellers ingenting. Åbne sessioner forbliver åbne; nye går til den anden side.</li>
</ul>
<p>Næste ombytning er 2. marts. Den står på <a href="https://status.kystlink.example" target="_blank" rel="noopener">statussiden</a> som vedligehold, selv om det eneste, der bliver vedligeholdt, er vores nerver. Hvad vi ellers lover, står under <a href="page:security">sikkerhed</a>.</p>`,
      `<ul>
<li>Im Protokoll eine Zeile <em>Sitzung angelegt, angenommen</em>, in der <code>gateway fra-1</code> statt <code>cph-2</code> steht.</li>
<li>In einem privaten Netz, dass der zweite Ihrer beiden Tunnel Verkehr trägt. Wer nur einen gebaut hat, erfährt es an diesem Tag.</li>
<li>Sonst nichts. Offene Sitzungen bleiben offen; neue gehen auf die andere Seite.</li>
</ul>
<p>Der nächste Tausch ist am 2. März. Er steht auf der <a href="https://status.kystlink.example" target="_blank" rel="noopener">Statusseite</a> als Wartung, obwohl nichts gewartet wird außer unseren Nerven. Was wir darüber hinaus zusagen, steht unter <a href="page:security">Sicherheit</a>.</p>`,
    ),
    signedBy('signe-holm'),
  ],
};
