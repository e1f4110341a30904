import { describe, expect, it } from 'vitest';
import { readImport } from './readImport.ts';

type Options = Partial<Parameters<typeof readImport>[1]>;

/** Reads lines as a file. Returns the state of each row by the local part of its address. */
function statesOf(lines: string[], options: Options = {}): Record<string, string> {
  const { rows, faults } = readImport(new TextEncoder().encode(lines.join('\n')), {
    locale: 'en',
    ...options,
  });
  expect(faults).toEqual([]);
  return Object.fromEntries(rows.map(({ emailAddress, state }) => [emailAddress.split('@')[0], state]));
}

const expectRefusal = (lines: string[], reason: RegExp, options: Options = {}) =>
  expect(() => statesOf(lines, options)).toThrow(reason);

describe('readImport: exports of other tools', () => {
  it.each<[name: string, lines: string[], expected: Record<string, string>]>([
    [
      'Substack, whose readers need not pay',
      [
        'email,active_subscription,expiry,email_disabled,prefer_digests,created_at',
        'reads@example.com,true,2027-07-06T16:20:44.000Z,false,false,2024-08-27T15:06:27.713Z',
        'free@example.com,false,,false,false,2024-08-27T15:06:27.713Z',
        'off@example.com,true,2027-08-02T19:01:30.000Z,true,false,2024-08-27T15:02:18.223Z',
      ],
      { reads: 'active', free: 'active', off: 'left' },
    ],
    [
      'Ghost',
      [
        'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
        '1,reads@example.com,,,true,false,,2023-03-24T10:23:10.000Z,,,',
        '2,off@example.com,,,false,false,,2023-03-24T10:23:10.000Z,,VIP,',
        '3,deleted@example.com,,,true,false,,2023-03-24T10:23:10.000Z,2024-01-01T10:00:00.000Z,,',
      ],
      { reads: 'active', off: 'left', deleted: 'left' },
    ],
    [
      'Buttondown',
      [
        'email,notes,tags,type,creation_date,unsubscription_date',
        'reads@example.com,,,regular,2023-03-24,',
        'pays@example.com,,,premium,2023-03-24,',
        'left@example.com,,,unsubscribed,2023-03-24,2024-01-01',
        'waits@example.com,,,unactivated,2023-03-24,',
        'gone@example.com,,,undeliverable,2023-03-24,',
        'removed@example.com,,,removed,2023-03-24,',
      ],
      { reads: 'active', pays: 'active', left: 'left', waits: 'waiting', gone: 'bounced', removed: 'left' },
    ],
    [
      'Steady, where “state” is a region',
      [
        'email,first_name,city,state,country,subscription_state',
        'reads@example.com,Ada,Berlin,Berlin,DE,active',
        'left@example.com,Eve,Köln,Nordrhein-Westfalen,DE,cancelled',
      ],
      { reads: 'active', left: 'left' },
    ],
    [
      'Kit',
      [
        'first_name,email,state,created_at,tags',
        'Ada,reads@example.com,active,2023-03-24,fair',
        'Eve,left@example.com,cancelled,2023-03-24,',
        'Gus,waits@example.com,inactive,2023-03-24,',
        'Hal,complains@example.com,complained,2023-03-24,',
        'Ian,gone@example.com,bounced,2023-03-24,',
        'Jan,cold@example.com,cold,2023-03-24,',
      ],
      {
        reads: 'active',
        left: 'left',
        waits: 'left',
        complains: 'complaint',
        gone: 'bounced',
        cold: 'left',
      },
    ],
    [
      'beehiiv',
      [
        'email,First Name,status,tier,created_at,Free Tier,unsubscribed_at',
        'reads@example.com,Ada,active,free,2023-03-24 10:23:10 UTC,Yes,',
        'left@example.com,Eve,inactive,free,2023-03-24 10:36:48 UTC,Yes,2024-01-01 10:00:00 UTC',
        'waits@example.com,Eve,validating,free,2023-03-24 10:36:48 UTC,No,',
      ],
      { reads: 'active', left: 'left', waits: 'waiting' },
    ],
    [
      'MailerLite, whose “Subscriber” column contains the address',
      [
        'Subscriber,Status,Name,Subscribed,State',
        'reads@example.com,active,Ada,2023-03-24 10:23:10,Bayern',
        'junk@example.com,junk,Eve,2023-03-24 10:23:10,',
        'waits@example.com,unconfirmed,Eve,2023-03-24 10:23:10,Berlin',
        'gone@example.com,bounced,Eve,2023-03-24 10:23:10,',
      ],
      { reads: 'active', junk: 'complaint', waits: 'waiting', gone: 'bounced' },
    ],
    [
      'Brevo, whose SMS column is not about mails',
      [
        'EMAIL;LASTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;ADDED_TIME',
        'reads@example.com;Love;;No;Yes;12-04-2022 09:30',
        'left@example.com;;;Yes;No;12-04-2022 09:30',
      ],
      { reads: 'active', left: 'left' },
    ],
    [
      'CleverReach, with Unix timestamps',
      [
        'email;active;activated;registered;deactivated;bounced;source',
        'reads@example.com;1;1679651000;1679650990;0;0;Form',
        'waits@example.com;0;0;1679650990;0;0;Form',
        'left@example.com;0;1679651000;1679650990;1704103200;0;Form',
        'gone@example.com;1;1679651000;1679650990;0;1704103200;Form',
      ],
      { reads: 'active', waits: 'left', left: 'left', gone: 'bounced' },
    ],
    [
      'CleverReach in German',
      [
        'E-Mail;Aktiviert;Registriert;Deaktiviert;Bounced',
        'reads@example.com;24.03.2023 10:23;24.03.2023 10:20;;',
        'waits@example.com;;24.03.2023 10:20;;',
        'left@example.com;24.03.2023 10:23;24.03.2023 10:20;01.01.2024 10:00;',
      ],
      { reads: 'active', waits: 'waiting', left: 'left' },
    ],
    [
      'Klaviyo',
      [
        'Email,Email Marketing Consent,Email Marketing Consent Timestamp,SMS Marketing Consent,Email Suppressions',
        'reads@example.com,SUBSCRIBED,2023-03-24T10:23:10,NEVER_SUBSCRIBED,[]',
        'left@example.com,UNSUBSCRIBED,2023-03-24T10:23:10,SUBSCRIBED,"[""UNSUBSCRIBE""]"',
        'never@example.com,NEVER_SUBSCRIBED,,NEVER_SUBSCRIBED,[]',
        'gone@example.com,SUBSCRIBED,,NEVER_SUBSCRIBED,"[""HARD_BOUNCE""]"',
      ],
      { reads: 'active', left: 'left', never: 'waiting', gone: 'bounced' },
    ],
    [
      'HubSpot',
      [
        'Record ID,Email,Lifecycle Stage,Lead Status,Unsubscribed from all email,Email hard bounce reason,Marketing emails bounced',
        '1,reads@example.com,Subscriber,Open,,,0',
        '2,left@example.com,Lead,,true,,0',
        '3,gone@example.com,Lead,,,UNKNOWN_USER,3',
      ],
      { reads: 'active', left: 'left', gone: 'bounced' },
    ],
    [
      'MailPoet, which has one status for the list and one for the person',
      [
        'email,list_status,global_status,created_at',
        'reads@example.com,subscribed,subscribed,2023-03-24',
        'left@example.com,unsubscribed,subscribed,2023-03-24',
        'never@example.com,subscribed,unconfirmed,2023-03-24',
      ],
      { reads: 'active', left: 'left', never: 'waiting' },
    ],
    [
      'Mailjet',
      [
        'Email,IsExcludedFromCampaigns,CreatedAt',
        'reads@example.com,False,2023-03-24',
        'left@example.com,True,2023-03-24',
      ],
      { reads: 'active', left: 'left' },
    ],
    [
      'a shop system',
      [
        'Email,Accepts Email Marketing,Accepts SMS Marketing,Payment Status,Total Orders',
        'reads@example.com,yes,no,pending,4',
        'never@example.com,no,yes,paid,1',
      ],
      { reads: 'active', never: 'waiting' },
    ],
    [
      'Mautic',
      [
        'email,dnc_email,Kündigungsgrund',
        'reads@example.com,0,',
        'left@example.com,1,',
        'gone@example.com,0,Zu oft',
      ],
      { reads: 'active', left: 'left', gone: 'left' },
    ],
    [
      'a CRM',
      ['Email,HasOptedOutOfEmail', 'reads@example.com,0', 'left@example.com,1'],
      { reads: 'active', left: 'left' },
    ],
  ])('reads the states in an export of %s', (_name, lines, expected) => {
    expect(statesOf(lines)).toEqual(expected);
  });

  it.each(['unsubscribed_at', 'Unsubscribe Date', 'Abgemeldet am', 'Afmeldt', 'deleted_at', 'left_at'])(
    'reads each cell of the column %s, not only its name',
    (column) => {
      const lines = [
        `email,name,${column}`,
        'reads@example.com,Ada,',
        'left@example.com,Eve,2024-01-01 10:00',
      ];
      expect(statesOf(lines)).toEqual({ reads: 'active', left: 'left' });
    },
  );

  it.each([
    ['unsubscribed', 'false', 'true'],
    ['Unsubscribed', 'No', 'Yes'],
    ['Abgemeldet', 'Nein', 'Ja'],
    ['Afmeldt', 'Nej', 'Ja'],
    ['Désabonné', 'non', 'oui'],
    ['opted_out', '0', '1'],
    ['Gesperrt', 'FALSCH', 'WAHR'],
    ['is_active', '1', '0'],
    ['Aktiv', 'Ja', 'Nein'],
    ['Newsletter', 'Ja', 'Nej'],
    ['DSGVO', 'ja', 'nein'],
    ['agreed to emails', 'yes', 'no'],
    ['subscribed', 'TRUE', 'FALSE'],
    ['Actif', 'Oui', 'Non'],
  ])(
    'reads the column %s with %s as subscribed and %s as not subscribed',
    (column, activeValue, leftValue) => {
      const states = statesOf([
        `email;${column}`,
        `reads@example.com;${activeValue}`,
        `left@example.com;${leftValue}`,
      ]);
      expect(states).toMatchObject({ reads: 'active' });
      expect(states['left']).not.toBe('active');
    },
  );

  it.each([
    ['Unsubscribed (user)', 'left'],
    ['Abgemeldet', 'left'],
    ['Afmeldt', 'left'],
    ['inactive', 'left'],
    ['Cancelled', 'left'],
    ['archived', 'left'],
    ['removed', 'left'],
    ['no longer subscribed', 'left'],
    ['Nicht mehr angemeldet', 'left'],
    ['désinscrit', 'left'],
    ['avregistrerad', 'left'],
    ['widerrufen', 'left'],
    ['opsagt', 'left'],
    ['bloqué', 'left'],
    ['desactivado', 'left'],
    ['disattivato', 'left'],
    ['inativo', 'left'],
    ['returneret', 'bounced'],
    ['Soft bounced', 'bounced'],
    ['cleaned', 'bounced'],
    ['unzustellbar', 'bounced'],
    ['complained', 'complaint'],
    ['Marked as spam', 'complaint'],
    ['non-subscribed', 'waiting'],
    ['not confirmed', 'waiting'],
    ['Unbestätigt', 'waiting'],
    ['nicht bestätigt', 'waiting'],
    ['Ikke bekræftet', 'waiting'],
    ['never subscribed', 'waiting'],
    ['transactional', 'waiting'],
    ['ABONNENT', 'active'],
    ['Bestätigt', 'active'],
    ['Tilmeldt', 'active'],
    ['opted-in', 'active'],
    ['double opt-in confirmed', 'active'],
    ['1', 'active'],
    ['true', 'active'],
  ])('reads the status %j as %s', (word, state) => {
    expect(statesOf(['email,status', `a@example.com,${word}`])).toEqual({ a: state });
  });

  it('reads a note that says only “unsubscribed” as a state, and accepts rows with a trailing delimiter', () => {
    expect(statesOf(['email,notes', 'a@example.com,', 'b@example.com,Unsubscribed,'])).toEqual({
      a: 'active',
      b: 'left',
    });
  });

  it('uses the stricter state of two contradictory columns, and of two rows with the same address', () => {
    expect(
      statesOf(['email,status,unsubscribed', 'a@example.com,active,yes', 'b@example.com,unsubscribed,no']),
    ).toEqual({ a: 'left', b: 'left' });
    const { rows } = readImport(
      new TextEncoder().encode('email,status\na@example.com,active\nA@Example.com,unsubscribed\n'),
      { locale: 'en' },
    );
    expect(rows.map(({ state }) => state)).toEqual(['left', 'left']);
  });

  it('treats a row as unconfirmed if its confirmation time is missing', () => {
    const lines = [
      'email,signed_up,confirmed_at',
      'a@example.com,2023-01-01,2023-01-02',
      'b@example.com,2023-01-01,',
    ];
    expect(statesOf(lines)).toEqual({ a: 'active', b: 'waiting' });
    expect(statesOf(lines, { takesWithoutTimes: true })).toEqual({ a: 'active', b: 'active' });
  });
});

describe('readImport: ambiguous files', () => {
  const listmonk = [
    'uuid,email,name,attributes,status,created_at,updated_at',
    '6a7b8c9d-0000-4000-8000-000000000001,a@example.com,Ada,{},enabled,2023-04-01 10:00:00 +0000 UTC,',
    '6a7b8c9d-0000-4000-8000-000000000002,b@example.com,Eve,{},blocklisted,2023-04-01 10:00:00 +0000 UTC,',
  ];

  it('leaves listmonk’s “enabled” to the owner, because it describes the person, not the subscription', () => {
    expectRefusal(listmonk, /“status”.*“enabled”.*subscription_status=confirmed.*--all-subscribed/s);
    expect(statesOf(listmonk, { all: 'active' })).toEqual({ a: 'active', b: 'left' });
    expect(statesOf(listmonk, { all: 'left' })).toEqual({ a: 'left', b: 'left' });
  });

  it.each<[lines: string[], reason: RegExp]>([
    [['email,status', 'a@example.com,purple', 'b@example.com,green'], /“status”.*“purple”.*--ignore-column/s],
    [['email,newsletter', 'a@example.com,jah', 'b@example.com,ei'], /“newsletter”.*“jah”, “ei”/s],
    [['email,unsubscribed', 'a@example.com,hayır', 'b@example.com,evet'], /“unsubscribed”/],
    [['email,state', 'a@example.com,leiratkozott', 'b@example.com,aktív'], /“state”/],
    [['Email Address,state', 'a@example.com,leiratkozott', 'b@example.com,aktív'], /“state”/],
    [['email,Unsubscribed from', 'a@example.com,', 'b@example.com,Newsletter A'], /“Unsubscribed from”/],
    [['email,group', 'a@example.com,unsubscribed', 'b@example.com,gold'], /“group”.*“gold”/s],
    [
      ['email,tags', 'a@example.com,"vip, press"', 'b@example.com,"unsubscribed, vip"'],
      /“tags”.*“vip, press”/,
    ],
    [['email,permission', 'a@example.com,yes', 'b@example.com,vielleicht'], /“permission”.*“vielleicht”/s],
  ])('rejects %j and names the column', (lines, reason) => {
    expectRefusal(lines, reason);
  });

  it('reads an ambiguous file if the owner names its columns and values', () => {
    const lines = ['email,state,Anmeldung', 'a@example.com,xyz,active', 'b@example.com,xyz,unsubscribed'];
    expect(statesOf(lines, { statusColumn: 'Anmeldung' })).toEqual({ a: 'active', b: 'left' });
    expect(statesOf(lines, { ignoredColumns: ['state'] })).toEqual({ a: 'active', b: 'left' });
    const letterLines = ['email,status', 'a@example.com,C', 'b@example.com,U'];
    const statusValues = new Map([['c', 'active'] as const, ['u', 'left'] as const]);
    expectRefusal(letterLines, /“C”, “U”.*--status-value "C=left"/);
    expect(statesOf(letterLines, { statusColumn: 'status', statusValues })).toEqual({
      a: 'active',
      b: 'left',
    });
    expectRefusal(lines, /no column “stat”/, { statusColumn: 'stat' });
    expectRefusal(lines, /no column “colour”/, { ignoredColumns: ['colour'] });
  });

  it.each([
    ['email,state', 'a@example.com,Berlin', 'b@example.com,Hovedstaden'],
    ['email,state', 'a@example.com,NY', 'b@example.com,'],
    ['email,city,state', 'a@example.com,Xyz,Xyzshire', 'b@example.com,Xyz,Abcshire'],
    ['email,Mailing State', 'a@example.com,California', 'b@example.com,Texas'],
  ])('ignores regions in %j, %j, %j', (...lines) => {
    expect(statesOf(lines)).toEqual({ a: 'active', b: 'active' });
  });

  it.each([
    ['email,tags,group', 'a@example.com,fair,press', 'b@example.com,,customers'],
    ['email,type,tier', 'a@example.com,customer,free', 'b@example.com,press,gold'],
    [
      'email,unsubscribe_url,bounce_count',
      'a@example.com,https://x.example/u/1,0',
      'b@example.com,https://x.example/u/2,4',
    ],
    ['email,Active campaigns,bouncecount', 'a@example.com,3,0', 'b@example.com,1,4'],
    ['email,marital_status,Order status', 'a@example.com,single,shipped', 'b@example.com,married,cancelled'],
    ['email,consent_source,Last Active', 'a@example.com,form,2023-01-01', 'b@example.com,fair,'],
  ])('ignores unrelated columns in %j, %j, %j', (...lines) => {
    expect(statesOf(lines)).toEqual({ a: 'active', b: 'active' });
  });
});

describe('readImport: encodings and dialects', () => {
  const text = 'email;sprog\nada@rødgrød.example;da\neve@example.com;de\n';
  const swapBytes = (bytes: Buffer) => Buffer.from(bytes).swap16();
  const littleEndian = Buffer.from(text, 'utf16le');

  it.each<[name: string, bytes: Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16LE', Buffer.concat([Buffer.from([0xff, 0xfe]), littleEndian])],
    ['UTF-16BE', Buffer.concat([Buffer.from([0xfe, 0xff]), swapBytes(littleEndian)])],
    ['UTF-16LE without a byte order mark', littleEndian],
    ['UTF-16BE without a byte order mark', swapBytes(littleEndian)],
    ['Excel, with sep=;', Buffer.from(`sep=;\r\n${text.replaceAll('\n', '\r\n')}`)],
    ['Excel, with "sep=;"', Buffer.from(`\uFEFF"sep=;"\n${text}`)],
    ['CR line endings', Buffer.from(text.replaceAll('\n', '\r'))],
    ['mixed line endings', Buffer.from(text.replace('\n', '\r\n'))],
    ['tab delimiters', Buffer.from(text.replaceAll(';', '\t'))],
  ])('reads %s', (_name, bytes) => {
    const { rows, faults } = readImport(bytes, { locale: 'en' });
    expect(faults).toEqual([]);
    expect(rows.map(({ emailAddress, locale }) => [emailAddress, locale])).toEqual([
      ['ada@xn--rdgrd-vuad.example', 'da'],
      ['eve@example.com', 'de'],
    ]);
  });

  it.each([
    ['Ada "the first" Love', 'one in the middle'],
    ['"Ada the first', 'one that is never closed'],
    ['"Ada" the first', 'one that closes too early'],
  ])('reports a stray quotation mark as an error of its line: %s', (name) => {
    const lines = [
      'email,name',
      `ada@example.com,${name}`,
      'eve@example.com,"Eve',
      'of two lines"',
      'gus@example.com,',
    ];
    const { rows, faults } = readImport(new TextEncoder().encode(lines.join('\n')), { locale: 'en' });
    expect(faults).toEqual([{ line: 2, reason: expect.stringContaining('quotation mark') }]);
    expect(rows.map(({ emailAddress }) => emailAddress)).toEqual(['eve@example.com', 'gus@example.com']);
  });

  it.each<[bytes: Uint8Array, reason: RegExp]>([
    [Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), /ZIP/],
    [Uint8Array.from([0x61, 0, 0, 0, 0x62]), /NUL/],
    [new TextEncoder().encode(`email\n${'"a\n'.repeat(3_000)}`), /stray quotation mark/],
    [new TextEncoder().encode(`email${',x'.repeat(600)}\n`), /columns/],
  ])('explains why it rejects file %#', (bytes, reason) => {
    expect(() => readImport(bytes, { locale: 'en' })).toThrow(reason);
  });
});
