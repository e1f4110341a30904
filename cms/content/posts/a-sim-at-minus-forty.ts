import { l, media } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

const card = l('A Kystlink SIM card', 'Et SIM-kort fra Kystlink', 'Eine SIM-Karte von Kystlink');

const cover = media(
  'cover-frost.svg',
  l(
    'Five SIM cards in blocks of ice, joined by one cable to an antenna; below them five empty batteries',
    'Fem SIM-kort i isblokke, forbundet med ét kabel til en antenne; under dem fem tomme batterier',
    'Fünf SIM-Karten in Eisblöcken, durch ein Kabel mit einer Antenne verbunden; darunter fünf leere Batterien',
  ),
);

export const post: PostFixture = {
  id: 16,
  slug: l('a-sim-at-minus-forty', 'et-sim-kort-ved-minus-fyrre', 'eine-sim-bei-minus-vierzig'),
  title: l(
    'A SIM at −40\u00A0°C for a winter',
    'Et SIM-kort ved −40\u00A0°C en hel vinter',
    'Eine SIM-Karte, ein Winter, −40\u00A0°C',
  ),
  excerpt: excerpt(
    'It came back in March and attached on the first try. The battery did not.',
    'Det kom tilbage i marts og koblede sig på i første forsøg. Det gjorde batteriet ikke.',
    'Sie kam im März zurück und buchte sich beim ersten Versuch ein. Die Batterie nicht.',
  ),
  date: '2026-05-11T08:00:00',
  modifiedGmt: '2026-09-03T07:00:00',
  author: 'nils-oksbol',
  categories: ['field-notes'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      `<p>In November we put five SIM cards into a freezer at −40 °C, each in a modem, each modem set to report once a day through a cable to an antenna outside. The data sheet says −40 to +105 °C. Data sheets are written at a desk.</p>`,
      `<p>I november lagde vi fem SIM-kort i en fryser ved −40 °C, hvert i sit modem, hvert modem sat til at melde én gang i døgnet gennem et kabel til en antenne udenfor. I databladet står der −40 til +105 °C. Datablade bliver skrevet ved et skrivebord.</p>`,
      `<p>Im November legten wir fünf SIM-Karten bei −40 °C in eine Gefriertruhe, jede in einem Modem, jedes Modem so eingestellt, dass es sich einmal am Tag meldet, durch ein Kabel über eine Antenne im Freien. Im Datenblatt steht −40 bis +105 °C. Datenblätter entstehen am Schreibtisch.</p>`,
    ),
    heading('What happened', 'Hvad der skete', 'Was geschah'),
    content(
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Part</th><th scope="col">November</th><th scope="col">March</th></tr></thead><tbody><tr><td>SIM cards</td><td>5 of 5</td><td>5 of 5, first try</td></tr><tr><td>Modems</td><td>5 of 5</td><td>5 of 5, one slow to start</td></tr><tr><td>Batteries</td><td>5 of 5</td><td>0 of 5</td></tr></tbody></table><figcaption>117 days at −40 °C, thawed in an hour.</figcaption></figure>
<p>The first battery gave up on day three. A lithium thionyl chloride cell still has its energy in the cold, but it cannot give it up quickly, and a modem that transmits wants half an ampere for a moment. The voltage dips, the modem restarts, the restart wants half an ampere. By day nine all five were doing this and nothing else.</p>
<p>From day ten we fed them from outside. After that nothing failed until March, which is the dullest table I have ever kept.</p>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Del</th><th scope="col">November</th><th scope="col">Marts</th></tr></thead><tbody><tr><td>SIM-kort</td><td>5 af 5</td><td>5 af 5, første forsøg</td></tr><tr><td>Modemmer</td><td>5 af 5</td><td>5 af 5, ét længe om at starte</td></tr><tr><td>Batterier</td><td>5 af 5</td><td>0 af 5</td></tr></tbody></table><figcaption>117 døgn ved −40 °C, tøet op på en time.</figcaption></figure>
<p>Det første batteri gav op på tredje dag. En lithium-thionylchloridcelle har stadig sin energi i kulden, men kan ikke give den fra sig hurtigt, og et modem, der sender, vil have en halv ampere et øjeblik. Spændingen dykker, modemmet genstarter, genstarten vil have en halv ampere. På niende dag gjorde de alle fem det og ikke andet.</p>
<p>Fra dag ti gav vi dem strøm udefra. Derefter fejlede intet indtil marts, og det er den kedeligste tabel, jeg nogensinde har ført.</p>`,
      `<figure class="wp-block-table"><table><thead><tr><th scope="col">Teil</th><th scope="col">November</th><th scope="col">März</th></tr></thead><tbody><tr><td>SIM-Karten</td><td>5 von 5</td><td>5 von 5, erster Versuch</td></tr><tr><td>Modems</td><td>5 von 5</td><td>5 von 5, eines startete langsam</td></tr><tr><td>Batterien</td><td>5 von 5</td><td>0 von 5</td></tr></tbody></table><figcaption>117 Tage bei −40 °C, in einer Stunde aufgetaut.</figcaption></figure>
<p>Die erste Batterie gab am dritten Tag auf. Eine Lithium-Thionylchlorid-Zelle hat ihre Energie auch in der Kälte noch, kann sie aber nicht schnell abgeben, und ein sendendes Modem will für einen Augenblick ein halbes Ampere. Die Spannung bricht ein, das Modem startet neu, der Neustart will ein halbes Ampere. Am neunten Tag taten alle fünf das und nichts anderes.</p>
<p>Ab dem zehnten Tag speisten wir sie von außen. Danach fiel bis März nichts mehr aus, und das ist die langweiligste Tabelle, die ich je geführt habe.</p>`,
    ),
    heading('What helps', 'Hvad der hjælper', 'Was hilft'),
    content(
      `<ul>
<li>A capacitor beside the cell, large enough for one transmission. It is the part people leave out.</li>
<li>Fewer and shorter sessions: <a href="post:sending-40-bytes">40 bytes</a> are sent before the voltage has time to fall.</li>
<li>An alarm on more than five attaches a day from a device that should make one.</li>
</ul>
<p>The freezer is available until October. Send us your device and a return label.</p>`,
      `<ul>
<li>En kondensator ved siden af cellen, stor nok til én afsendelse. Det er den del, folk udelader.</li>
<li>Færre og kortere sessioner: <a href="post:sending-40-bytes">40 byte</a> er sendt, før spændingen når at falde.</li>
<li>En alarm ved mere end fem tilkoblinger om dagen fra en enhed, der burde lave én.</li>
</ul>
<p>Fryseren er ledig til oktober. Send os din enhed og en returlabel.</p>`,
      `<ul>
<li>Ein Kondensator neben der Zelle, groß genug für einmal Senden. Er ist das Teil, das gern weggelassen wird.</li>
<li>Weniger und kürzere Sitzungen: <a href="post:sending-40-bytes">40 Byte</a> sind gesendet, bevor die Spannung fallen kann.</li>
<li>Ein Alarm bei mehr als fünf Einbuchungen am Tag von einem Gerät, das eine machen sollte.</li>
</ul>
<p>Die Truhe ist bis Oktober frei. Schicken Sie uns Ihr Gerät und einen Rücksendeschein.</p>`,
    ),
    picture(
      'sim-card.webp',
      card,
      'small',
      true,
      l(
        'The card, before it went into the freezer.',
        'Kortet, før det kom i fryseren.',
        'Die Karte, bevor sie in die Gefriertruhe kam.',
      ),
    ),
    signedBy('nils-oksbol'),
  ],
};
