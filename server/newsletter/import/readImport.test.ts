import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ImportError } from './decodeImport.ts';
import { readImport } from './readImport.ts';

const fixture = (name: string) => readFile(`tests/support/exports/${name}.csv`);
const bytes = (text: string) => new TextEncoder().encode(text);
const options = { locale: 'en' } as const;

describe('the export of', () => {
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
  ])('%s is read without a word about its columns', async (name, expected) => {
    const { rows, faults } = readImport(await fixture(name), options);
    expect(faults).toEqual([]);
    expect(rows.map(({ emailAddress, state, locale }) => [emailAddress, state, locale])).toEqual(expected);
  });

  it('mailchimp-nonsubscribed makes a subscriber only where the owner says how they agreed', async () => {
    const file = await fixture('mailchimp-nonsubscribed');
    expect(readImport(file, options).withoutTimes).toBe(1);
    const agreed = readImport(file, { ...options, takesWithoutTimes: true });
    expect(agreed.rows).toMatchObject([{ emailAddress: 'shopper@example.com', state: 'active' }]);
    expect(agreed.withoutTimes).toBe(0);
  });

  it('keeps when somebody agreed, but not from which address', async () => {
    const { rows } = readImport(await fixture('mailchimp-subscribed'), options);
    expect(rows[0]?.times).toBe('OPTIN_TIME 2023-04-01 10:00:00, CONFIRM_TIME 2023-04-01 10:02:00');
  });
});

it('reads tabs, a byte order mark, and what spreadsheets on Windows write', () => {
  expect(readImport(bytes('\uFEFFname\temail\nAda\tada@example.com\n'), options).rows).toHaveLength(1);
  const windows = Buffer.from('Navn;E-mail\nS\u00F8ren;soren@example.com\n', 'latin1');
  expect(readImport(windows, options).rows).toMatchObject([{ emailAddress: 'soren@example.com' }]);
});

it('reads the letters of each encoding that spreadsheets write', () => {
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
])('knows who has the status %j in another tool as %s', (status, state) => {
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
])('finds the columns %s and %s', (email, status) => {
  const { rows } = readImport(bytes(`Name|${email}|${status}\nAda|a@example.com|pending\n`), options);
  expect(rows).toMatchObject([{ emailAddress: 'a@example.com', state: 'waiting' }]);
});

it.each(['locale', 'Language', 'lang', 'Preferred Language', 'Sprog', 'Sprache'])(
  'reads the language from the column %s, and takes that of the list for one the site does not have',
  (name) => {
    const file = `email,${name}\na@example.com,de_DE\nb@example.com,fr\nc@example.com,\n`;
    const { rows } = readImport(bytes(file), { locale: 'da' });
    expect(rows.map(({ locale }) => locale)).toEqual(['de', 'da', 'da']);
  },
);

it('keeps every time at which somebody agreed', () => {
  const names = ['Optin Time', 'Confirm_Time', 'Subscribed At', 'ADDED_TIME', 'created_at', 'Confirmed at'];
  const file = `email,${names.join(',')}\na@example.com,1,2,3,4,5,\n`;
  const told = names.slice(0, 5).map((name, index) => `${name} ${index + 1}`);
  expect(readImport(bytes(file), options).rows[0]?.times).toBe(told.join(', '));
});

it('reads our own export, whose cells no spreadsheet runs', () => {
  const { rows } = readImport(bytes("email\n'+ada@example.com\n'ada@example.com\n"), options);
  expect(rows.map(({ emailAddress }) => emailAddress)).toEqual(['+ada@example.com', "'ada@example.com"]);
});

it('names each row that cannot be read, with its line and the reason', () => {
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

it('takes the column it is told', () => {
  const file = bytes('Adresse,Navn\nada@example,Ada\nada@example.com,Ada\nbob@example,Bob\n');
  expect(() => readImport(file, options)).toThrow(/No column contains email addresses.*“Adresse”.*--column/);
  expect(readImport(file, { ...options, column: 'Adresse' }).rows).toHaveLength(1);
});

it.each(['', '\n\n', 'a@example.com\nb@example.com\n', 'PK\u0003\u0004'])('refuses %j as a whole', (text) => {
  expect(() => readImport(bytes(text), options)).toThrow(ImportError);
});
