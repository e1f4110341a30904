import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { FormSettingsContext } from '#components/page/FormSettings.ts';
import type { FormDescription } from '#schema/customForm.ts';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Form } from './Form.tsx';
import type { FormTestQuery } from './__generated__/FormTestQuery.graphql.ts';

const query = graphql`
  query FormTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Form_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<FormTestQuery>>[0]['fields'];

async function renderForm(fields: Fields): Promise<FormDescription[]> {
  const sealedForms: FormDescription[] = [];
  const sealForm = (form: FormDescription) => `sealed ${sealedForms.push(form)}`;
  await renderSection<FormTestQuery>({
    query,
    kind: 'Form',
    fields,
    renderContent: ({ section }) => (
      <FormSettingsContext value={{ sealForm }}>{section && <Form section={section} />}</FormSettingsContext>
    ),
  });
  return sealedForms;
}

const file = '/cms/wp-content/uploads/report.pdf';
const full: Fields = {
  title: 'The coverage report',
  formName: 'Report',
  formSteps: [
    {
      title: 'Your fleet',
      stepFields: [
        {
          name: 'use',
          label: 'What for',
          type: ['choice'],
          required: true,
          choices: 'Ports\n\n Water \nPorts',
        },
      ],
    },
    {
      stepFields: [
        { name: 'email', label: 'Email', type: ['email'], required: true, placeholder: 'you@company.com' },
        { name: 'terms', label: 'I agree', type: ['tick'], required: true },
        { name: 'more', type: ['textarea'] },
      ],
    },
  ],
  submitLabel: 'Get it',
  thanksPage: { url: '/thanks' },
  download: { node: { id: 'file', mediaItemUrl: file } },
};

describe('Form', () => {
  it('renders all steps, which post as one HTML form', async () => {
    await renderForm(full);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'The coverage report' });
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toMatch(/^\/api\/enquiries\?at=[\w-]+$/);
    const steps = within(form).getAllByRole('group');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Your fleet',
      'Step 2',
    ]);
    expect(within(form).getByText('Step 2 of 2')).toBeTruthy();
    const choice = within(form).getByLabelText<HTMLSelectElement>('What for');
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'Ports', 'Water']);
    expect(choice.required).toBe(true);
    expect(within(form).getByLabelText<HTMLInputElement>('Email').placeholder).toBe('you@company.com');
    expect(within(form).getByLabelText<HTMLInputElement>('I agree').required).toBe(true);
    expect(within(form).getByLabelText<HTMLInputElement>('more optional').required).toBe(false);
    expect(within(form).getByRole('button', { name: 'Get it' })).toBeTruthy();
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ kind: 'form', form: 'sealed 1', use: '' });
  });

  it('seals the fields for the server and omits the URL of the file from the HTML', async () => {
    const [form] = await renderForm(full);
    expect(form).toMatchObject({ name: 'Report', thanksPage: '/thanks', download: file });
    expect(form?.fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['use', 'choice', true],
      ['email', 'email', true],
      ['terms', 'tick', true],
      ['more', 'textarea', false],
    ]);
    expect(document.body.innerHTML).not.toContain('report.pdf');
  });

  it('omits repeated fields and fields that cannot be sent', async () => {
    const [form] = await renderForm({
      formSteps: [
        {
          stepFields: [
            { name: 'website', label: scriptText },
            { name: 'email' },
            { name: 'email', label: 'Again' },
            { name: longWord },
            { name: '__proto__' },
            { name: 'list', type: ['choice'] },
            {},
          ],
        },
        { title: 'Nothing to fill in' },
      ],
      thanksPage: { url: 'https://elsewhere.example/' },
    });
    expect(form?.fields.map(({ name }) => name)).toEqual(['Website', 'email']);
    expect(form?.thanksPage).toBeUndefined();
    expect(screen.getByLabelText(`${scriptText} optional`)).toBeTruthy();
    expect(screen.queryByText('Nothing to fill in')).toBeNull();
  });

  it('renders nothing without fields', async () => {
    await renderForm({ title: 'A form', formSteps: [{ title: 'A step' }] });
    expect(screen.queryByText('A form')).toBeNull();
  });
});
