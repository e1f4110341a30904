import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const kit = l('A Kystlink SIM card', 'Et SIM-kort fra Kystlink', 'Eine SIM-Karte von Kystlink');

/** Embeds a public test film by the Blender Foundation in place of a film of the workshop. */
const film = (title: string) =>
  `<figure class="wp-block-embed is-type-video is-provider-youtube wp-embed-aspect-16-9"><iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="${title}" width="560" height="315" loading="lazy" allowfullscreen></iframe>`;

export const post: PostFixture = {
  id: 8,
  slug: l('the-test-kit-unpacked', 'testsaettet-pakket-ud', 'das-testpaket-ausgepackt'),
  title: l('The test kit, unpacked', 'Testsættet, pakket ud', 'Das Testpaket, ausgepackt'),
  excerpt: excerpt(
    'Five SIMs, {kitMegabytes} MB, 30 days, no contract. And a page of instructions that says: break it.',
    'Fem SIM-kort, {kitMegabytes} MB, 30 dage, ingen kontrakt. Og en side vejledning, hvor der står: Ødelæg det.',
    'Fünf SIM-Karten, {kitMegabytes} MB, 30 Tage, kein Vertrag. Und eine Seite Anleitung, auf der steht: Machen Sie es kaputt.',
  ),
  date: '2025-06-18T08:00:00',
  author: 'lotte-brandt',
  categories: ['company'],
  coverImage: media('sim-card.webp', kit),
  featuredImage: media('sim-card.webp', kit),
  sections: [
    content(
      `<p>The kit is an envelope. In it are five SIM cards, already active, and one sheet of paper. They share {kitMegabytes} MB for 30 days. We ask for an address and no card number, because what we want from you is a fault report.</p>
${film('Unpacking the test kit, two minutes')}<figcaption>Two minutes, one pair of scissors.</figcaption></figure>`,
      `<p>Sættet er en kuvert. I den ligger fem SIM-kort, som allerede er aktive, og ét ark papir. De deler {kitMegabytes} MB i 30 dage. Vi beder om en adresse og ikke om et kortnummer, for det, vi vil have af dig, er en fejlmelding.</p>
${film('Testsættet bliver pakket ud, to minutter')}<figcaption>To minutter, én saks.</figcaption></figure>`,
      `<p>Das Paket ist ein Umschlag. Darin liegen fünf SIM-Karten, bereits aktiv, und ein Blatt Papier. Sie teilen sich {kitMegabytes} MB für 30 Tage. Wir fragen nach einer Adresse und nicht nach einer Kreditkarte, denn was wir von Ihnen möchten, ist eine Störungsmeldung.</p>
${film('Das Testpaket wird ausgepackt, zwei Minuten')}<figcaption>Zwei Minuten, eine Schere.</figcaption></figure>`,
    ),
    heading('What the sheet says', 'Hvad der står på arket', 'Was auf dem Blatt steht'),
    content(
      `<ol>
<li>Put one SIM in the device that gives you most trouble. Not the one on your desk.</li>
<li>Open the log before you switch it on, and watch the first line arrive.</li>
<li>Then break it, on purpose: a wrong APN, an antenna unscrewed, a limit of 1 MB.</li>
<li>Read how each of them looks, so that you know it when nobody did it on purpose.</li>
</ol>
<p>Three of the SIMs are for steps one to four. The fourth is for the colleague who does not believe you. The fifth gets lost; it always does, and it stops by itself after 30 days.</p>`,
      `<ol>
<li>Sæt ét SIM-kort i den enhed, der giver dig mest besvær. Ikke den på skrivebordet.</li>
<li>Åbn loggen, før du tænder den, og se den første linje komme.</li>
<li>Ødelæg den så med vilje: en forkert APN, en antenne skruet af, en grænse på 1 MB.</li>
<li>Læs, hvordan hver af dem ser ud, så du kender det, når ingen gjorde det med vilje.</li>
</ol>
<p>Tre af kortene er til trin et til fire. Det fjerde er til den kollega, der ikke tror på dig. Det femte bliver væk; det gør det altid, og det stopper af sig selv efter 30 dage.</p>`,
      `<ol>
<li>Setzen Sie eine SIM-Karte in das Gerät, das Ihnen die meisten Sorgen macht. Nicht in das auf dem Schreibtisch.</li>
<li>Öffnen Sie das Protokoll, bevor Sie einschalten, und sehen Sie zu, wie die erste Zeile eintrifft.</li>
<li>Machen Sie es dann kaputt, mit Absicht: ein falscher APN, eine abgeschraubte Antenne, ein Limit von 1 MB.</li>
<li>Lesen Sie, wie jeder dieser Fehler aussieht, damit Sie ihn erkennen, wenn ihn niemand mit Absicht gemacht hat.</li>
</ol>
<p>Drei der Karten sind für die Schritte eins bis vier. Die vierte ist für die Kollegin, die Ihnen nicht glaubt. Die fünfte geht verloren; das tut sie immer, und nach 30 Tagen hört sie von selbst auf.</p>`,
    ),
    heading('And then', 'Og så', 'Und danach'),
    content(
      `<p>Nothing. There is no subscription that begins. If you want to go on, the same SIMs can be moved to Pilot at €1.20 a month each in Europe; if not, they go in the bin with the envelope. <a href="page:test-kit">Order here</a>. Before three, it leaves Copenhagen the same day.</p>`,
      `<p>Ingenting. Der begynder ikke et abonnement. Vil du fortsætte, kan de samme SIM-kort flyttes til Pilot til 9,00 kr. om måneden stykket i Europa; hvis ikke, ryger de ud sammen med kuverten. <a href="page:test-kit">Bestil her</a>. Bestiller du inden klokken tre, forlader det København samme dag.</p>`,
      `<p>Nichts. Es beginnt kein Abonnement. Wenn Sie weitermachen möchten, wechseln dieselben Karten in den Tarif Pilot zu je 1,20 € im Monat in Europa; wenn nicht, kommen sie mit dem Umschlag in den Abfall. <a href="page:test-kit">Hier bestellen</a>. Vor 15 Uhr bestellt, verlässt es Kopenhagen am selben Tag.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
