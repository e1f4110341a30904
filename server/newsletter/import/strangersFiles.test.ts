import { describe, expect, it } from 'vitest';
import { readImport } from './readImport.ts';

/** Reads lines as a file. Returns the state of each row by the local part of its address. */
function statesOf(...lines: string[]): Record<string, string> {
  const { rows, faults } = readImport(new TextEncoder().encode(lines.join('\n')), { locale: 'en' });
  expect(faults).toEqual([]);
  return Object.fromEntries(rows.map(({ emailAddress, state }) => [emailAddress.split('@')[0], state]));
}

describe('readImport: manually maintained lists', () => {
  it.each([
    ['kein Newsletter', 'x'],
    ['No newsletter', 'x'],
    ['möchte keinen Newsletter', 'ja'],
    ['Pas de newsletter', 'oui'],
    ['No longer subscribed', 'yes'],
    ['No e-mails', 'yes'],
    ['nomail', '1'],
    ['Werbesperre', '1'],
    ['ausgetreten', 'x'],
    ['Austrittsdatum', '01.02.2024'],
    ['Udmeldt', '01-02-2024'],
    ['Exit date', '2024-02-01'],
    ['quit_at', '2024-02-01'],
    ['STOP', 'stop'],
    ['Robinsonliste', 'ja'],
  ])('reads a filled cell in the column %s as unsubscribed', (column, value) => {
    expect(statesOf(`email;${column}`, 'reads@example.com;', `left@example.com;${value}`)).toEqual({
      reads: 'active',
      left: 'left',
    });
  });

  it.each([
    ['Comment', 'nice', 'please unsubscribe me'],
    ['Bemerkung', 'Neukunde', 'hat sich abgemeldet'],
    ['Start,End', '2020-01-01,', '2020-01-01,2024-02-01'],
    ['Slutdato', '', '2024-02-01'],
    ['Subscription end', '', '2024-02-01'],
    ['Mail OK', 'yes', 'no'],
    ['May we email you?', '1', '0'],
    ['status', 'S', 'U'],
  ])('rejects a file with the ambiguous column %s', (columns, activeValue, leftValue) => {
    const lines = [`email,${columns}`, `reads@example.com,${activeValue}`, `left@example.com,${leftValue}`];
    const column = columns.split(',').at(-1) ?? '';
    expect(() => statesOf(...lines)).toThrow(`The column “${column}”`);
  });

  it.each([
    ['Newsletter ja/nein', 'ja', 'nein'],
    ['Subscribed (yes/no)', 'yes', 'no'],
    ['Yes/no newsletter', 'yes', 'no'],
  ])('reads yes and no in the column %s', (column, yesValue, noValue) => {
    const states = statesOf(
      `email,${column}`,
      `reads@example.com,${yesValue}`,
      `left@example.com,${noValue}`,
    );
    expect(states).toMatchObject({ reads: 'active' });
    expect(states['left']).not.toBe('active');
  });
});

describe('readImport: special cases of other tools', () => {
  it.each<[name: string, lines: string[], expected: Record<string, string>]>([
    [
      'Substack, with a column about the digest',
      [
        'email,active_subscription,email_disabled,digest_enabled',
        'reads@example.com,false,false,false',
        'left@example.com,false,true,false',
      ],
      { reads: 'active', left: 'left' },
    ],
    [
      'Brevo, with columns for email and WhatsApp',
      [
        'EMAIL;Email campaigns;WhatsApp campaigns',
        'reads@example.com;Subscribed;Unsubscribed',
        'left@example.com;Unsubscribed;Subscribed',
      ],
      { reads: 'active', left: 'left' },
    ],
    [
      'Mailchimp’s cleaned contacts, with some columns removed',
      ['Email Address,LEID,CLEAN_TIME', 'gone@example.com,1,'],
      { gone: 'bounced' },
    ],
    [
      'a tool that counts bounces',
      [
        'Email,Hard Bounces,Soft Bounces',
        'reads@example.com,0,1',
        'gone@example.com,1,0',
        'also@example.com,3,0',
      ],
      { reads: 'active', gone: 'bounced', also: 'bounced' },
    ],
    [
      'Constant Contact',
      [
        'Email address,Email status,Email permission status',
        'reads@example.com,Active,Express',
        'left@example.com,Unsubscribed,Unsubscribed',
        'waits@example.com,Active,Implied',
      ],
      { reads: 'active', left: 'left', waits: 'waiting' },
    ],
    [
      'Loops',
      ['email,subscribed,optInStatus', 'reads@example.com,true,accepted', 'left@example.com,false,rejected'],
      { reads: 'active', left: 'left' },
    ],
    [
      'a shop with unrelated columns',
      [
        'email,two_factor_enabled,comments_disabled,Email opened,Event end',
        'reads@example.com,false,true,false,2024-02-01',
      ],
      { reads: 'active' },
    ],
    [
      'a web page, with invisible characters',
      ['email,status', '\u200Breads@example.com,subscribed', 'left@example.com,\u200Bunsubscribed'],
      { reads: 'active', left: 'left' },
    ],
  ])('reads the states in a file of %s', (_name, lines, expected) => {
    expect(statesOf(...lines)).toEqual(expected);
  });
});
