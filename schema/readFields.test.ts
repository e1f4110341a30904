import { describe, expect, it } from 'vitest';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { defaultLeadForm, type LeadForm } from './leadForm.ts';
import { readFields } from './readFields.ts';

const { fullName, email, phone, description } = defaultLeadForm;
const form = {
  fullName,
  domain: {
    kind: 'domain',
    label: msg({ message: 'Domain' }),
    isRequired: true,
    missing: msg({ message: 'Enter a domain' }),
    wrong: msg({ message: 'This is no domain' }),
  },
  email,
  phone,
  region: {
    kind: 'choice',
    label: msg({ message: 'Region' }),
    isRequired: true,
    missing: msg({ message: 'Select a region' }),
    choices: { europe: msg({ message: 'Europe' }), worldwide: msg({ message: 'Worldwide' }) },
  },
  season: {
    kind: 'choice',
    label: msg({ message: 'Season' }),
    isRequired: false,
    wrong: msg({ message: 'Select a season from the list' }),
    choices: { summer: msg({ message: 'Summer' }), winter: msg({ message: 'Winter' }) },
  },
  otherServices: {
    kind: 'textarea',
    label: msg({ message: 'Which other services?' }),
    tick: { name: 'wantsOtherServices', label: msg({ message: 'We need other services too' }) },
    isRequired: true,
    rows: 3,
    maxLength: 2000,
    missing: msg({ message: 'Describe the other services' }),
    wrong: msg({ message: 'Use at most 2,000 characters' }),
  },
  description,
} as const satisfies LeadForm;

const lead = {
  fullName: 'Maja Thorsen',
  domain: 'nordvand.example',
  email: 'maja@nordvand.example',
  region: 'europe',
  description: 'Pumps that fall silent.',
};

function valuesOf(postedValues: unknown): Record<string, string> {
  const result = readFields(form, postedValues);
  return result.ok ? Object.fromEntries(result.fields.map(({ name, value }) => [name, value])) : {};
}

function messagesOf(postedValues: unknown): Record<string, unknown> {
  const result = readFields(form, postedValues);
  if (result.ok) return {};
  return Object.fromEntries(
    [...result.issues].map(([name, text]) => [name, 'message' in text && text.message]),
  );
}

it('readFields accepts a lead with only the required fields, and drops unknown fields', () => {
  expect(valuesOf({ ...lead, phone: ' ', isAdmin: 'true', kind: 'lead' })).toEqual(lead);
});

it('readFields reports each missing required field', () => {
  expect(Object.keys(messagesOf({}))).toEqual(['fullName', 'domain', 'email', 'region', 'description']);
});

const { domain, region, season } = form;

it.each<[string, MessageDescriptor, unknown]>([
  ['fullName', fullName.missing, ''],
  ['fullName', fullName.missing, ['Maja']],
  ['fullName', fullName.missing, { toString: 'Maja' }],
  ['fullName', fullName.wrong, ' M '],
  ['fullName', fullName.wrong, 'x'.repeat(101)],
  ['domain', domain.missing, ''],
  ['domain', domain.wrong, 'nordvand'],
  ['domain', domain.wrong, 'maja@nordvand.example'],
  ['domain', domain.wrong, 'javascript:alert(1)'],
  ['domain', domain.wrong, '192.168.0.1'],
  ['domain', domain.wrong, `${'a'.repeat(64)}.example`],
  ['email', email.wrong, 'maja'],
  ['email', email.wrong, 'maja@nordvand.example\r\n'],
  ['phone', phone.wrong, '12345'],
  ['phone', phone.wrong, '+1234567890123456'],
  ['phone', phone.wrong, '+45 call me'],
  ['phone', phone.wrong, '45+123456'],
  ['region', region.missing, 'atlantis'],
  ['region', region.missing, 'constructor'],
  ['season', season.wrong, 'spring'],
  ['description', description.wrong, 'x'.repeat(2001)],
])('readFields rejects %s with its message: %o, for %j', (field, { message }, value) => {
  expect(messagesOf({ ...lead, [field]: value })).toEqual({ [field]: message });
});

it.each([
  ['Nordvand.example', 'nordvand.example'],
  [' https://www.nordvand.example/da/priser?x=1#top ', 'www.nordvand.example'],
  ['http://nordvand.example:8080', 'nordvand.example'],
  ['nordvand.example/kontakt', 'nordvand.example'],
  ['nordvand.example.', 'nordvand.example'],
  ['blåvand.example', 'xn--blvand-jua.example'],
])('readFields reads the domain %j as %s', (typedDomain, result) => {
  expect(valuesOf({ ...lead, domain: typedDomain })).toMatchObject({ domain: result });
});

it.each(['', '+45 33 12 34 56', '(033) 123-456', '004533123456'])(
  'readFields accepts the phone number %j',
  (number) => {
    expect(messagesOf({ ...lead, phone: number })).toEqual({});
  },
);

describe('readFields with a field behind a checkbox', () => {
  it.each([true, 'on'])('requires the field if the checkbox is checked (%j)', (wantsOtherServices) => {
    expect(messagesOf({ ...lead, wantsOtherServices })).toEqual({
      otherServices: form.otherServices.missing.message,
    });
    expect(messagesOf({ ...lead, wantsOtherServices, otherServices: 'x'.repeat(2001) })).toEqual({
      otherServices: form.otherServices.wrong.message,
    });
    expect(valuesOf({ ...lead, wantsOtherServices, otherServices: 'Antennas' })).toMatchObject({
      otherServices: 'Antennas',
    });
  });

  it.each([false, 'false', '', undefined])(
    'drops the field if the checkbox is not checked (%j)',
    (wantsOtherServices) => {
      expect(valuesOf({ ...lead, wantsOtherServices, otherServices: 'Antennas' })).toEqual(lead);
    },
  );
});
