import { photos } from '#cms/content/photos.ts';
import { webhookCode } from '../drawings/code.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const exchange = `<pre class="wp-block-code"><code>POST /kystlink HTTP/1.1
Content-Type: application/json

{ "id": "evt_01J9ZK", "event": "attach.rejected", "cause": 15 }

HTTP/1.1 202 Accepted
Content-Length: 0</code></pre>`;

const webhook = l(
  'A curl call that sets a limit, its answer, and the webhook that follows',
  'Et curl-kald, der sætter en grænse, svaret og den webhook, der følger',
  'Ein curl-Aufruf, der ein Limit setzt, die Antwort und der Webhook, der folgt',
);

export const post: PostFixture = {
  id: 12,
  slug: l('answer-the-webhook-first', 'svar-foerst-paa-webhooken', 'erst-den-webhook-beantworten'),
  title: l(
    'Answer the webhook first, think afterwards',
    'Svar på webhooken først, tænk bagefter',
    'Erst den Webhook beantworten, dann nachdenken',
  ),
  excerpt: excerpt(
    '{webhookSeconds} seconds from network event to your server, at the median. What happens in the next two is up to you.',
    '{webhookSeconds} sekunder fra hændelsen i nettet til din server, som median. Hvad der sker i de næste to, bestemmer du.',
    '{webhookSeconds} Sekunden vom Netzereignis bis zu Ihrem Server, im Median. Was in den zwei danach geschieht, liegt bei Ihnen.',
  ),
  date: '2025-12-09T08:30:00',
  author: 'lotte-brandt',
  categories: ['engineering'],
  coverImage: photos.train,
  featuredImage: photos.train,
  sections: [
    content(
      `<p>An event on the network reaches your webhook after {webhookSeconds} seconds, at the median. We count until your server answers. On most of the slow ones we look into, the event was there in time and then stood in the hall while somebody looked up the device, opened a ticket and wrote an email.</p>
<p>By then our sender had given up and tried again. The server did it all a second time, and the night shift got two emails.</p>`,
      `<p>En hændelse i nettet når din webhook efter {webhookSeconds} sekunder, som median. Vi tæller, til din server svarer. I de fleste af de langsomme tilfælde, vi ser på, var hændelsen fremme i tide og stod så i entreen, mens nogen slog enheden op, oprettede en sag og skrev en mail.</p>
<p>Imens havde vores afsender givet op og prøvet igen. Serveren gjorde det hele en gang til, og nattevagten fik to mails.</p>`,
      `<p>Ein Ereignis im Netz erreicht Ihren Webhook nach {webhookSeconds} Sekunden, im Median. Wir zählen, bis Ihr Server antwortet. In den meisten langsamen Fällen, denen wir nachgehen, war das Ereignis pünktlich und stand dann im Flur, während jemand das Gerät nachschlug, einen Vorgang anlegte und eine E-Mail schrieb.</p>
<p>Unser Absender hatte da schon aufgegeben und es noch einmal versucht. Der Server tat alles ein zweites Mal, und die Nachtschicht bekam zwei E-Mails.</p>`,
    ),
    heading('Two rules', 'To regler', 'Zwei Regeln'),
    content(
      `<ol>
<li><strong>Write it down, answer, then work.</strong> A row in a table or a line in a queue is enough. <code>202</code> means exactly this: received, not done.</li>
<li><strong>Remember the id.</strong> Every event has one, and it is the same when we try again. If you have seen it, answer 202 and do nothing.</li>
</ol>
${exchange}
<p>We deliver at least once. Nobody who promises exactly once has met a network.</p>`,
      `<ol>
<li><strong>Skriv den ned, svar, arbejd så.</strong> En række i en tabel eller en linje i en kø er nok. <code>202</code> betyder netop det: modtaget, ikke udført.</li>
<li><strong>Husk id’et.</strong> Hver hændelse har et, og det er det samme, når vi prøver igen. Har du set det før, så svar 202 og gør ingenting.</li>
</ol>
${exchange}
<p>Vi leverer mindst én gang. Den, der lover præcis én gang, har aldrig mødt et netværk.</p>`,
      `<ol>
<li><strong>Aufschreiben, antworten, dann arbeiten.</strong> Eine Zeile in einer Tabelle oder ein Eintrag in einer Warteschlange genügt. <code>202</code> heißt genau das: angenommen, nicht erledigt.</li>
<li><strong>Die Kennung merken.</strong> Jedes Ereignis hat eine, und sie bleibt gleich, wenn wir es noch einmal versuchen. Kennen Sie sie schon, antworten Sie mit 202 und tun Sie nichts.</li>
</ol>
${exchange}
<p>Wir stellen mindestens einmal zu. Wer „genau einmal“ verspricht, hat noch nie ein Netz getroffen.</p>`,
    ),
    picture(
      webhookCode,
      webhook,
      'large',
      true,
      l(
        'The call, its answer, and what we send to you afterwards.',
        'Kaldet, svaret, og det, vi bagefter sender til dig.',
        'Der Aufruf, die Antwort und was wir Ihnen danach schicken.',
      ),
    ),
    heading(
      'Order is not promised either',
      'Rækkefølgen er heller ikke lovet',
      'Auch die Reihenfolge ist nicht versprochen',
    ),
    content(
      `<p>A rejection in Kiel may arrive after the attach in Malmö that followed it. Sort by <code>time</code>, which is the network’s, and not by arrival, which is the weather’s. If you must know what is true now, <a href="docs">ask the API</a>; an event is news, not state. Everything we ever sent you can be read again in <a href="page:log">the log</a>, in the right order.</p>`,
      `<p>En afvisning i Kiel kan komme efter den tilkobling i Malmø, der fulgte på den. Sortér efter <code>time</code>, som er nettets, ikke efter ankomst, som er vejrets. Skal du vide, hvad der gælder lige nu, så <a href="docs">spørg API’et</a>; en hændelse er en nyhed, ikke en tilstand. Alt, vi har sendt dig, kan læses igen i <a href="page:log">loggen</a>, i den rigtige rækkefølge.</p>`,
      `<p>Eine Abweisung in Kiel kann nach der Einbuchung in Malmö eintreffen, die auf sie folgte. Sortieren Sie nach <code>time</code>, das dem Netz gehört, und nicht nach der Ankunft, die dem Wetter gehört. Wenn Sie wissen müssen, was gerade gilt, <a href="docs">fragen Sie die API</a>; ein Ereignis ist eine Nachricht, kein Zustand. Alles, was wir Ihnen je gesendet haben, lässt sich im <a href="page:log">Protokoll</a> nachlesen, in der richtigen Reihenfolge.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
