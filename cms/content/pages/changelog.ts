import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  name: 'changelog',
  id: 37,
  modifiedGmt: '2026-11-01T06:00:00',
  slug: l('changelog', 'aendringslog', 'aenderungen'),
  title: l('Changelog', 'Ændringslog', 'Änderungen'),
  description: l(
    'What moved in the network, the API, the exports and the prices, and on which day.',
    'Hvad der er ændret i nettet, API’et, eksporten og priserne, og på hvilken dag.',
    'Was sich am Netz, an der API, an den Exporten und an den Preisen geändert hat, und an welchem Tag.',
  ),
  lead: l(
    'What moved, and when. The newest stands first, and nothing is taken away afterwards.',
    'Hvad der er ændret, og hvornår. Det nyeste står først, og intet bliver fjernet bagefter.',
    'Was sich geändert hat, und wann. Das Neueste steht oben, und nachträglich verschwindet nichts.',
  ),
  text: l(
    `<h2>1 November 2026: World data in dollars</h2>
<p>A megabyte in the World zone costs $0.065 instead of $0.060. Kroner and euros are as they were. <a href="post:we-raised-a-price">The invoice that made us do it</a>.</p>
<h2>28 October 2026: numbers in the export</h2>
<p><code>cause</code>, <code>bytes_up</code> and <code>bytes_down</code> are numbers, no longer words in quotation marks. The old form stays for 90 days with <code>?quoted=all</code>. <a href="post:sorting-cause-codes-as-text">Why</a>.</p>
<h2>2 October 2026: {lteMOperators} operators with LTE-M</h2>
<p>The list in Bridge is the one that we tried with the same modem. <a href="post:lte-m-roaming-in-2026">How we tried it</a>.</p>
<h2>1 July 2026: peering in Frankfurt</h2>
<p>The core hands traffic straight to the large clouds: 12 milliseconds less to a server in Frankfurt. New setting per tag: <code>core</code>. <a href="post:peering-in-frankfurt">What moved and what did not</a>.</p>
<h2>3 June 2026: rules act on one SIM</h2>
<p>A rule that one SIM fires acts on that SIM, unless you say otherwise. A restored order waits an hour, then two, then four. <a href="post:tom-and-jerrys-chase">Two modems that had no rest</a>.</p>
<h2>22 April 2026: eSIM by SGP.32</h2>
<p>Profiles change without a text message, and a profile that does not attach goes back by itself. <a href="post:sgp-32-for-devices-you-cannot-open">Explained on a meter</a>.</p>
<h2>12 June 2024: a status page without a switch</h2>
<p>Its colours are drawn from the log. <a href="post:what-counts-as-an-outage">What counts as an outage</a>.</p>`,
    `<h2>1. november 2026: data i Verden, i dollar</h2>
<p>En megabyte i zonen Verden koster 0,065 dollar i stedet for 0,060. Kroner og euro er som før. <a href="post:we-raised-a-price">Regningen, der fik os til det</a>.</p>
<h2>28. oktober 2026: tal i eksporten</h2>
<p><code>cause</code>, <code>bytes_up</code> og <code>bytes_down</code> er tal og ikke længere ord i anførselstegn. Den gamle form kan hentes i 90 dage med <code>?quoted=all</code>. <a href="post:sorting-cause-codes-as-text">Hvorfor</a>.</p>
<h2>2. oktober 2026: {lteMOperators} operatører med LTE-M</h2>
<p>Listen i Bridge er den, vi har prøvet med det samme modem. <a href="post:lte-m-roaming-in-2026">Sådan gjorde vi</a>.</p>
<h2>1. juli 2026: peering i Frankfurt</h2>
<p>Kernen afleverer trafikken direkte til de store skyer: 12 millisekunder mindre til en server i Frankfurt. Ny indstilling pr. mærke: <code>core</code>. <a href="post:peering-in-frankfurt">Hvad der flyttede sig, og hvad der ikke gjorde</a>.</p>
<h2>3. juni 2026: regler virker på ét SIM-kort</h2>
<p>En regel, der udløses af ét SIM-kort, virker på det kort, medmindre du siger andet. En genskabt rækkefølge venter en time, så to, så fire. <a href="post:tom-and-jerrys-chase">To modemmer uden hvile</a>.</p>
<h2>22. april 2026: eSIM efter SGP.32</h2>
<p>Profiler skifter uden sms, og en profil, der ikke kobler sig på, går selv tilbage. <a href="post:sgp-32-for-devices-you-cannot-open">Forklaret på en måler</a>.</p>
<h2>12. juni 2024: en statusside uden kontakt</h2>
<p>Farverne bliver tegnet ud fra loggen. <a href="post:what-counts-as-an-outage">Hvad der tæller som nedbrud</a>.</p>`,
    `<h2>1. November 2026: Daten der Zone Welt in Dollar</h2>
<p>Ein Megabyte in der Zone Welt kostet 0,065 Dollar statt 0,060. Kronen und Euro bleiben, wie sie waren. <a href="post:we-raised-a-price">Die Rechnung, die den Anstoß gab</a>.</p>
<h2>28. Oktober 2026: Zahlen im Export</h2>
<p><code>cause</code>, <code>bytes_up</code> und <code>bytes_down</code> sind Zahlen und keine Wörter in Anführungszeichen mehr. Die alte Form gibt es mit <code>?quoted=all</code> noch 90 Tage lang. <a href="post:sorting-cause-codes-as-text">Warum</a>.</p>
<h2>2. Oktober 2026: {lteMOperators} Betreiber mit LTE-M</h2>
<p>Die Liste in Bridge ist die, die wir mit demselben Modem geprüft haben. <a href="post:lte-m-roaming-in-2026">So haben wir geprüft</a>.</p>
<h2>1. Juli 2026: Peering in Frankfurt</h2>
<p>Der Kern übergibt den Verkehr direkt an die großen Clouds: 12 Millisekunden weniger zu einem Server in Frankfurt. Neue Einstellung je Gruppe: <code>core</code>. <a href="post:peering-in-frankfurt">Was sich bewegt hat und was nicht</a>.</p>
<h2>3. Juni 2026: Regeln wirken auf eine SIM-Karte</h2>
<p>Eine Regel, die eine einzelne SIM-Karte auslöst, wirkt auf diese, wenn Sie nichts anderes sagen. Die alte Reihenfolge kehrt nach einer Stunde zurück, dann nach zwei, dann nach vier. <a href="post:tom-and-jerrys-chase">Zwei Modems ohne Ruhe</a>.</p>
<h2>22. April 2026: eSIM nach SGP.32</h2>
<p>Profile wechseln ohne SMS, und ein Profil, das sich nicht einbucht, weicht von selbst dem alten. <a href="post:sgp-32-for-devices-you-cannot-open">An einem Zähler erklärt</a>.</p>
<h2>12. Juni 2024: eine Statusseite ohne Schalter</h2>
<p>Ihre Farben entstehen aus dem Protokoll. <a href="post:what-counts-as-an-outage">Was als Ausfall zählt</a>.</p>`,
  ),
  cta: {
    title: l('By email, once a month', 'Med mail, én gang om måneden', 'Einmal im Monat per E-Mail'),
    description: l(
      'Tide table says what moved, what it costs and what we learned.',
      'Tidevandstabellen siger, hvad der er ændret, hvad det koster, og hvad vi lærte.',
      'Die Gezeitentafel sagt, was sich geändert hat, was es kostet und was wir gelernt haben.',
    ),
    globalButtons: [button('black', '#newsletter', l('Subscribe', 'Tilmeld', 'Abonnieren'))],
  },
});
