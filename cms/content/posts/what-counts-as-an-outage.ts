import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { excerpt, html } from './sections.ts';

const cover = media(
  'cover-minutes.svg',
  l(
    'An hour as two rings: the outer one turns red after two minutes, the inner one after forty-one',
    'En time som to ringe: Den yderste bliver rød efter to minutter, den inderste efter enogfyrre',
    'Eine Stunde als zwei Ringe: Der äußere wird nach zwei Minuten rot, der innere nach einundvierzig',
  ),
);

export const post: PostFixture = {
  id: 3,
  slug: l('what-counts-as-an-outage', 'hvad-der-taeller-som-nedbrud', 'was-als-ausfall-zaehlt'),
  title: l('What we count as an outage', 'Hvad der tæller som nedbrud', 'Was als Ausfall zählt'),
  excerpt: excerpt(
    'The status page used to turn red when we said so. Now it turns red when your devices do.',
    'Statussiden blev før rød, når vi sagde det. Nu bliver den rød, når dine enheder siger det.',
    'Früher wurde die Statusseite rot, wenn wir es sagten. Jetzt wird sie rot, wenn Ihre Geräte es sagen.',
  ),
  date: '2024-06-12T10:00:00',
  author: null,
  categories: ['company'],
  coverImage: cover,
  featuredImage: cover,
  // Content from the WordPress editor, as in most articles on other sites.
  content: html(
    `<p>From today <a href="https://status.kystlink.example" target="_blank" rel="noopener">the status page</a> is drawn from the log and not by hand. Three rules decide what it shows. They are written here so that you can hold us to them.</p>
<h2 class="wp-block-heading">The rules</h2>
<figure class="wp-block-table"><table><thead><tr><th scope="col">State</th><th scope="col">When</th><th scope="col">Who is woken</th></tr></thead><tbody><tr><td>Disturbed</td><td>One per cent of attaches in a country refused for five minutes</td><td>The engineer on duty</td></tr><tr><td>Down</td><td>One in five refused, or no data session opened for two minutes</td><td>Everybody with a key</td></tr><tr><td>Delayed</td><td>Webhooks slower than 60 seconds at the median</td><td>The engineer on duty</td></tr></tbody></table></figure>
<p>An operator’s fault counts as ours in this table. You bought one SIM, not {networks} excuses. The text beside the state says whose it is, and nothing else about them.</p>
<h2 class="wp-block-heading">What we gave up</h2>
<p>The old page had a switch, and somebody had to press it. In the fault of 3 May it was pressed after 41 minutes; the log had known after two. The switch is gone. A person may still write a sentence on the page, and can no longer change its colour.</p>
<p>Past faults stay on it for thirteen months, as long as the log of the Fleet plan. We could have chosen a shorter time. We read it ourselves before every change.</p>`,
    `<p>Fra i dag bliver <a href="https://status.kystlink.example" target="_blank" rel="noopener">statussiden</a> tegnet ud fra loggen og ikke i hånden. Tre regler afgør, hvad den viser. De står her, så du kan holde os fast på dem.</p>
<h2 class="wp-block-heading">Reglerne</h2>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Tilstand</th><th scope="col">Hvornår</th><th scope="col">Hvem bliver vækket</th></tr></thead><tbody><tr><td>Forstyrret</td><td>Én procent af tilkoblingerne i et land afvist i fem minutter</td><td>Vagten</td></tr><tr><td>Nede</td><td>Hver femte afvist, eller ingen datasession åbnet i to minutter</td><td>Alle med en nøgle</td></tr><tr><td>Forsinket</td><td>Webhooks langsommere end 60 sekunder som median</td><td>Vagten</td></tr></tbody></table></figure>
<p>En operatørs fejl tæller som vores i den tabel. Du købte ét SIM-kort, ikke {networks} undskyldninger. I teksten ved siden af står der, hvis fejl det er, og ellers intet om operatøren.</p>
<h2 class="wp-block-heading">Hvad vi gav afkald på</h2>
<p>Den gamle side havde en kontakt, og nogen skulle trykke på den. Ved fejlen 3. maj blev der trykket efter 41 minutter; loggen havde vidst det efter to. Kontakten er væk. Et menneske må stadig skrive en sætning på siden, men kan ikke længere ændre farven.</p>
<p>Gamle fejl bliver stående i tretten måneder, lige så længe som loggen på Fleet. Vi kunne have valgt en kortere tid. Vi læser den selv før hver ændring.</p>`,
    `<p>Ab heute entsteht die <a href="https://status.kystlink.example" target="_blank" rel="noopener">Statusseite</a> aus dem Protokoll und nicht mehr von Hand. Drei Regeln bestimmen, was sie zeigt. Sie stehen hier, damit Sie uns daran messen können.</p>
<h2 class="wp-block-heading">Die Regeln</h2>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Zustand</th><th scope="col">Wann</th><th scope="col">Wer geweckt wird</th></tr></thead><tbody><tr><td>Gestört</td><td>Ein Prozent der Einbuchungen in einem Land fünf Minuten lang abgewiesen</td><td>Die Bereitschaft</td></tr><tr><td>Ausgefallen</td><td>Jede fünfte abgewiesen, oder zwei Minuten lang keine Datensitzung geöffnet</td><td>Alle mit einem Schlüssel</td></tr><tr><td>Verzögert</td><td>Webhooks im Median langsamer als 60 Sekunden</td><td>Die Bereitschaft</td></tr></tbody></table></figure>
<p>Der Fehler eines Betreibers zählt in dieser Tabelle als unserer. Sie haben eine SIM-Karte gekauft, nicht {networks} Ausreden. Im Text daneben steht, wessen Fehler es ist, und sonst nichts über ihn.</p>
<h2 class="wp-block-heading">Worauf wir verzichten</h2>
<p>Die alte Seite hatte einen Schalter, und jemand musste ihn drücken. Bei der Störung vom 3. Mai geschah das nach 41 Minuten; das Protokoll wusste es nach zwei. Den Schalter gibt es nicht mehr. Ein Mensch darf noch einen Satz auf die Seite schreiben, ihre Farbe aber nicht mehr ändern.</p>
<p>Vergangene Störungen bleiben dreizehn Monate stehen, so lange wie das Protokoll im Tarif Fleet. Wir hätten eine kürzere Zeit wählen können. Wir lesen sie selbst vor jeder Änderung.</p>`,
  ),
  sections: [],
};
