import { photos } from '#cms/content/photos.ts';
import { dashboard } from '../drawings/dashboard.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 11,
  slug: l('turbine-41-called-home', 'moelle-41-ringede-hjem', 'turbine-41-rief-zu-hause-an'),
  title: l(
    'Turbine 41 called home 1,440 times a day',
    'Mølle 41 ringede hjem 1.440 gange i døgnet',
    'Windrad 41 rief 1.440\u00A0Mal am Tag zu Hause an',
  ),
  excerpt: excerpt(
    'Once a minute, to say that nothing had happened. The message was 90 bytes. The habit was 71 MB a month.',
    'Én gang i minuttet for at sige, at der ikke var sket noget. Beskeden var på 90 byte. Vanen var på 71 MB om måneden.',
    'Einmal in der Minute, um zu sagen, dass nichts geschehen war. Die Nachricht hatte 90 Byte. Die Gewohnheit hatte 71 MB im Monat.',
  ),
  date: '2025-11-06T08:00:00',
  author: 'jonas-riis',
  categories: ['field-notes'],
  coverImage: photos.wind,
  featuredImage: photos.wind,
  sections: [
    content(
      `<p>Every turbine in the park used 3 MB a month. Turbine 41 used 71. Brise Energi asked whether somebody was watching films up there, and since the nacelle has a chair it was a fair question.</p>`,
      `<p>Hver mølle i parken brugte 3 MB om måneden. Mølle 41 brugte 71. Brise Energi spurgte, om nogen sad og så film deroppe, og da der står en stol i nacellen, var det et rimeligt spørgsmål.</p>`,
      `<p>Jedes Windrad im Park verbrauchte 3 MB im Monat. Windrad 41 verbrauchte 71. Brise Energi fragte, ob dort oben jemand Filme sehe, und da in der Gondel ein Stuhl steht, war die Frage berechtigt.</p>`,
    ),
    heading('One session a minute', 'Én session i minuttet', 'Eine Sitzung pro Minute'),
    content(
      `<p>The log showed 1,440 sessions a day, one a minute, of 1.6 kB each. Inside was a 90-byte message: “alive”. The rest was opening and closing the door.</p>
<p>The other turbines say “alive” too, but over a connection that stays open. Turbine 41 sits at the far end of the row, where a gateway on the way drops idle connections after 50 seconds. Its controller notices, sends “alive” to see whether it is, finds that it is not, and opens a new connection. A minute later the same again.</p>`,
      `<p>Loggen viste 1.440 sessioner i døgnet, én i minuttet, på 1,6 kB hver. Indeni lå en besked på 90 byte: »i live«. Resten var at åbne og lukke døren.</p>
<p>De andre møller siger også »i live«, men over en forbindelse, der bliver stående. Mølle 41 står for enden af rækken, hvor en gateway undervejs lukker ubrugte forbindelser efter 50 sekunder. Styringen opdager det, sender »i live« for at se, om den er det, finder ud af, at den ikke er, og åbner en ny forbindelse. Et minut senere forfra.</p>`,
      `<p>Das Protokoll zeigte 1.440 Sitzungen am Tag, eine pro Minute, zu je 1,6 kB. Darin lag eine Nachricht von 90 Byte: „am Leben“. Der Rest war das Öffnen und Schließen der Tür.</p>
<p>Die anderen melden auch „am Leben“, aber über eine Verbindung, die offen bleibt. Windrad 41 steht am Ende der Reihe, wo ein Gateway unterwegs untätige Verbindungen nach 50 Sekunden fallen lässt. Die Steuerung merkt das, sendet „am Leben“, um zu sehen, ob sie es ist, stellt fest, dass nicht, und öffnet eine neue Verbindung. Eine Minute später von vorn.</p>`,
    ),
    heading('What we did in the nacelle', 'Hvad vi gjorde i nacellen', 'Was wir in der Gondel taten'),
    content(
      `<p>Nothing. We climbed up because we had said that we would. The change was made on the ground: a keep-alive every ten minutes, two bytes long, and a line in the gateway’s configuration that says 900 instead of 50.</p>
<ul>
<li>Before: 71 MB a month, €1.42 in data.</li>
<li>After: 3 MB a month, €0.06.</li>
</ul>
<p>The money is not the point at one turbine. An alarm on three times the fleet’s average would have told us in the first week and not in the first winter, and <a href="page:pricing">it costs nothing</a>. The view from up there is very good. I recommend it to anyone with a reason.</p>`,
      `<p>Ingenting. Vi kravlede op, fordi vi havde sagt, vi ville. Ændringen blev lavet nede på jorden: et livstegn hvert tiende minut på to byte og en linje i gatewayens opsætning, hvor der nu står 900 i stedet for 50.</p>
<ul>
<li>Før: 71 MB om måneden, 10,65 kr. i data.</li>
<li>Efter: 3 MB om måneden, 0,45 kr.</li>
</ul>
<p>Ved én mølle handler det ikke om pengene. En alarm ved tre gange flådens gennemsnit havde fortalt os det i den første uge og ikke i den første vinter, og <a href="page:pricing">den koster ingenting</a>. Udsigten deroppe er meget fin. Jeg anbefaler den til alle, der har et ærinde.</p>`,
      `<p>Nichts. Wir sind hinaufgestiegen, weil wir es angekündigt hatten. Geändert wurde am Boden: ein Lebenszeichen alle zehn Minuten, zwei Byte lang, und eine Zeile in der Konfiguration des Gateways, in der jetzt 900 statt 50 steht.</p>
<ul>
<li>Vorher: 71 MB im Monat, 1,42 € für Daten.</li>
<li>Nachher: 3 MB im Monat, 0,06 €.</li>
</ul>
<p>Bei einem Windrad geht es nicht um das Geld. Ein Alarm beim Dreifachen des Flottenmittels hätte es uns in der ersten Woche gesagt und nicht im ersten Winter, und <a href="page:pricing">sie kostet nichts</a>. Die Aussicht dort oben ist sehr gut. Ich empfehle sie jedem, der einen Grund hat.</p>`,
    ),
    picture(
      dashboard,
      l(
        'Devices in Bridge with their data this month; Turbine 41 stands at 2.7 MB',
        'Enheder i Bridge med månedens data; Mølle 41 står på 2,7 MB',
        'Geräte in Bridge mit ihren Daten in diesem Monat; Windrad 41 steht bei 2,7 MB',
      ),
      'large',
      true,
      l(
        'Turbine 41 in Bridge: 2.7 MB in a month, and then a call.',
        'Mølle 41 i Bridge: 2,7 MB på en måned, og så et opkald.',
        'Windrad 41 in Bridge: 2,7 MB im Monat, und dann ein Anruf.',
      ),
    ),
    signedBy('jonas-riis'),
  ],
};
