import type { SmtpScript } from './scriptedMailServer.ts';

/** Twelve ways in which a mail server does not take a mail now and may take it later. */
export const passingFaults: [string, SmtpScript][] = [
  ['is out of order when it greets (421)', { greeting: '421 4.3.2 closing' }],
  ['hangs up instead of greeting', { greeting: 'hang up' }],
  ['greets with nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }],
  ['refuses us as a sender (550 5.7.1)', { mail: '550 5.7.1 who are you' }],
  ['puts the receiver off (451 greylisted)', { rcpt: '451 4.7.1 greylisted' }],
  ['has no space (452)', { rcpt: '452 4.3.1 insufficient system storage' }],
  ['says that the mailbox is full (552 5.2.2)', { rcpt: '552 5.2.2 mailbox full' }],
  ['does not relay for us (554 5.7.1)', { rcpt: '554 5.7.1 relay access denied' }],
  ['refuses DATA for now (451)', { data: '451 4.3.0 later' }],
  ['hangs up before it has the message', { data: 'hang up' }],
  ['puts the whole message off (451 after DATA)', { end: '451 4.3.0 scanner is busy' }],
  ['puts it off without a code of its own (450 after DATA)', { end: '450 try again' }],
];
