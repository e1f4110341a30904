import { words } from '../buttons.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  name: 'legal-notice',
  id: 38,
  modifiedGmt: '2026-11-01T06:00:00',
  slug: l('legal-notice', 'virksomhedsoplysninger', 'impressum'),
  title: l('Legal notice', 'Virksomheds\u00ADoplysninger', 'Impressum'),
  description: l(
    'Who is behind this website, who signs for the company, and the number to ring.',
    'Hvem der står bag hjemmesiden, hvem der tegner firmaet, og hvilket nummer du kan ringe til.',
    'Wer hinter dieser Website steht, wer das Unternehmen vertritt und unter welcher Nummer Sie es erreichen.',
  ),
  lead: l(
    'Who is behind this website, and who answers for what it says.',
    'Hvem der står bag hjemmesiden, og hvem der svarer for, hvad der står på den.',
    'Wer hinter dieser Website steht und wer dafür einsteht.',
  ),
  text: l(
    `<h2>Company</h2>
<p>Kystlink ApS<br />Pejlekajen 7<br />DK-2150 Nordhavn<br />Denmark</p>
<h2>Represented by</h2>
<p>Signe Holm, chief executive. She signs alone.</p>
<h2>Contact</h2>
<p>Telephone: <a href="tel:{telephoneLink}">{telephone}</a><br />Email: <a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p>
<h2>Register</h2>
<p>Danish business register (CVR): 99\u00A012\u00A034\u00A007<br />VAT: DK\u00A099\u00A012\u00A034\u00A007</p>
<h2>Responsible for the text</h2>
<p>Signe Holm, at the address above.</p>
<h2>Disputes</h2>
<p>We sell to companies alone, and so take no part in arbitration for consumers. Ring first: most disputes are about one line of an invoice, and it takes four minutes.</p>`,
    `<h2>Virksomhed</h2>
<p>Kystlink ApS<br />Pejlekajen 7<br />2150 Nordhavn</p>
<h2>Tegnes af</h2>
<p>Signe Holm, direktør. Hun tegner selskabet alene.</p>
<h2>Kontakt</h2>
<p>Telefon: <a href="tel:{telephoneLink}">{telephone}</a><br />Mail: <a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p>
<h2>Register</h2>
<p>CVR: 99\u00A012\u00A034\u00A007<br />Moms: DK\u00A099\u00A012\u00A034\u00A007</p>
<h2>Ansvarlig for teksten</h2>
<p>Signe Holm, på adressen ovenfor.</p>
<h2>Tvister</h2>
<p>Vi sælger kun til virksomheder og er derfor ikke med i et klagenævn for forbrugere. Ring først: De fleste tvister handler om én linje på en regning, og det tager fire minutter.</p>`,
    `<h2>Angaben nach §\u00A05 DDG</h2>
<p>Kystlink ApS<br />Pejlekajen 7<br />DK-2150 Nordhavn<br />Dänemark</p>
<h2>Vertreten durch</h2>
<p>Signe Holm, Geschäftsführerin. Sie ist allein vertretungsberechtigt.</p>
<h2>Kontakt</h2>
<p>Telefon: <a href="tel:{telephoneLink}">{telephone}</a><br />E-Mail: <a href="mailto:hello@kystlink.example">hello@kystlink.example</a></p>
<h2>Register</h2>
<p>Dänisches Handelsregister (CVR): 99\u00A012\u00A034\u00A007<br />USt-IdNr.: DK\u00A099\u00A012\u00A034\u00A007</p>
<h2>Verantwortlich nach §\u00A018 Abs.\u00A02 MStV</h2>
<p>Signe Holm, Anschrift wie oben.</p>
<h2>Streitigkeiten</h2>
<p>Wir verkaufen nur an Unternehmen und nehmen an keiner Schlichtung für Verbraucher teil. Rufen Sie zuerst an: Meist geht es um eine Zeile einer Rechnung, und das dauert vier Minuten.</p>`,
  ),
  answeredBy: 'signe',
  cta: {
    title: l('Something is missing?', 'Mangler der noget?', 'Etwas fehlt?'),
    description: l(
      'Your lawyer needs another number? Write which one. We have it in a folder.',
      'Mangler din advokat et nummer til? Skriv hvilket. Vi har det i en mappe.',
      'Ihr Anwalt braucht noch eine Nummer? Schreiben Sie uns, welche. Sie liegt in einem Ordner.',
    ),
    globalButtons: [button('black', 'page:contact', words.writeToUs)],
  },
});
