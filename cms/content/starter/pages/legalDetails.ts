import { legal } from '#brand/legal.ts';
import { l } from '../../localised.ts';
import { writeToUs } from '../buttons.ts';
import { legalPage } from './legal.ts';

/* Pages with the company's details from `brand/legal.ts`. */

const { accessibility: help } = legal;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const mailTo = (email: string) => `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`;
const telephone = `<a href="tel:${legal.telephone.replaceAll(/[^+\d]/g, '')}">${escaped(legal.telephone)}</a>`;
const authority = `<a href="${escaped(help.authority.url)}">${escaped(help.authority.name)}</a>`;
const company = [legal.name, ...legal.address].map(escaped).join('<br />');

export const legalNotice = legalPage({
  name: 'legal-notice',
  id: 14,
  slug: l('legal-notice', 'virksomhedsoplysninger', 'impressum'),
  title: l('Legal notice', 'Virksomhedsoplysninger', 'Impressum'),
  description: l(
    'Who is behind this website, who represents the company, and how to reach it.',
    'Hvem der står bag hjemmesiden, hvem der tegner firmaet, og hvordan du får fat i det.',
    'Wer hinter dieser Website steht, wer das Unternehmen vertritt und wie Sie es erreichen.',
  ),
  text: l(
    `<h2>Company</h2><p>${company}</p><h2>Represented by</h2><p>${escaped(legal.representedBy)}</p><h2>Contact</h2><p>Email: ${mailTo(legal.email)}<br />Telephone: ${telephone}</p><h2>Register</h2><p>${escaped(legal.register)}<br />VAT: ${escaped(legal.vatNumber)}</p>`,
    `<h2>Firma</h2><p>${company}</p><h2>Tegnes af</h2><p>${escaped(legal.representedBy)}</p><h2>Kontakt</h2><p>Mail: ${mailTo(legal.email)}<br />Telefon: ${telephone}</p><h2>Register</h2><p>${escaped(legal.register)}<br />Moms: ${escaped(legal.vatNumber)}</p>`,
    `<h2>Unternehmen</h2><p>${company}</p><h2>Vertreten durch</h2><p>${escaped(legal.representedBy)}</p><h2>Kontakt</h2><p>E-Mail: ${mailTo(legal.email)}<br />Telefon: ${telephone}</p><h2>Register</h2><p>${escaped(legal.register)}<br />Umsatzsteuer: ${escaped(legal.vatNumber)}</p>`,
  ),
  action: writeToUs('black'),
});

export const accessibility = legalPage({
  name: 'accessibility',
  id: 15,
  slug: l('accessibility', 'tilgaengelighed', 'barrierefreiheit'),
  title: l('Accessibility', 'Tilgængelighed', 'Barrierefreiheit'),
  description: l(
    'How this website can be used by everybody, and whom to tell where it cannot.',
    'Hvordan alle kan bruge hjemmesiden, og hvem du siger det til, hvis noget ikke virker.',
    'Wie alle diese Website benutzen können und wem Sie es sagen, wenn etwas nicht geht.',
  ),
  text: l(
    `<h2>What we keep to</h2><p>The Web Content Accessibility Guidelines 2.2, level AA, which EN 301 549 asks for. Everything can be done by keyboard, and can be read with a screen reader and at four times its size.</p><h2>Tell us what does not work</h2><p>Write to ${mailTo(help.email)} or ring ${telephone}. You have an answer within ${help.answerDays} working days, and what you needed from the page in another way.</p><h2>If that does not help</h2><p>You may complain to ${authority}.</p>`,
    `<h2>Hvad vi retter os efter</h2><p>Web Content Accessibility Guidelines 2.2, niveau AA, som EN 301 549 kræver. Alt kan gøres med tastatur og læses med skærmlæser og i fire gange størrelsen.</p><h2>Sig til, hvis noget ikke virker</h2><p>Skriv til ${mailTo(help.email)}, eller ring på ${telephone}. Du får svar inden for ${help.answerDays} hverdage, og det, du skulle bruge fra siden, får du på en anden måde.</p><h2>Hvis det ikke hjælper</h2><p>Du kan klage til ${authority}.</p>`,
    `<h2>Woran wir uns halten</h2><p>Die Web Content Accessibility Guidelines 2.2, Stufe AA, die EN 301 549 verlangt. Alles lässt sich mit der Tastatur bedienen, mit einem Screenreader lesen und auf das Vierfache vergrößern.</p><h2>Sagen Sie uns, was nicht geht</h2><p>Schreiben Sie an ${mailTo(help.email)} oder rufen Sie ${telephone} an. Sie bekommen binnen ${help.answerDays} Werktagen Antwort, und was Sie von der Seite brauchten, auf anderem Weg.</p><h2>Wenn das nicht hilft</h2><p>Sie können sich bei ${authority} beschweren.</p>`,
  ),
  action: writeToUs('black'),
});
