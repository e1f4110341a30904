import { words } from '../buttons.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  name: 'privacy',
  id: 27,
  slug: l('privacy', 'privatliv', 'datenschutz'),
  title: l('Privacy', 'Privatliv', 'Datenschutz'),
  description: l(
    'What this website and our newsletter know about you, for how long, and how to make us forget it.',
    'Hvad hjemmesiden og vores nyhedsbrev ved om dig, hvor længe, og hvordan du får os til at glemme det.',
    'Was diese Website und unser Newsletter über Sie wissen, wie lange, und wie Sie uns dazu bringen, es zu vergessen.',
  ),
  lead: l(
    'What this website and our newsletter know about you. What the SIMs know is under <a href="page:data-processing">data processing</a>. Dated 1\u00A0October\u00A02026.',
    'Hvad hjemmesiden og vores nyhedsbrev ved om dig. Hvad SIM-kortene ved, står under <a href="page:data-processing">databehandling</a>. Dateret 1.\u00A0oktober\u00A02026.',
    'Was diese Website und unser Newsletter über Sie wissen. Was die SIM-Karten wissen, steht unter <a href="page:data-processing">Auftragsverarbeitung</a>. Stand 1.\u00A0Oktober\u00A02026.',
  ),
  text: l(
    `<h2>Who is responsible</h2>
<p>Kystlink ApS, Pejlekajen 7, DK-2150 Nordhavn, CVR 99 12 34 07. Write to <a href="mailto:privacy@kystlink.example">privacy@kystlink.example</a>; a person answers.</p>
<h2>When you only read</h2>
<p>The server notes the time, the page and the response’s status, and counts how often a page is viewed. It doesn’t keep your address, sets no cookie for this and recognises nobody. No third party loads anything into the page.</p>
<h2>When you write to us</h2>
<p>We keep what you typed for one year. If you become a customer it moves to the contract.</p>
<h2>When you subscribe to Tide table</h2>
<p>We keep your email address, the moment you confirmed it, and nothing about what you open. One click ends it. We then keep the address for three years, only to prove that you asked for our emails and to send you no more. Write to us and we erase it at once.</p>
<h2>Your rights</h2>
<ul><li>See what we have, corrected or deleted.</li><li>Take it with you.</li><li>Complain to the Danish Data Protection Agency, before you ask us or instead.</li></ul>`,
    `<h2>Hvem der har ansvaret</h2>
<p>Kystlink ApS, Pejlekajen 7, 2150 Nordhavn, CVR 99 12 34 07. Skriv til <a href="mailto:privacy@kystlink.example">privacy@kystlink.example</a>; et menneske svarer.</p>
<h2>Når du bare læser</h2>
<p>Serveren noterer tidspunkt, side og svarets status og tæller, hvor ofte en side bliver vist. Den gemmer ikke din adresse, sætter ingen cookie til det og genkender ingen. Ingen tredjepart henter noget ind på siden.</p>
<h2>Når du skriver til os</h2>
<p>Vi gemmer det, du skrev, i et år. Bliver du kunde, flytter det med over i aftalen.</p>
<h2>Når du abonnerer på Tidevandstabellen</h2>
<p>Vi gemmer din mailadresse, tidspunktet, hvor du bekræftede den, og intet om, hvad du åbner. Ét klik stopper det. Derefter gemmer vi adressen i tre år, kun for at kunne dokumentere, at du bad om vores mails, og for ikke at sende dig flere. Skriv til os, så sletter vi den med det samme.</p>
<h2>Dine rettigheder</h2>
<ul><li>At se, rette eller slette det, vi har.</li><li>At tage det med dig.</li><li>At klage til Datatilsynet, før du spørger os, eller i stedet for.</li></ul>`,
    `<h2>Wer verantwortlich ist</h2>
<p>Kystlink ApS, Pejlekajen 7, DK-2150 Nordhavn, CVR 99 12 34 07. Schreiben Sie an <a href="mailto:privacy@kystlink.example">privacy@kystlink.example</a>; ein Mensch antwortet.</p>
<h2>Wenn Sie nur lesen</h2>
<p>Der Server notiert Zeit, Seite und Status der Antwort und zählt, wie oft eine Seite aufgerufen wird. Er speichert Ihre Adresse nicht, setzt dafür kein Cookie und erkennt niemanden wieder. Kein Dritter lädt etwas in die Seite.</p>
<h2>Wenn Sie uns schreiben</h2>
<p>Wir bewahren Ihre Nachricht ein Jahr lang auf. Werden Sie Kunde, geht sie in den Vertrag über.</p>
<h2>Wenn Sie die Gezeitentafel abonnieren</h2>
<p>Wir speichern Ihre E-Mail-Adresse und den Zeitpunkt der Bestätigung, aber nicht, was Sie öffnen. Ein Klick beendet es. Danach bewahren wir die Adresse drei Jahre auf, nur um Ihre Einwilligung nachweisen zu können und Ihnen nichts mehr zu senden. Schreiben Sie uns, und wir löschen sie sofort.</p>
<h2>Ihre Rechte</h2>
<ul><li>Auskunft, Berichtigung und Löschung.</li><li>Mitnahme Ihrer Daten.</li><li>Beschwerde bei der dänischen Datenschutzbehörde oder der Ihres Landes, bevor Sie uns fragen oder statt uns zu fragen.</li></ul>`,
  ),
  answeredBy: 'signe',
  cta: {
    title: l('Shall we forget you?', 'Skal vi glemme dig?', 'Sollen wir Sie vergessen?'),
    description: l(
      'One line is enough. A person reads it, does it, and then has forgotten why.',
      'Én linje er nok. Et menneske læser den, gør det og har så glemt hvorfor.',
      'Eine Zeile genügt. Ein Mensch liest sie, erledigt es und weiß danach nicht mehr, warum.',
    ),
    globalButtons: [button('black', 'mailto:privacy@kystlink.example', words.writeToUs)],
  },
});
