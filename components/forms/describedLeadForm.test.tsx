import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enquiryLetter } from '#components/mail/enquiryLetter.ts';
import { createI18n } from '#locales/createI18n.ts';
import { defaultLeadForm, type LeadForm as LeadFormDescription } from '#schema/leadForm.ts';
import { readFields } from '#schema/readFields.ts';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { LeadForm } from './LeadForm.tsx';

/** Description of a consultancy's lead form. */
const consultancy = {
  fullName: defaultLeadForm.fullName,
  email: defaultLeadForm.email,
  topic: {
    kind: 'text',
    label: { en: 'Topic', da: 'Emne', de: 'Thema' },
    isRequired: true,
    maxLength: 20,
    missing: { en: 'Name a topic', da: 'Skriv et emne', de: 'Nennen Sie ein Thema' },
    wrong: { en: 'A shorter topic', da: 'Et kortere emne', de: 'Ein kürzeres Thema' },
  },
  format: {
    kind: 'choice',
    label: { en: 'Format', da: 'Form', de: 'Format' },
    isRequired: true,
    missing: { en: 'Choose a format', da: 'Vælg en form', de: 'Wählen Sie ein Format' },
    choices: {
      workshop: { en: 'A workshop', da: 'En workshop', de: 'Ein Workshop' },
      review: { en: 'A review', da: 'En gennemgang', de: 'Eine Durchsicht' },
    },
  },
  people: {
    kind: 'number',
    label: { en: 'People', da: 'Deltagere', de: 'Personen' },
    isRequired: false,
    min: 1,
    max: 40,
    wrong: { en: '1 to 40 people', da: '1 til 40 deltagere', de: '1 bis 40 Personen' },
  },
} as const satisfies LeadFormDescription;

const filled = {
  fullName: 'Ada Lund',
  email: 'ada@lund.example',
  topic: 'Nets',
  format: 'review',
  people: '12',
};

describe.each(['en', 'da', 'de'] as const)('LeadForm with a description, in %s', (locale) => {
  it('renders the described fields in order, and no others', async () => {
    await renderInLanguage(<LeadForm headingLevel={2} description={consultancy} />, locale);
    const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')];
    const names = controls
      .map(({ name }) => name)
      .filter((name) => !['kind', 'locale', 'website'].includes(name));
    expect(names).toEqual(['fullName', 'email', 'topic', 'format', 'people']);
    expect(screen.getByLabelText(consultancy.topic.label[locale])).toHaveProperty('maxLength', 20);
    expect(screen.getByText(consultancy.format.choices.review[locale])).toHaveProperty('value', 'review');
    expect(screen.getByLabelText(new RegExp(`^${consultancy.people.label[locale]}`))).toHaveProperty(
      'max',
      '40',
    );
  });

  it('shows the described messages for invalid values', async () => {
    await renderInLanguage(<LeadForm headingLevel={2} description={consultancy} />, locale);
    fireEvent.change(screen.getByLabelText(new RegExp(`^${consultancy.people.label[locale]}`)), {
      target: { value: '41' },
    });
    fireEvent.submit(document.forms[0] ?? document.body);
    expect(await screen.findByText(consultancy.topic.missing[locale])).toBeTruthy();
    expect(screen.getByText(consultancy.format.missing[locale])).toBeTruthy();
    expect(screen.getByText(consultancy.people.wrong[locale])).toBeTruthy();
  });

  it('renders file fields so that browsers send the files, with the size limit', async () => {
    const plan = {
      kind: 'file',
      label: { en: 'Plan', da: 'Tegning', de: 'Plan' },
      isRequired: true,
    } as const;
    const description = { fullName: consultancy.fullName, email: consultancy.email, plan };
    const uploadLimits = { files: 1, fileBytes: 7_000_000, totalBytes: 7_000_000 };
    await renderInLanguage(
      <LeadForm headingLevel={2} description={description} uploadLimits={uploadLimits} />,
      locale,
    );
    expect(document.forms[0]?.enctype).toBe('multipart/form-data');
    expect(screen.getByLabelText(plan.label[locale])).toHaveProperty('type', 'file');
    expect(screen.getByText(/7 MB/)).toBeTruthy();
    fireEvent.submit(document.forms[0] ?? document.body);
    await screen.findAllByRole('alert');
    expect(screen.getByLabelText(plan.label[locale]).getAttribute('aria-invalid')).toBe('true');
  });

  it('uses the described labels in the mail to the owner', async () => {
    const result = readFields(consultancy, filled);
    const { details } = enquiryLetter(
      await createI18n(locale),
      {
        kind: 'enquiry-lead',
        locale,
        to: 'sales@fjord.example',
        replyTo: filled.email,
        page: '/',
        sentAt: 0,
        fields: result.ok ? result.fields : [],
      },
      { name: 'Fjord', addressLines: [], siteUrl: 'https://fjord.example' },
      consultancy,
    );
    expect(details).toContainEqual({
      name: consultancy.format.label[locale],
      value: consultancy.format.choices.review[locale],
    });
    expect(details).toContainEqual({ name: consultancy.people.label[locale], value: '12' });
  });
});

describe('readFields with a described form', () => {
  it('returns only the values of described fields, in the described order', () => {
    expect(readFields(consultancy, { ...filled, people: '', region: 'europe', admin: 'true' })).toEqual({
      ok: true,
      fields: Object.entries(filled)
        .filter(([name]) => name !== 'people')
        .map(([name, value]) => ({ name, value })),
    });
  });

  it.each(['1', '40'])('accepts %s people', (people) => {
    expect(readFields(consultancy, { ...filled, people }).ok).toBe(true);
  });

  it.each([
    ['topic', 'x'.repeat(21), consultancy.topic.wrong],
    ['topic', ['Nets'], consultancy.topic.missing],
    ['format', 'constructor', consultancy.format.missing],
    ['format', ['review'], consultancy.format.missing],
    ['people', '0', consultancy.people.wrong],
    ['people', '1e1', consultancy.people.wrong],
    ['people', 'NaN', consultancy.people.wrong],
    ['people', '9'.repeat(400), consultancy.people.wrong],
  ])('rejects %s with the value %j', (name, value, text) => {
    const result = readFields(consultancy, { ...filled, [name]: value });
    expect(result.ok ? [] : [...result.issues]).toEqual([[name, text]]);
  });
});
