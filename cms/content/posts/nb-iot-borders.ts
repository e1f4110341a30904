import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 14,
  slug: l('nb-iot-borders', 'nb-iot-og-graenser', 'nb-iot-an-der-grenze'),
  title: l(
    'NB-IoT crosses fewer borders than you think',
    'NB-IoT krydser færre grænser, end du tror',
    'NB-IoT überquert weniger Grenzen, als man denkt',
  ),
  excerpt: excerpt(
    'It reaches the basement. It does not always reach Malmö.',
    'Det når ned i kælderen. Det når ikke altid til Malmø.',
    'Es reicht in den Keller. Nach Malmö reicht es nicht immer.',
  ),
  date: '2026-03-19T09:00:00',
  modifiedGmt: '2026-10-02T07:45:00',
  author: 'emre-aydin',
  categories: ['networks'],
  coverImage: photos.strait,
  featuredImage: photos.strait,
  sections: [
    content(
      `<p>164 dB. That is the loss NB-IoT is designed to live with, 20 dB more than GSM, and the reason why it is heard through a manhole cover. It says nothing about roaming. A radio standard ends at the mast; what happens at a border is a contract.</p>`,
      `<p>164 dB. Så stort et tab er NB-IoT bygget til at leve med, 20 dB mere end GSM, og derfor kan det høres gennem et brønddæksel. Det siger ikke noget om roaming. En radiostandard slutter ved masten; hvad der sker ved en grænse, er en kontrakt.</p>`,
      `<p>164 dB. Mit so viel Dämpfung soll NB-IoT auskommen, 20 dB mehr als GSM, und deshalb hört man es durch einen Schachtdeckel. Über Roaming sagt das nichts. Eine Funknorm endet am Mast; was an einer Grenze geschieht, ist ein Vertrag.</p>`,
    ),
    heading(
      'Three things that stop at the border',
      'Tre ting, der standser ved grænsen',
      'Drei Dinge, die an der Grenze haltmachen',
    ),
    content(
      `<ol>
<li><strong>The agreement.</strong> Operators sign for each radio type. Most have signed LTE; fewer LTE-M; fewer still NB-IoT, because a device that sends 40 bytes a day pays for no lawyer.</li>
<li><strong>The handover.</strong> There is none. NB-IoT in connected mode does not move from cell to cell; the device drops the connection and searches. In a basement it never matters. On a lorry it always does.</li>
<li><strong>The search.</strong> A modem set to eight bands looks through all of them at a coverage level where each takes a long time. We have logged 20 minutes on the Øresund bridge, which is crossed in ten.</li>
</ol>`,
      `<ol>
<li><strong>Aftalen.</strong> Operatører skriver under for hver radiotype. De fleste har skrevet under på LTE, færre på LTE-M, endnu færre på NB-IoT, for en enhed, der sender 40 byte om dagen, betaler ikke for en advokat.</li>
<li><strong>Overdragelsen.</strong> Den findes ikke. NB-IoT flytter sig ikke fra celle til celle under en forbindelse; enheden slipper den og søger. I en kælder betyder det aldrig noget. På en lastbil gør det altid.</li>
<li><strong>Søgningen.</strong> Et modem indstillet til otte bånd kigger dem alle igennem på et dækningsniveau, hvor hvert af dem tager lang tid. Vi har logget 20 minutter på Øresundsbroen, og den tager ti at køre over.</li>
</ol>`,
      `<ol>
<li><strong>Der Vertrag.</strong> Betreiber unterschreiben für jede Funkart. LTE haben die meisten unterschrieben, LTE-M weniger, NB-IoT noch weniger, denn ein Gerät, das 40 Byte am Tag sendet, bezahlt keinen Anwalt.</li>
<li><strong>Die Übergabe.</strong> Es gibt keine. Während einer Verbindung wechselt NB-IoT nicht von Zelle zu Zelle; das Gerät lässt los und sucht. Im Keller spielt das nie eine Rolle. Auf einem Lastwagen immer.</li>
<li><strong>Die Suche.</strong> Ein Modem, das auf acht Bänder eingestellt ist, sieht sie alle durch, bei einem Empfang, bei dem jedes lange dauert. Auf der Öresundbrücke haben wir 20 Minuten protokolliert, und die überquert man in zehn.</li>
</ol>`,
    ),
    heading('What we do about it', 'Hvad vi gør ved det', 'Was wir dagegen tun'),
    content(
      `<p>Take NB-IoT for what stays where it is and sits deep. Set the bands of the country it stands in and no others. For anything that crosses water, take LTE-M; <a href="post:lte-m-roaming-in-2026">the list of who has switched it on</a> is longer every year.</p>
<p>If one device has to do both, let it try LTE-M first and NB-IoT after ten minutes. The other order works as well, but you will be waiting on the bridge. <a href="page:coverage">Coverage</a> shows both, network by network.</p>`,
      `<p>Tag NB-IoT til det, der bliver, hvor det er, og sidder dybt. Indstil båndene for det land, det står i, og ingen andre. Til alt, der krydser vand, skal du tage LTE-M; <a href="post:lte-m-roaming-in-2026">listen over dem, der har tændt for det</a>, bliver længere hvert år.</p>
<p>Skal én enhed kunne begge dele, så lad den prøve LTE-M først og NB-IoT efter ti minutter. Den omvendte rækkefølge virker også, men så venter du på broen. <a href="page:coverage">Dækningen</a> viser begge, net for net.</p>`,
      `<p>Nehmen Sie NB-IoT für das, was bleibt, wo es ist, und tief sitzt. Stellen Sie die Bänder des Landes ein, in dem es steht, und keine anderen. Für alles, was übers Wasser muss, nehmen Sie LTE-M; <a href="post:lte-m-roaming-in-2026">die Liste derer, die es eingeschaltet haben</a>, wird jedes Jahr länger.</p>
<p>Soll ein Gerät beides können, lassen Sie es zuerst LTE-M versuchen und nach zehn Minuten NB-IoT. Umgekehrt geht es auch, nur warten Sie dann auf der Brücke. Die <a href="page:coverage">Abdeckung</a> zeigt beides, Netz für Netz.</p>`,
    ),
    signedBy('emre-aydin'),
  ],
};
