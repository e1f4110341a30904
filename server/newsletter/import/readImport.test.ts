import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ImportError } from './decodeImport.ts';
import { readImport } from './readImport.ts';

const fixture = (name: string) => readFile(`tests/support/exports/${name}.csv`);
const bytes = (text: string) => new TextEncoder().encode(text);
const options = { locale: 'en' } as const;

describe('readImport: exports', () => {
  it.each([
    [
      'mailchimp-subscribed',
      [
        ['ada@example.com', 'active', 'en'],
        ['eve@example.com', 'active', 'en'],
      ],
    ],
    ['mailchimp-unsubscribed', [['left@example.com', 'left', 'en']]],
    ['mailchimp-nonsubscribed', [['shopper@example.com', 'waiting', 'en']]],
    ['mailchimp-cleaned', [['gone@example.com', 'bounced', 'en']]],
    [
      'brevo',
      [
        ['ada@example.com', 'active', 'da'],
        ['left@example.com', 'left', 'de'],
      ],
    ],
  ])('reads %s without options for its columns', async (name, expected) => {
    const { rows, faults } = readImport(await fixture(name), options);
    expect(faults).toEqual([]);
    expect(rows.map(({ emailAddress, state, locale }) => [emailAddress, state, locale])).toEqual(expected);
  });

  it('subscribes contacts in mailchimp-nonsubscribed only if the owner states how they gave consent', async () => {
    const file = await fixture('mailchimp-nonsubscribed');
    expect(readImport(file, options).withoutTimes).toBe(1);
    const importResult = readImport(file, { ...options, takesWithoutTimes: true });
    expect(importResult.rows).toMatchObject([{ emailAddress: 'shopper@example.com', state: 'active' }]);
    expect(importResult.withoutTimes).toBe(0);
  });

  it('keeps the times of consent, but not the IP addresses', async () => {
    const { rows } = readImport(await fixture('mailchimp-subscribed'), options);
    expect(rows[0]?.times).toBe('OPTIN_TIME 2023-04-01 10:00:00, CONFIRM_TIME 2023-04-01 10:02:00');
  });
});

it('readImport reads tabs, a byte order mark and Windows-1252', () => {
  expect(readImport(bytes('\uFEFFname\temail\nAda\tada@example.com\n'), options).rows).toHaveLength(1);
  const windows = Buffer.from('Navn;E-mail\nS\u00F8ren;soren@example.com\n', 'latin1');
  expect(readImport(windows, options).rows).toMatchObject([{ emailAddress: 'soren@example.com' }]);
});

it('readImport reads special characters in every encoding that spreadsheets write', () => {
  const text = 'email;sprog\nada@rødgrød.example;da-DK\n';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  for (const file of [bytes(text), utf16, Buffer.from(text, 'latin1')]) {
    expect(readImport(file, options)).toMatchObject({
      delimiter: ';',
      faults: [],
      rows: [{ line: 2, emailAddress: 'ada@xn--rdgrd-vuad.example', locale: 'da' }],
    });
  }
});

it.each([
  ...['active', 'subscribed', 'confirmed'].map((status) => [status, 'active'] as const),
  ...['unsubscribed', 'blocklisted', 'blacklisted', 'disabled', 'Opted-Out'].map(
    (status) => [status, 'left'] as const,
  ),
  ...['bounced', 'cleaned', 'hard_bounce'].map((status) => [status, 'bounced'] as const),
  ...['pending', 'unconfirmed'].map((status) => [status, 'waiting'] as const),
  ['', 'active'] as const,
])('readImport reads the status %j as %s', (status, state) => {
  expect(readImport(bytes(`email,status\na@example.com,${status}\n`), options).rows).toMatchObject([
    { state },
  ]);
});

it.each([
  ['Email Address', 'Status'],
  ['E-mail', 'Subscription Status'],
  ['Subscriber Email', 'Email Marketing'],
  ['EMAIL-ADRESSE', 'Email subscription status'],
  ['Mail', 'state'],
  ['E-post', 'STATUS'],
])('readImport finds the columns %s and %s', (email, status) => {
  const { rows } = readImport(bytes(`Name|${email}|${status}\nAda|a@example.com|pending\n`), options);
  expect(rows).toMatchObject([{ emailAddress: 'a@example.com', state: 'waiting' }]);
});

it.each(['locale', 'Language', 'lang', 'Preferred Language', 'Sprog', 'Sprache'])(
  'readImport reads the language from the column %s, and uses the list’s language for unsupported ones',
  (name) => {
    const file = `email,${name}\na@example.com,de_DE\nb@example.com,fr\nc@example.com,\n`;
    const { rows } = readImport(bytes(file), { locale: 'da' });
    expect(rows.map(({ locale }) => locale)).toEqual(['de', 'da', 'da']);
  },
);

it('readImport keeps all times of consent', () => {
  const names = ['Optin Time', 'Confirm_Time', 'Subscribed At', 'ADDED_TIME', 'created_at', 'Confirmed at'];
  const file = `email,${names.join(',')}\na@example.com,1,2,3,4,5,\n`;
  const times = names.slice(0, 5).map((name, index) => `${name} ${index + 1}`);
  expect(readImport(bytes(file), options).rows[0]?.times).toBe(times.join(', '));
});

it('readImport reads our own export, whose formulas are escaped', () => {
  const { rows } = readImport(bytes("email\n'+ada@example.com\n'ada@example.com\n"), options);
  expect(rows.map(({ emailAddress }) => emailAddress)).toEqual(['+ada@example.com', "'ada@example.com"]);
});

it('readImport reports unreadable rows with line and reason', () => {
  const file = 'email,status\na@example.com,active\nnonsense,active\nb@example.com,purple\nc@example.com\n';
  expect(readImport(bytes(file), options).faults).toEqual([
    { line: 3, reason: 'contains no valid email address' },
    {
      line: 4,
      reason:
        'has the unknown status “purple” in column “status”; define it with --status-column and --status-value',
    },
    { line: 5, reason: 'has 1 columns, but the first line has 2' },
  ]);
});

it('readImport uses the address column that the owner names', () => {
  const file = bytes('Adresse,Navn\nada@example,Ada\nada@example.com,Ada\nbob@example,Bob\n');
  expect(() => readImport(file, options)).toThrow(/No column contains email addresses.*“Adresse”.*--column/);
  expect(readImport(file, { ...options, column: 'Adresse' }).rows).toHaveLength(1);
});

it.each(['', '\n\n', 'a@example.com\nb@example.com\n', 'PK\u0003\u0004'])(
  'readImport rejects %j as a whole',
  (text) => {
    expect(() => readImport(bytes(text), options)).toThrow(ImportError);
  },
);
