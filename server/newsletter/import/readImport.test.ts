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
  const file = bytes("email\n'+ada@example.com\n'ada@example.com\no'+neil@example.com\n");
  const addresses = ['+ada@example.com', "'ada@example.com", "o'+neil@example.com"];
  expect(readImport(file, options).rows.map(({ emailAddress }) => emailAddress)).toEqual(addresses);
});

it('readImport keeps the times and interests in our own export', () => {
  const times = ['2026-05-01T10:00:00.000Z', '2026-05-02T10:00:00.000Z'];
  const file = [
    'email_address,status,locale,created_at,confirmed_at,left_at,interests',
    `a@example.com,confirmed, DE ,${times.join()},,"news, tips;other"`,
    `b@example.com,waiting,en,${times[0]},,,\ttips`,
    `c@example.com,waiting,en,,${times[1]},,`,
  ].join('\n');
  const result = readImport(bytes(file), { ...options, interests: ['news', 'tips'] });
  const [createdAt = 0, confirmedAt = 0] = times.map((time) => Date.parse(time));
  expect(result.unknownInterests).toEqual(['other']);
  expect(result.rows).toStrictEqual([
    {
      ...{ line: 2, emailAddress: 'a@example.com', locale: 'de', state: 'active' },
      times: `created_at ${times[0]}, confirmed_at ${times[1]}`,
      interests: ['news', 'tips'],
      ownTimes: { createdAt, confirmedAt },
    },
    {
      ...{ line: 3, emailAddress: 'b@example.com', locale: 'en', state: 'waiting' },
      times: `created_at ${times[0]}`,
      interests: ['tips'],
    },
    {
      ...{ line: 4, emailAddress: 'c@example.com', locale: 'en', state: 'waiting' },
      times: `confirmed_at ${times[1]}`,
    },
  ]);
  const otherFile = readImport(bytes(file.replace('left_at', 'notes')), options);
  expect(otherFile.rows.some(({ ownTimes, interests }) => ownTimes ?? interests)).toBe(false);
  expect(otherFile.unknownInterests).toEqual(['news', 'tips', 'other']);
});

it.each([
  ['optin_time,confirm_time', '0,0', 'waiting'],
  ['optin_time,confirm_time', '0,2023-04-01', 'active'],
  ['optin_time,confirm_time', ',', 'waiting'],
  ['optin_time,notes', ',', 'active'],
])('readImport reads a contact with the times %s %j as %s', (names, cells, state) => {
  const file = `email,${names}\nb@example.com,2023-04-01,2023-04-01\na@example.com,${cells}\n`;
  expect(readImport(bytes(file), options).rows[1]?.state).toBe(state);
});

it.each([
  [
    'the only column with addresses',
    'Adresse,Navn\na@example.com,Ada\nb@example.com,Bob\nnone,Eve\n',
    ['a', 'b'],
  ],
  ['a column whose usual name is less usual', 'email,mail\n,a@example.com\n', ['a']],
  ['a column of addresses if the named one is empty', 'email,Adresse\n,a@example.com\n', ['a']],
  ['the named column if no cell is an address', 'email,Navn\nnonsense,Ada\n', []],
  ['the named column of an empty list', 'Navn,email\n', []],
])('readImport reads the addresses in %s', (_name, file, names) => {
  const { rows } = readImport(bytes(file), options);
  expect(rows.map(({ emailAddress }) => emailAddress)).toEqual(names.map((name) => `${name}@example.com`));
});

it.each([
  ['a first line with an address', 'a@example.com,Ada\nb@example.com,Bob\n', /first line contains an email/],
  ['two columns of addresses', 'Adresse,Anden\na@example.com,b@example.com\n', /No column contains/],
  ['a column that is half addresses', 'Adresse,Navn\na@example.com,Ada\nnone,Bob\n', /No column contains/],
])('readImport rejects %s', (_name, file, reason) => {
  expect(() => readImport(bytes(file), options)).toThrow(reason);
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
  const quoted = file.replace('b@example.com,purple', 'b@example.com,"active').replace('c@', 'c"@');
  expect(readImport(bytes(quoted), options).faults.map(({ line }) => line)).toEqual([3, 4, 5]);
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
