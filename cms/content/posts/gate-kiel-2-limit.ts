import { photos } from '#cms/content/photos.ts';
import { gateLimit } from '../drawings/limits.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const limit = `<pre class="wp-block-code"><code>PUT /v1/limits/gates HTTP/1.1
Host: api.kystlink.example
Authorization: Bearer $KYSTLINK_KEY
Content-Type: application/json

{ "tag": "gates", "mb_per_month": 30, "warn_at_percent": 80, "then": "tell" }</code></pre>`;

const gate = l(
  'A limit with its warning line, and the traffic below it',
  'En grænse med advarselslinje og trafikken under den',
  'Ein Limit mit Warnlinie und dem Verkehr darunter',
);

export const post: PostFixture = {
  id: 7,
  slug: l('gate-kiel-2-limit', 'port-kiel-2-graensen', 'tor-kiel-2-limit'),
  title: l(
    'Gate Kiel 2 and the limit that held',
    'Port Kiel 2 og grænsen, der holdt',
    'Tor Kiel 2 und das Limit, das hielt',
  ),
  excerpt: excerpt(
    'A gate sent 30 MB in one night and was stopped, as agreed. In the morning nobody could open it.',
    'En port sendte 30 MB på én nat og blev stoppet, som aftalt. Om morgenen kunne ingen åbne den.',
    'Ein Tor sendete in einer Nacht 30 MB und wurde gestoppt, wie vereinbart. Am Morgen bekam es niemand auf.',
  ),
  date: '2025-04-30T08:00:00',
  author: 'lotte-brandt',
  categories: ['field-notes'],
  coverImage: photos.gate,
  featuredImage: photos.gate,
  sections: [
    content(
      `<p>At 06:10 a lorry stood in front of Gate Kiel 2 and the gate stayed shut. The log had an explanation of one line: limit of 30 MB reached at 03:52, traffic stopped. Everything had worked. That was the problem.</p>
<figure class="wp-block-image size-large"><img src="upload:photo-crane.webp" alt="A crane over a quay in the morning sun" width="2400" height="1350" loading="lazy" decoding="async" /><figcaption>Another quay, the same fault: a camera and a limit.</figcaption></figure>`,
      `<p>Klokken 6.10 holdt en lastbil foran Port Kiel 2, og porten blev, hvor den var. Loggen havde en forklaring på én linje: grænsen på 30 MB nået 3.52, trafik stoppet. Alt havde virket. Det var det, der var galt.</p>
<figure class="wp-block-image size-large"><img src="upload:photo-crane.webp" alt="En kran over en kaj i morgensol" width="2400" height="1350" loading="lazy" decoding="async" /><figcaption>En anden kaj, samme fejl: et kamera og en grænse.</figcaption></figure>`,
      `<p>Um 06:10 Uhr stand ein Lastwagen vor Tor Kiel 2, und das Tor blieb zu. Das Protokoll hatte eine Erklärung von einer Zeile: Limit von 30 MB um 03:52 Uhr erreicht, Verkehr gestoppt. Alles hatte funktioniert. Das war das Problem.</p>
<figure class="wp-block-image size-large"><img src="upload:photo-crane.webp" alt="Ein Kran über einem Kai in der Morgensonne" width="2400" height="1350" loading="lazy" decoding="async" /><figcaption>Ein anderer Kai, derselbe Fehler: eine Kamera und ein Limit.</figcaption></figure>`,
    ),
    heading('Thirty megabytes of nothing', 'Tredive megabyte ingenting', 'Dreißig Megabyte nichts'),
    content(
      `<p>The gate’s camera had been given a firmware with debugging left on. From midnight it described to its maker, in detail, a car park on which nothing moved. A limit is there for exactly this, and it cost the owner €0.60 instead of whatever the weekend would have made of it.</p>
<p>But the same SIM carried the camera and the lock. When the traffic stopped, both stopped. The warning at 80 per cent had gone out at 03:05, to an address that forwards to a person who had retired at Easter.</p>`,
      `<p>Portens kamera havde fået en firmware, hvor fejlsøgningen stod tændt. Fra midnat beskrev den i detaljer for sin fabrikant en parkeringsplads, hvor intet rørte sig. Det er præcis, hvad en grænse er til for, og den kostede ejeren 4,50 kr. i stedet for det, weekenden ville have gjort det til.</p>
<p>Men det samme SIM-kort bar både kameraet og låsen. Da trafikken stoppede, stoppede de begge. Advarslen ved 80 procent var sendt klokken 3.05 til en adresse, der videresender til en mand, som gik på pension til påske.</p>`,
      `<p>Die Kamera des Tores hatte eine Firmware bekommen, in der die Fehlersuche eingeschaltet geblieben war. Ab Mitternacht beschrieb sie ihrem Hersteller ausführlich einen Parkplatz, auf dem sich nichts bewegte. Genau dafür ist ein Limit da, und es kostete den Besitzer 0,60 € statt dessen, was das Wochenende daraus gemacht hätte.</p>
<p>Nur trug dieselbe SIM-Karte die Kamera und das Schloss. Als der Verkehr stoppte, stoppten beide. Der Alarm bei 80 Prozent war um 03:05 Uhr hinausgegangen, an eine Adresse, die an jemanden weiterleitet, der zu Ostern in Rente gegangen ist.</p>`,
    ),
    picture(
      gateLimit,
      gate,
      'small',
      true,
      l(
        'The dashed line warns. The solid one ends it.',
        'Den stiplede linje advarer. Den fuldt optrukne slutter.',
        'Die gestrichelte Linie warnt. Die durchgezogene beendet es.',
      ),
    ),
    heading('Stop what may stop', 'Stop det, der må stoppe', 'Stoppen, was stehen darf'),
    content(
      `<ul>
<li>Things that save money by stopping: cameras, screens, firmware downloads. <code>block</code>.</li>
<li>Things that somebody waits for: locks, pumps, alarms. <code>alarm</code>, to a telephone that is on at four in the morning.</li>
<li>Things that do both: two SIMs. A second one is €0.87 a month on Fleet. The lorry was dearer.</li>
</ul>
${limit}
<p>The gate has had two SIMs since. How ceilings and warnings work is under <a href="page:limits">limits and alarms</a>.</p>`,
      `<ul>
<li>Det, der sparer penge ved at stoppe: kameraer, skærme, hentning af firmware. <code>block</code>.</li>
<li>Det, nogen venter på: låse, pumper, alarmer. <code>alarm</code>, til en telefon, der er tændt klokken fire om natten.</li>
<li>Det, der gør begge dele: to SIM-kort. Nummer to koster 6,50 kr. om måneden på Fleet. Lastbilen var dyrere.</li>
</ul>
${limit}
<p>Porten har haft to SIM-kort siden. Hvordan lofter og advarsler virker, står under <a href="page:limits">grænser og alarmer</a>.</p>`,
      `<ul>
<li>Was durch Stoppen Geld spart: Kameras, Bildschirme, Firmware-Downloads. <code>block</code>.</li>
<li>Worauf jemand wartet: Schlösser, Pumpen, Melder. <code>alarm</code>, an ein Telefon, das um vier Uhr früh eingeschaltet ist.</li>
<li>Was beides tut: zwei SIM-Karten. Die zweite kostet im Tarif Fleet 0,87 € im Monat. Der Lastwagen war teurer.</li>
</ul>
${limit}
<p>Seitdem hat das Tor zwei. Wie Obergrenzen und Alarme arbeiten, steht unter <a href="page:limits">Limits und Alarme</a>.</p>`,
    ),
    signedBy('lotte-brandt'),
  ],
};
