import { describe, expect, it } from 'vitest';
import { bounceClass, type BounceClass } from './bounceClass.ts';

/** Classifies a text twice: as a reply of our own relay, and as a quote in a bounce report. */
function classesOf(text: string): BounceClass[] {
  const replyCode = Number(/^\d{3}/.exec(text)?.[0] ?? 0);
  const status = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? '5.0.0';
  return [bounceClass({ replyCode, text }), bounceClass({ status, text })];
}

describe('bounceClass: replies that never end a subscription', () => {
  it.each([
    // Names and addresses chosen by a stranger.
    '550 <user.unknown>: rejected',
    '550 "unknown user"@reads.example rejected',
    '550 rejected by mx.user-unknown.example',
    '550 5.1.1 <no-such-user@reads.example>: blocked by policy',
    '550 unknown.user@reads.example',
    // The sender's account, login, plan or limit.
    '550 The sending account has been suspended',
    '550 The user account used for sending is disabled',
    '550 SMTP AUTH user disabled',
    '550 Invalid login: user unknown',
    '550 5.1.1 Invalid user name or password',
    '550 5.1.1 unknown SMTP user website, please log in',
    '535 5.7.8 Error: authentication failed: user not found',
    '550 5.1.1 Maximum credits exceeded',
    '550 5.1.1 Message could not be delivered: our credit is exhausted',
    '550 5.1.1 The message was rejected because your account balance is insufficient',
    '550 5.1.1 Upgrade your plan to send more messages',
    '550 5.1.1 Kvote overskredet',
    '550 5.1.1 Monthly quota reached',
    "550 Limite d'envoi atteinte, utilisateur inconnu du relais",
    '550 5.1.90 Something',
    '550 5.1.20 Multiple From addresses are not allowed without Sender address',
    '554 5.2.252 SendAsDenied; website@kystlink.example not allowed to send as bounces@kystlink.example',
    '554 5.7.1 You have tried to send to too many nonexistent users',
    '550 error: no valid recipients from 192.0.2.1',
    '554 5.5.1 Error: no valid recipients',
    '554 5.7.1 <ada@reads.example>: Recipient address rejected: Access denied',
    // Replies about the sender in other languages, and "unknown" errors that are not about users.
    '550 Absender unbekannt',
    '550 Absenderadresse existiert nicht',
    '550 Afsenderen er ukendt',
    '550 Okänd avsändare',
    '550 El remitente no existe',
    '550 La dirección del remitente no existe',
    '550 Il mittente non esiste',
    '550 Onbekende afzender',
    '550 Nadawca nieznany',
    '550 Unbekannter Fehler',
    '550 Ukendt fejl',
    '550 Error desconocido',
    '550 Commande inconnue',
    '550 Domain existiert nicht',
    '550 Benutzername oder Passwort ungültig',
    "550 Nom d'utilisateur ou mot de passe invalide",
    '550 Ihr Konto ist ungültig',
    "550 Votre compte n'existe plus",
    '550 Ihre Adresse wurde blockiert, Benutzer unbekannt',
    '550 Directory harvest attack, recipient unknown',
    '550 5.7.1 Unknown user agent rejected',
    '550 Invalid command: user',
    '550 Unknown relay recipient domain',
    '550 5.1.1 recipients limit reached',
    '550 5.1.1 Unknown error',
    '550 5.1.1 <ada@reads.example>: Recipient address rejected: Service unavailable',
    '550 5.1.1 <ada@reads.example>: Recipient address rejected: Please see http://www.openspf.org',
    '550 5.2.1 Mailbox is being migrated',
    '550 5.1.1 Recipient is in a maintenance window',
    // Failed lookups, and mailboxes that reject only this mail.
    '550 5.1.1 LDAP server unavailable; user lookup failed',
    '550 5.1.1 Recipient verification temporarily failed',
    '550 5.1.1 Unable to check recipient, backend down',
    '550 5.1.1 Certificate verification failed; recipient requires TLS',
    '550 5.2.1 This group accepts mail from members only',
    '550 5.2.1 The user does not wish to receive newsletters',
  ])('never classifies %j as no-mailbox', (text) => {
    expect(classesOf(text)).not.toContain('no-mailbox');
  });

  it.each([
    ['550 Account suspended', ['ours', 'no-mailbox']],
    ['525 5.7.13 User account disabled', ['ours', 'no-mailbox']],
  ] satisfies [string, BounceClass[]][])(
    'classifies %j as no-mailbox only when a bounce report quotes it',
    (text, expected) => {
      expect(classesOf(text)).toEqual(expected);
    },
  );

  it.each([
    { status: '5.4.7', text: '450 4.1.1 <ada@reads.example>: Recipient address rejected: User unknown' },
    { status: '5.0.0', text: 'smtp; 450 4.1.1 User unknown' },
    { status: '5.4.300', text: 'Message expired -> 451 4.1.1 User unknown' },
  ])('classifies an expired mail with the temporary reply $text as passing', (refusal) => {
    expect(bounceClass(refusal)).toBe('passing');
  });
});

describe('bounceClass: replies about a missing mailbox', () => {
  it.each([
    '550 5.1.1 "sender"@reads.example: User unknown',
    '550 User sender (sender@reads.example) unknown.',
    '550 5.1.1 User unknown; rejecting: quota.example',
    '550 5.1.1 policy@blacklist.example does not exist',
    '550 User unknown.Please check the address',
    '550 Empfänger unbekannt',
    '550 Mailbox nicht gefunden',
    '550 Boîte aux lettres inexistante',
    "550 Cette adresse n'existe pas",
    "550 L'utilisateur n'existe plus",
    '550 Brugeren findes ikke',
    '550 Modtageren findes ikke',
    '550 Adressen eksisterer ikke',
    '550 Ukjent mottaker',
    '550 Okänd mottagare',
    '550 El buzón no existe',
    '550 Utente sconosciuto',
    '550 Casella inesistente',
    '550 Destinatario no encontrado',
    '550 Kein Benutzer mit diesem Namen',
    '550 Usuário desconhecido',
    '550 Gebruiker bestaat niet',
    '550 Nie ma takiego użytkownika',
    '550 Пользователь не найден',
  ])('classifies %j as no-mailbox', (text) => {
    expect(classesOf(text)).toEqual(['no-mailbox', 'no-mailbox']);
  });
});

describe('bounceClass: replies about a full mailbox', () => {
  it.each([
    '550 Das Postfach des Empfängers hat die Speichergrenze überschritten',
    '550 Postfach des Empfaengers ist ueberfuellt',
    '552 Modtagerens postkasse er fuld',
    '552 El buzón está lleno',
    '550 Caixa postal cheia',
  ])('classifies %j as passing', (text) => {
    expect(classesOf(text)).toEqual(['passing', 'passing']);
  });
});
