import { describe, expect, it } from 'vitest';
import { bounceClass, type BounceClass } from './bounceClass.ts';

describe('what a mail server’s refusal is about', () => {
  it.each([
    ['5.0.0', 'ours'],
    ['5.1.0', 'no-mailbox'],
    ['5.1.1', 'no-mailbox'],
    ['5.1.2', 'no-mailbox'],
    ['5.1.3', 'no-mailbox'],
    ['5.1.4', 'passing'],
    ['5.1.6', 'no-mailbox'],
    ['5.1.7', 'ours'],
    ['5.1.8', 'ours'],
    ['5.1.9', 'passing'],
    ['5.1.10', 'no-mailbox'],
    ['5.2.0', 'passing'],
    ['5.2.1', 'no-mailbox'],
    ['5.2.2', 'passing'],
    ['5.2.3', 'message'],
    ['5.2.4', 'passing'],
    ['5.3.0', 'passing'],
    ['5.3.4', 'message'],
    ['5.4.4', 'passing'],
    ['5.5.1', 'ours'],
    ['5.6.0', 'message'],
    ['5.7.1', 'ours'],
    ['5.7.13', 'no-mailbox'],
    ['5.7.26', 'ours'],
    ['4.1.1', 'passing'],
    ['4.2.2', 'passing'],
    ['4.7.1', 'passing'],
  ] satisfies [string, BounceClass][])('says of status %s that it is %s', (status, expected) => {
    expect(bounceClass({ status })).toBe(expected);
  });

  it.each([
    [550, '550 User unknown in relay recipient table', 'no-mailbox'],
    [550, '550 No such user here', 'no-mailbox'],
    [550, '550 Requested action not taken: mailbox unavailable', 'no-mailbox'],
    [551, '551 User not local', 'no-mailbox'],
    [553, '553 mailbox name not allowed', 'no-mailbox'],
    [550, '550 Relaying denied', 'ours'],
    [550, '550 Blocked by our spam policy', 'ours'],
    [550, '550 Mailbox quota exceeded', 'passing'],
    [552, '552 Requested action aborted: exceeded storage allocation', 'passing'],
    [554, '554 Transaction failed', 'ours'],
    [501, '501 Syntax error in parameters', 'ours'],
    [451, '451 Unknown user, try later', 'passing'],
    [550, '550 5.1.1 <ada@example.com>: Recipient address rejected', 'no-mailbox'],
    [550, '550 5.7.1 relay access denied', 'ours'],
    [550, '550 5.2.2 over quota', 'passing'],
  ] satisfies [number, string, BounceClass][])(
    'reads the reply %d “%s” as %s',
    (replyCode, text, expected) => {
      expect(bounceClass({ replyCode, text })).toBe(expected);
    },
  );
});
