import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 18,
  slug: l('tom-and-jerrys-chase', 'tom-og-jerrys-jagt', 'die-jagd-von-tom-und-jerry'),
  title: l(
    'Tom & Jerry’s endless chase: two modems, one mast',
    'Tom & Jerrys endeløse jagt: to modemmer, én mast',
    'Tom und Jerrys endlose Jagd: zwei Modems, ein Mast',
  ),
  excerpt: excerpt(
    'Two test modems on one shelf took turns at losing the network. Each of them was right.',
    'To testmodemmer på samme hylde skiftedes til at miste nettet. De havde ret begge to.',
    'Zwei Testmodems auf einem Regal verloren abwechselnd das Netz. Beide hatten recht.',
  ),
  date: '2026-06-03T08:00:00',
  author: 'nils-oksbol',
  categories: ['engineering'],
  coverImage: photos.mast,
  featuredImage: photos.mast,
  sections: [
    content(
      `<p>On the shelf above my bench two modems have been running for a year without a purpose, so that we see what becomes of modems without one. The labels say Tom and Jerry. In May they began to take turns: Tom lost the network, Jerry got it, eleven minutes later the other way round. Day and night.</p>
<p>Same modem, same firmware, same antenna cable, and the same SIM but for the number.</p>`,
      `<p>På hylden over mit bord har to modemmer kørt i et år uden formål, så vi kan se, hvad der bliver af modemmer uden et. På mærkaterne står Tom og Jerry. I maj begyndte de at skiftes: Tom mistede nettet, Jerry fik det, elleve minutter senere omvendt. Dag og nat.</p>
<p>Samme modem, samme firmware, samme antennekabel og samme SIM-kort på nær nummeret.</p>`,
      `<p>Auf dem Regal über meiner Werkbank laufen seit einem Jahr zwei Modems ohne Aufgabe, damit wir sehen, was aus Modems ohne Aufgabe wird. Auf den Schildern steht Tom und Jerry. Im Mai begannen sie sich abzuwechseln: Tom verlor das Netz, Jerry bekam es, elf Minuten später umgekehrt. Tag und Nacht.</p>
<p>Dasselbe Modem, dieselbe Firmware, dasselbe Antennenkabel und dieselbe SIM-Karte bis auf die Nummer.</p>`,
    ),
    heading(
      'Two rules that chase each other',
      'To regler, der jager hinanden',
      'Zwei Regeln, die einander jagen',
    ),
    content(
      `<ol>
<li>A steering rule for the tag <code>shelf</code> said: Sundnet first. From the shelf Sundnet can be heard at −114\u00a0dBm, across the Sound, on a good day.</li>
<li>An alarm rule said: after three failed sessions, move the tag to the next network.</li>
</ol>
<p>Note <em>the tag</em>. Tom reached Sundnet, failed three times, and the rule moved both of them to Nordtel. There all was well, and after ten quiet minutes a third rule tidied up and restored the order. Now Jerry failed three times. Each did what it was told; between them they made 260 attaches a day.</p>`,
      `<ol>
<li>En netstyring for mærket <code>shelf</code> sagde: Sundnet først. Fra hylden kan Sundnet høres med −114\u00a0dBm tværs over Sundet på en god dag.</li>
<li>En alarmregel sagde: Efter tre mislykkede sessioner flyttes mærket til det næste net.</li>
</ol>
<p>Læg mærke til ordet <em>mærket</em>. Tom nåede Sundnet, fejlede tre gange, og reglen flyttede dem begge til Nordtel. Der gik det fint, og efter ti stille minutter ryddede en tredje regel op og genskabte rækkefølgen. Nu var det Jerry, der fejlede tre gange. De gjorde begge, som de fik besked på; tilsammen lavede de 260 tilkoblinger om dagen.</p>`,
      `<ol>
<li>Eine Netzsteuerung für die Gruppe <code>shelf</code> sagte: Sundnet zuerst. Vom Regal aus hört man Sundnet mit −114\u00a0dBm, quer über den Sund, an guten Tagen.</li>
<li>Eine Warnregel sagte: Nach drei gescheiterten Sitzungen wechselt die Gruppe in das nächste Netz.</li>
</ol>
<p>Man beachte: <em>die Gruppe</em>. Tom erreichte Sundnet, scheiterte dreimal, und die Regel schickte beide zu Nordtel. Dort lief alles, und nach zehn ruhigen Minuten räumte eine dritte Regel auf und stellte die Reihenfolge wieder her. Nun scheiterte Jerry dreimal. Jeder tat, was man ihm sagte; zusammen kamen sie auf 260 Einbuchungen am Tag.</p>`,
    ),
    heading('What we changed', 'Det ændrede vi', 'Was wir geändert haben'),
    content(
      `<p>A rule that fires on one SIM now acts on that SIM unless you say otherwise, and a restored order waits an hour, then two, then four. The shelf has been quiet since. The labels stay; the modems have earned them.</p>
<p>Have you rules per tag that react to a single device? Look in the log for a pair that never fails at the same time. Steering is explained under <a href="page:coverage">coverage</a>.</p>`,
      `<p>En regel, der udløses af ét SIM-kort, virker nu på det SIM-kort, medmindre du siger andet, og en genskabt rækkefølge venter en time, så to, så fire. Siden har hylden været stille. Mærkaterne bliver siddende; modemmerne har fortjent dem.</p>
<p>Har du regler pr. mærke, der reagerer på en enkelt enhed? Så led i loggen efter et par, der aldrig fejler samtidig. Netstyring er forklaret under <a href="page:coverage">dækning</a>.</p>`,
      `<p>Eine Regel, die eine einzelne SIM-Karte auslöst, wirkt nun auf diese, wenn Sie nichts anderes sagen, und die alte Reihenfolge kehrt erst nach einer Stunde zurück, dann nach zwei, dann nach vier. Seitdem ist Ruhe auf dem Regal. Die Schilder bleiben; die Modems haben sie sich verdient.</p>
<p>Haben Sie Regeln je Gruppe, die auf ein einzelnes Gerät reagieren? Suchen Sie im Protokoll nach einem Paar, das nie gleichzeitig ausfällt. Wie die Netzsteuerung arbeitet, steht unter <a href="page:coverage">Abdeckung</a>.</p>`,
    ),
    signedBy('nils-oksbol'),
  ],
};
