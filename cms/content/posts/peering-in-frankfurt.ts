import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

const map = l(
  'Night chart of Europe: lines from Copenhagen and Frankfurt to other cities, and the number of networks by country',
  'Natkort over Europa: linjer fra København og Frankfurt til andre byer, og antallet af net i hvert land',
  'Nachtkarte Europas: Linien von Kopenhagen und Frankfurt zu anderen Städten und die Zahl der Netze je Land',
);

const trace = {
  en: `<pre class="wp-block-code"><code>before  device  core fra-1  transit  transit  server fra    31 ms
after   device  core fra-1  server fra                       19 ms</code></pre>`,
  da: `<pre class="wp-block-code"><code>før    enhed  kerne fra-1  transit  transit  server fra    31 ms
efter  enhed  kerne fra-1  server fra                       19 ms</code></pre>`,
  de: `<pre class="wp-block-code"><code>vorher   Gerät  Kern fra-1  Transit  Transit  Server fra    31 ms
nachher  Gerät  Kern fra-1  Server fra                       19 ms</code></pre>`,
};

export const post: PostFixture = {
  id: 9,
  slug: l('peering-in-frankfurt', 'peering-i-frankfurt', 'peering-in-frankfurt'),
  title: l(
    'Peering in Frankfurt: what moved and what did not',
    'Peering i Frankfurt: hvad der flyttede sig, og hvad der ikke gjorde',
    'Peering in Frankfurt: was sich bewegt hat und was nicht',
  ),
  excerpt: excerpt(
    'Twelve milliseconds less for half of you. Nothing for the other half, and why.',
    'Tolv millisekunder mindre for halvdelen af jer. Ingenting for den anden halvdel, og hvorfor.',
    'Zwölf Millisekunden weniger für die Hälfte von Ihnen. Nichts für die andere Hälfte, und warum.',
  ),
  date: '2026-07-08T08:00:00',
  author: 'emre-aydin',
  categories: ['networks'],
  coverImage: media('chart-peering.svg', map),
  featuredImage: media('chart-peering.svg', map),
  sections: [
    content(
      `<p>Since 1 July our core in Frankfurt hands traffic straight to the large clouds instead of paying somebody to carry it across the street. For a server in Frankfurt the way there and back is 12 milliseconds shorter. For a server in Copenhagen it is exactly as long as before.</p>
${trace.en}`,
      `<p>Siden 1. juli afleverer vores kerne i Frankfurt trafikken direkte til de store skyer i stedet for at betale nogen for at bære den over gaden. For en server i Frankfurt er vejen frem og tilbage 12 millisekunder kortere. For en server i København er den præcis lige så lang som før.</p>
${trace.da}`,
      `<p>Seit dem 1. Juli übergibt unser Kern in Frankfurt den Verkehr direkt an die großen Clouds, statt jemanden dafür zu bezahlen, ihn über die Straße zu tragen. Zu einem Server in Frankfurt und zurück sind es nun 12 Millisekunden weniger. Zu einem Server in Kopenhagen ist es genauso weit wie zuvor.</p>
${trace.de}`,
    ),
    heading('Why half', 'Hvorfor halvdelen', 'Warum die Hälfte'),
    content(
      `<p>A device is anchored to the core that answered its first session, usually the nearer one. About half of the {sites} sites are anchored in Frankfurt, and of those it matters where the server stands:</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Anchor</th><th scope="col">Server</th><th scope="col">Change</th></tr></thead><tbody><tr><td>Frankfurt</td><td>Frankfurt</td><td>−12 ms</td></tr><tr><td>Frankfurt</td><td>Copenhagen</td><td>0 ms</td></tr><tr><td>Copenhagen</td><td>Copenhagen</td><td>0 ms, it peered already</td></tr></tbody></table></figure>
<p>A sensor will not notice. NB-IoT takes longer to wake up than this saves in a year. A crane that is steered from a desk will, and so will anything that opens a session for each message, because the saving counts once per round trip.</p>`,
      `<p>En enhed er forankret i den kerne, der svarede på dens første session, som regel den nærmeste. Omkring halvdelen af de {sites} steder er forankret i Frankfurt, og for dem kommer det an på, hvor serveren står:</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Anker</th><th scope="col">Server</th><th scope="col">Ændring</th></tr></thead><tbody><tr><td>Frankfurt</td><td>Frankfurt</td><td>−12 ms</td></tr><tr><td>Frankfurt</td><td>København</td><td>0 ms</td></tr><tr><td>København</td><td>København</td><td>0 ms, dér peerede vi i forvejen</td></tr></tbody></table></figure>
<p>En sensor mærker det ikke. NB-IoT er længere om at vågne, end det her sparer på et år. Det gør en kran, der styres fra et skrivebord, og det gør alt, der åbner en session pr. besked, for besparelsen tæller én gang pr. tur.</p>`,
      `<p>Ein Gerät ist an den Kern gebunden, der seine erste Sitzung beantwortet hat, meist an den näheren. Etwa die Hälfte der {sites} Standorte hängt an Frankfurt, und bei ihnen kommt es darauf an, wo der Server steht:</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Kern</th><th scope="col">Server</th><th scope="col">Änderung</th></tr></thead><tbody><tr><td>Frankfurt</td><td>Frankfurt</td><td>−12 ms</td></tr><tr><td>Frankfurt</td><td>Kopenhagen</td><td>0 ms</td></tr><tr><td>Kopenhagen</td><td>Kopenhagen</td><td>0 ms, dort gab es das Peering schon</td></tr></tbody></table></figure>
<p>Ein Sensor merkt davon nichts. NB-IoT braucht zum Aufwachen länger, als das in einem Jahr spart. Ein Kran, der vom Schreibtisch aus gesteuert wird, merkt es, und alles, was für jede Nachricht eine Sitzung öffnet, denn gespart wird bei jedem Hin- und Rückweg.</p>`,
    ),
    heading('If you want to move', 'Hvis du vil flytte', 'Wenn Sie umziehen möchten'),
    content(
      `<p>The anchor is a setting per tag: <code>core: fra</code> or <code>core: cph</code>. It takes effect at the next session. <a href="page:private-networks">Private networks</a> keep their tunnels to both cores, so nothing has to be changed at your end. The price is the same; the transit bill we no longer pay was too small to print.</p>`,
      `<p>Ankeret er en indstilling pr. mærke: <code>core: fra</code> eller <code>core: cph</code>. Den gælder fra næste session. <a href="page:private-networks">Private netværk</a> beholder deres tunneler til begge kerner, så du skal ikke ændre noget i din ende. Prisen er den samme; den transitregning, vi slipper for, var for lille til at trykke.</p>`,
      `<p>Die Bindung ist eine Einstellung je Gruppe: <code>core: fra</code> oder <code>core: cph</code>. Sie gilt ab der nächsten Sitzung. <a href="page:private-networks">Private Netze</a> behalten ihre Tunnel zu beiden Kernen, auf Ihrer Seite ist also nichts zu ändern. Der Preis bleibt gleich; die Transitrechnung, die wir nicht mehr bezahlen, war zu klein zum Drucken.</p>`,
    ),
    signedBy('emre-aydin'),
  ],
};
