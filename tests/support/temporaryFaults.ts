import type { SmtpScript } from './scriptedMailServer.ts';

/** Twelve ways for a mail server to reject a mail temporarily. */
export const temporaryFaults: [string, SmtpScript][] = [
  ['is out of service when it greets (421)', { greeting: '421 4.3.2 closing' }],
  ['hangs up instead of greeting', { greeting: 'hang up' }],
  ['greets with nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }],
  ['refuses us as a sender (550 5.7.1)', { mail: '550 5.7.1 who are you' }],
  ['defers the recipient (451 greylisted)', { rcpt: '451 4.7.1 greylisted' }],
  ['has no space (452)', { rcpt: '452 4.3.1 insufficient system storage' }],
  ['reports a full mailbox (552 5.2.2)', { rcpt: '552 5.2.2 mailbox full' }],
  ['does not relay for us (554 5.7.1)', { rcpt: '554 5.7.1 relay access denied' }],
  ['defers DATA (451)', { data: '451 4.3.0 later' }],
  ['hangs up before it has received the message', { data: 'hang up' }],
  ['defers the whole message (451 after DATA)', { end: '451 4.3.0 scanner is busy' }],
  ['defers it without an enhanced status code (450 after DATA)', { end: '450 try again' }],
];
