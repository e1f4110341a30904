import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { customFieldName } from './customForm.ts';
import { ContactFields, contactFieldName } from './enquiry.ts';

describe('ContactFields', () => {
  const issue = (fields: unknown) => v.safeParse(ContactFields, fields).issues?.[0].message;

  it('accepts fields with any names, and trims them', () => {
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
  ])('rejects with %s', (message, fields) => {
    expect(issue(fields)).toBe(message);
  });
});

describe('contactFieldName and customFieldName', () => {
  it.each([
    { form: 'the contact form', nameOf: contactFieldName },
    { form: 'an editor’s form', nameOf: customFieldName },
  ])('capitalise names that $form posts itself', ({ nameOf }) => {
    const names = ['formInstance', 'challenge', 'website', ' kind '].map(nameOf);
    expect(names).toEqual(['FormInstance', 'Challenge', 'Website', 'Kind']);
  });
});
