import { describe, expect, it } from 'vitest';
import { contactFields, formSteps } from './formFields.ts';

describe('contactFields', () => {
  it('describes fields by their name, type and width', () => {
    expect(
      contactFields([
        { name: 'fullName', placeholder: 'Your name', type: ['text'], width: ['half'] },
        { name: 'message', placeholder: '', type: ['textarea'], width: ['full'] },
      ]),
    ).toEqual([
      {
        name: 'fullName',
        label: 'Your name',
        type: 'text',
        isRequired: true,
        isHalf: true,
        autoComplete: 'name',
      },
      { name: 'message', label: 'message', type: 'textarea', isRequired: true, isHalf: false },
    ]);
  });

  it.each([
    ['text', true],
    ['email', true],
    ['textarea', true],
    ['tel', false],
    ['number', false],
    ['url', false],
  ])('requires a field of type %s: %s', (type, isRequired) => {
    expect(contactFields([{ name: 'a', type: [type] }])).toMatchObject([{ type, isRequired }]);
  });

  it.each([[['file']], [[null]], [[]], [null], [undefined]])(
    'falls back to a text field for type %j',
    (type) => {
      expect(contactFields([{ name: 'a', ...(type !== undefined && { type }) }])).toMatchObject([
        { type: 'text' },
      ]);
    },
  );

  it('skips fields without a name, with a duplicate or overlong name, and beyond the twentieth', () => {
    const namesOf = (names: (string | null)[]) =>
      contactFields([null, ...names.map((name) => ({ name }))]).map(({ name }) => name.length);
    expect(namesOf(['a', null, ' ', 'a', 'b'.repeat(64), 'c'.repeat(65)])).toEqual([1, 64]);
    expect(namesOf(Array.from({ length: 21 }, (_, index) => 'a'.repeat(index + 1)))).toHaveLength(20);
    expect(contactFields(null)).toEqual([]);
  });

  it.each([
    ['Full name', 'text', 'name'],
    ['First-Name', 'text', 'given-name'],
    ['organisation', 'text', 'organization'],
    ['phone', 'tel', 'tel'],
    ['Your inbox', 'email', 'email'],
    ['Mobile', 'tel', 'tel'],
    ['Fleet', 'text', undefined],
    ['phone', 'textarea', undefined],
  ])('sets autocomplete of %j with type %s to %s', (name, type, autoComplete) => {
    expect(contactFields([{ name, type: [type] }])[0]?.autoComplete).toBe(autoComplete);
  });
});

describe('formSteps', () => {
  const fieldsOf = (...stepFields: object[]) => formSteps([{ stepFields }]).flatMap(({ fields }) => fields);

  it('describes the fields of each step', () => {
    const stepFields = [
      { name: 'fleet', label: 'Fleet', type: ['number'], required: true, placeholder: '12', width: ['half'] },
      { name: 'port' },
    ];
    expect(formSteps([{ title: 'You', stepFields }, null, { title: 'Empty', stepFields: [null] }])).toEqual([
      {
        title: 'You',
        fields: [
          {
            ...{ name: 'fleet', label: 'Fleet', type: 'number', isRequired: true, choices: [] },
            ...{ placeholder: '12', isHalf: true, step: 'any' },
          },
          { name: 'port', label: 'port', type: 'text', isRequired: false, choices: [], isHalf: false },
        ],
      },
    ]);
    expect(formSteps([{ stepFields: [{ name: 'a' }] }])[0]?.title).toBe('');
    expect(formSteps(null)).toEqual([]);
  });

  it('offers each distinct line as a choice, up to twenty', () => {
    const choicesOf = (choices: string) => fieldsOf({ name: 'a', type: ['choice'], choices })[0]?.choices;
    expect(choicesOf(' Denmark \r\n\nGermany\nDenmark\n')).toEqual(['Denmark', 'Germany']);
    const lines = Array.from({ length: 21 }, (_, index) => `${index}`);
    expect(choicesOf(lines.join('\n'))).toEqual(lines.slice(0, 20));
    expect(choicesOf(' \n')).toBeUndefined();
    expect(fieldsOf({ name: 'a', choices: 'Denmark' })[0]?.choices).toEqual([]);
  });

  it('omits fields whose name an earlier step uses, and steps left without fields', () => {
    const step = (title: string) => ({ title, stepFields: [{ name: 'a' }] });
    expect(formSteps([step('One'), step('Two')]).map(({ title }) => title)).toEqual(['One']);
  });

  it.each(['textarea', 'choice', 'tick', 'file'])('sets no autocomplete for fields of type %s', (type) => {
    expect(fieldsOf({ name: 'email', label: 'E', type: [type], choices: 'a' })).toMatchObject([
      { type, autoComplete: undefined },
    ]);
  });
});
