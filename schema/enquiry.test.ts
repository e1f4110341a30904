import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContactFields, LeadEnquiry, leadFields, type LeadField } from './enquiry.ts';

const lead = {
  fullName: 'Maja Thorsen',
  domain: 'nordvand.example',
  email: 'maja@nordvand.example',
  region: 'europe',
  volumePerMonth: '10-100-gb',
  numberOfSims: '5000-49999',
  description: 'Pumps that fall silent.',
};

function messages(input: unknown): string[] {
  const parsed = v.safeParse(LeadEnquiry, input);
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

it('takes a lead with what is required, and nothing else', () => {
  expect(v.parse(LeadEnquiry, lead)).toEqual({
    ...lead,
    phone: '',
    volumePerSim: '',
    wantsOtherServices: false,
    otherServices: '',
  });
});

it('names each required field that is missing', () => {
  const parsed = v.safeParse(LeadEnquiry, {});
  const fields = parsed.issues?.map((issue) => v.getDotPath(issue));
  expect(fields).toEqual([
    'fullName',
    'domain',
    'email',
    'region',
    'numberOfSims',
    'volumePerMonth',
    'description',
  ]);
});

it.each<[LeadField, string, unknown]>([
  ['fullName', 'lead.fullName.required', ''],
  ['fullName', 'lead.fullName.length', ' M '],
  ['fullName', 'lead.fullName.length', 'x'.repeat(101)],
  ['domain', 'lead.domain.required', ''],
  ['domain', 'lead.domain.invalid', 'nordvand'],
  ['domain', 'lead.domain.invalid', 'maja@nordvand.example'],
  ['domain', 'lead.domain.invalid', 'javascript:alert(1)'],
  ['domain', 'lead.domain.invalid', '192.168.0.1'],
  ['domain', 'lead.domain.invalid', `${'a'.repeat(64)}.example`],
  ['email', 'lead.required', ''],
  ['email', 'lead.email.invalid', 'maja'],
  ['phone', 'lead.phone.invalid', '12345'],
  ['phone', 'lead.phone.invalid', '+1234567890123456'],
  ['phone', 'lead.phone.invalid', '+45 call me'],
  ['phone', 'lead.phone.invalid', '45+123456'],
  ['region', 'lead.region.required', 'atlantis'],
  ['volumePerSim', 'lead.volumePerSim.invalid', 'a lot'],
  ['description', 'lead.description.length', 'x'.repeat(2001)],
  ['otherServices', 'lead.otherServices.length', 'x'.repeat(2001)],
])('refuses %s with %s', (field, message, value) => {
  const parsed = v.safeParse(leadFields[field], value);
  expect(parsed.issues?.[0].message).toBe(message);
  expect(messages({ ...lead, [field]: value })[0]).toBe(`${field}: ${message}`);
});

it.each([
  ['Nordvand.example', 'nordvand.example'],
  [' https://www.nordvand.example/da/priser?x=1#top ', 'www.nordvand.example'],
  ['http://nordvand.example:8080', 'nordvand.example'],
  ['nordvand.example/kontakt', 'nordvand.example'],
  ['nordvand.example.', 'nordvand.example'],
  ['blåvand.example', 'xn--blvand-jua.example'],
])('reads the domain %j as %s', (typed, domain) => {
  expect(v.parse(leadFields.domain, typed)).toBe(domain);
});

it.each(['', '+45 33 12 34 56', '(033) 123-456', '004533123456'])('takes the phone number %j', (phone) => {
  expect(v.is(leadFields.phone, phone)).toBe(true);
});

it.each([true, 'on'])(
  'wants other services described once their box is ticked (%j)',
  (wantsOtherServices) => {
    expect(messages({ ...lead, wantsOtherServices })).toEqual(['otherServices: lead.otherServices.required']);
    expect(messages({ ...lead, wantsOtherServices, otherServices: 'Antennas' })).toEqual([]);
  },
);

describe('the contact form', () => {
  const issue = (fields: unknown) => v.safeParse(ContactFields, fields).issues?.[0].message;

  it('takes what an editor asked for', () => {
    expect(v.parse(ContactFields, { fullName: ' Maja ', 'Deres besked': 'Hej' })).toEqual({
      fullName: 'Maja',
      'Deres besked': 'Hej',
    });
  });

  it.each<[string, unknown]>([
    ['contact.count', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 'x']))],
    ['contact.name', { ['x'.repeat(65)]: 'x' }],
    ['contact.length', { message: 'x'.repeat(5001) }],
    ['contact.empty', { message: '  ' }],
    ['contact.value', { message: 1 }],
    ['contact.name', null],
  ])('refuses with %s', (message, fields) => {
    expect(issue(fields)).toBe(message);
  });
});
