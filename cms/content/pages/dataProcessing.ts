import { words } from '../buttons.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  name: 'data-processing',
  id: 28,
  slug: l('data-processing', 'databehandling', 'auftragsverarbeitung'),
  title: l('Data processing', 'Databehandling', 'Auftragsverarbeitung'),
  description: l(
    'What we process for customers, where it lies and who else touches it.',
    'Hvad vi behandler for kunder, hvor det ligger, og hvem der ellers rører ved det.',
    'Was wir für Kunden verarbeiten, wo es liegt und wer sonst damit umgeht.',
  ),
  lead: l(
    'The agreement for customers, in force with your first SIM. Dated 1\u00A0October\u00A02026.',
    'Aftalen for kunder, gældende fra dit første SIM-kort. Dateret 1.\u00A0oktober\u00A02026.',
    'Der Vertrag zur Auftragsverarbeitung für Kunden, gültig ab der ersten SIM-Karte. Stand 1.\u00A0Oktober\u00A02026.',
  ),
  text: l(
    `<h2>What we process</h2>
<p>Your devices’ signalling: number, network, cell, time, cause. The volume of what they send. Not its content: we move it, we do not read it.</p>
<h2>Where</h2>
<p>In Copenhagen and Frankfurt, encrypted at rest. The log is kept for {pilotLogDays} days on Pilot, {fleetLogMonths} months on Fleet and as agreed on Charter, then deleted.</p>
<h2>Who else</h2>
<table><thead><tr><th scope="col">Who</th><th scope="col">For what</th><th scope="col">Where</th></tr></thead><tbody><tr><td>Fjeldby</td><td>Sign-in to Bridge</td><td>Norway</td></tr><tr><td>Networks you roam on</td><td>Carrying the traffic</td><td>Where the device is</td></tr></tbody></table>
<p>A new name on this list is announced thirty days ahead. You may object, and leave if we insist.</p>
<h2>If something goes wrong</h2>
<p>You hear from us within four hours of our knowing, with what we know and what we do not.</p>`,
    `<h2>Hvad vi behandler</h2>
<p>Dine enheders signaler: nummer, net, celle, tid, årsag. Mængden af det, de sender. Ikke indholdet: Vi flytter det, vi læser det ikke.</p>
<h2>Hvor</h2>
<p>I København og Frankfurt, hvor det ligger krypteret. Loggen gemmes i {pilotLogDays} dage på Pilot, {fleetLogMonths} måneder på Fleet og efter aftale på Charter og slettes derefter.</p>
<h2>Hvem ellers</h2>
<table><thead><tr><th scope="col">Hvem</th><th scope="col">Til hvad</th><th scope="col">Hvor</th></tr></thead><tbody><tr><td>Fjeldby</td><td>Login til Bridge</td><td>Norge</td></tr><tr><td>De net, du roamer på</td><td>At bære trafikken</td><td>Hvor enheden er</td></tr></tbody></table>
<p>Et nyt navn på listen varsles tredive dage før. Du kan sige nej, og du kan gå, hvis vi står fast.</p>
<h2>Hvis noget går galt</h2>
<p>Du hører fra os senest fire timer efter, at vi ved det. Vi siger, hvad vi ved, og hvad vi ikke ved.</p>`,
    `<h2>Was wir verarbeiten</h2>
<p>Die Signale Ihrer Geräte: Nummer, Netz, Zelle, Zeit, Ursache. Die Menge dessen, was sie senden. Nicht den Inhalt: Wir bewegen ihn, wir lesen ihn nicht.</p>
<h2>Wo</h2>
<p>In Kopenhagen und Frankfurt, verschlüsselt gespeichert. Das Protokoll bleibt bei Pilot {pilotLogDays} Tage, bei Fleet {fleetLogMonths} Monate, bei Charter nach Absprache und wird dann gelöscht.</p>
<h2>Wer sonst noch</h2>
<table><thead><tr><th scope="col">Wer</th><th scope="col">Wofür</th><th scope="col">Wo</th></tr></thead><tbody><tr><td>Fjeldby</td><td>Anmeldung bei Bridge</td><td>Norwegen</td></tr><tr><td>Netze, die Sie nutzen</td><td>Transport der Daten</td><td>Am Ort des Geräts</td></tr></tbody></table>
<p>Einen neuen Namen auf dieser Liste kündigen wir dreißig Tage vorher an. Sie können widersprechen und gehen, wenn wir darauf bestehen.</p>
<h2>Wenn etwas schiefgeht</h2>
<p>Sobald wir davon wissen, hören Sie binnen vier Stunden von uns: was wir wissen und was nicht.</p>`,
  ),
  answeredBy: 'signe',
  cta: {
    title: l('On paper, signed?', 'På papir, med underskrift?', 'Auf Papier, unterschrieben?'),
    description: l(
      'It holds without. For your files we send it with Signe’s name under it, in ink.',
      'Den gælder også uden. Til mappen sender vi den med Signes navn under, i blæk.',
      'Er gilt auch ohne. Für Ihre Akten schicken wir ihn mit Signes Namen darunter, in Tinte.',
    ),
    globalButtons: [button('black', 'page:contact', words.writeToUs)],
  },
});
