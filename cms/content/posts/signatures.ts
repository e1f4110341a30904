import type { AuthorKey } from '#cms/content/authors.ts';
import type { L } from '#cms/content/localised.ts';
import type { PostSection } from '#cms/content/PostFixture.ts';

import { html } from './sections.ts';

const signatures: Record<AuthorKey, L> = {
  'jonas-riis': html(
    '<p><strong>Jonas Riis</strong><br />Field engineer. Keeps a tide table in his wallet and answers at <a href="mailto:jonas@kystlink.example">jonas@kystlink.example</a>.</p>',
    '<p><strong>Jonas Riis</strong><br />Feltingeniør. Har en tidevandstabel i pungen og svarer på <a href="mailto:jonas@kystlink.example">jonas@kystlink.example</a>.</p>',
    '<p><strong>Jonas Riis</strong><br />Außendiensttechniker. Trägt eine Gezeitentafel im Portemonnaie und antwortet unter <a href="mailto:jonas@kystlink.example">jonas@kystlink.example</a>.</p>',
  ),
  'signe-holm': html(
    '<p><strong>Signe Holm</strong><br />CEO. Signs the price list and reads every answer to it.</p>',
    '<p><strong>Signe Holm</strong><br />Direktør. Underskriver prislisten og læser alle svar på den.</p>',
    '<p><strong>Signe Holm</strong><br />Geschäftsführerin. Unterschreibt die Preisliste und liest jede Antwort darauf.</p>',
  ),
  'emre-aydin': html(
    '<p><strong>Emre Aydın</strong><br />Core network. Has both cores on the same screen, and a chair between them.</p>',
    '<p><strong>Emre Aydın</strong><br />Kernenet. Har begge kerner på samme skærm og en stol imellem.</p>',
    '<p><strong>Emre Aydın</strong><br />Kernnetz. Hat beide Kerne auf einem Bildschirm und einen Stuhl dazwischen.</p>',
  ),
  'lotte-brandt': html(
    '<p><strong>Lotte Brandt</strong><br />Support. Answers the phone and asks for the time before she asks for the serial number.</p>',
    '<p><strong>Lotte Brandt</strong><br />Support. Tager telefonen og spørger efter klokkeslættet før serienummeret.</p>',
    '<p><strong>Lotte Brandt</strong><br />Support. Geht ans Telefon und fragt zuerst nach der Uhrzeit, dann nach der Seriennummer.</p>',
  ),
  'nils-oksbol': html(
    '<p><strong>Nils Oksbøl</strong><br />Hardware. Owns the freezer in the workshop, and everything in it has an antenna.</p>',
    '<p><strong>Nils Oksbøl</strong><br />Hardware. Ejer fryseren i værkstedet, og alt i den har en antenne.</p>',
    '<p><strong>Nils Oksbøl</strong><br />Hardware. Ihm gehört die Gefriertruhe in der Werkstatt, und alles darin hat eine Antenne.</p>',
  ),
};

/** Returns the Signature section that closes an article by this author. */
export function signedBy(author: AuthorKey): PostSection {
  return { kind: 'Signature', signature: signatures[author] };
}
