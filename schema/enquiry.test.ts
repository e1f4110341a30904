import { describe, expect, it } from 'vitest';
import { customFieldName, readContactForm } from './customForm.ts';
import { fieldName } from './enquiry.ts';

describe('readContactForm', () => {
  it('accepts fields with any names, and trims them', () => {
    expect(readContactForm({ ' fullName': ' Maja ', 'Deres besked': 'Hej', company: '' })).toEqual({
      ok: true,
      fields: [
        { name: 'fullName', value: 'Maja' },
        { name: 'Deres besked', value: 'Hej' },
      ],
    });
  });

  it.each<[field: string, message: string, posted: unknown]>([
    [
      '',
      'This form has too many fields',
      Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, 'x'])),
    ],
    ['x'.repeat(65), 'The name of this field isn’t valid', { ['x'.repeat(65)]: 'x' }],
    ['message', 'Please use at most 5,000 characters', { message: 'x'.repeat(5001) }],
    ['Email', 'Please enter a valid email address', { Email: 'ada' }],
    ['', 'Please fill in at least one field', { message: '  ' }],
    ['message', 'Please enter text', { message: 1 }],
    ['', 'The name of this field isn’t valid', null],
  ])('rejects %j with “%s”', (field, message, postedValue) => {
    const result = readContactForm(postedValue);
    expect(result.ok ? [] : [...result.issues]).toEqual([[field, expect.objectContaining({ message })]]);
  });
});

describe('fieldName and customFieldName', () => {
  it.each([
    { form: 'the contact form', nameOf: (name: string) => fieldName(name) },
    { form: 'an editor’s form', nameOf: customFieldName },
  ])('capitalise names that $form posts itself', ({ nameOf }) => {
    const names = ['formInstance', 'challenge', 'website', ' kind '].map(nameOf);
    expect(names).toEqual(['FormInstance', 'Challenge', 'Website', 'Kind']);
  });
});
