import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { CustomForm } from './CustomForm.tsx';
import { formSteps } from './formFields.ts';

const steps = formSteps([
  { title: 'Your fleet', stepFields: [{ name: 'use', label: 'What for', required: true }] },
  { title: 'About you', stepFields: [{ name: 'email', label: 'Email', type: ['email'], required: true }] },
]);

function open() {
  return renderInLanguage(
    <CustomForm
      at="a"
      labelledBy={undefined}
      form="sealed"
      steps={steps}
      submitLabel="Get it"
      thanks="It is yours."
      headingLevel={2}
    />,
  );
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const visibleHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

it('CustomForm shows one step at a time, continues from a valid step, and keeps the input on the way back', async () => {
  await open();
  expect(visibleHeadings()).toEqual(['Your fleet']);
  clickButton('Next');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What for')));
  expect(visibleHeadings()).toEqual(['Your fleet']);
  fill('What for', 'Ports');
  clickButton('Next');
  await waitFor(() => expect(visibleHeadings()).toEqual(['About you']));
  expect(document.activeElement?.textContent).toBe('About youStep 2 of 2');
  clickButton('Back');
  expect(screen.getByLabelText<HTMLInputElement>('What for').value).toBe('Ports');
});

it('CustomForm returns to the step of the first field that the server rejects', async () => {
  const data = { message: 'Please check the highlighted fields.', fields: { use: 'Not that' } };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, status: 'invalid', data }, { status: 422 }),
  );
  await open();
  fill('What for', 'Ports');
  clickButton('Next');
  fill('Email', 'ada@example.com');
  clickButton('Get it');
  expect(await screen.findByText('Not that')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What for')));
});

it('CustomForm shows the editor’s thank-you message with the download link', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ success: true, status: 'received', data: { download: '/download/x' } });
  });
  await open();
  fill('What for', 'Ports');
  clickButton('Next');
  fill('Email', 'ada@example.com');
  clickButton('Get it');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It is yours.'));
  expect(screen.getByRole('link', { name: 'Download the file' }).getAttribute('href')).toBe('/download/x');
  expect(bodies).toEqual([
    {
      kind: 'form',
      form: 'sealed',
      fields: { use: 'Ports', email: 'ada@example.com' },
      locale: 'en',
      website: '',
      formInstance: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
});

it('CustomForm fetches the form’s current description and sends the form again if the page is too old', async () => {
  const bodies: { form: string; formInstance: string }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) => {
    if (body === undefined)
      return new Response(
        '<form action="/api/enquiries?at=a"><input type="hidden" name="form" value="new"></form>',
      );
    bodies.push(JSON.parse(body));
    if (bodies.length > 1) return Response.json({ success: true, status: 'received' });
    return Response.json(
      { success: false, status: 'form_expired', data: { message: 'Old' } },
      { status: 410 },
    );
  });
  await open();
  fill('What for', 'Ports');
  clickButton('Next');
  fill('Email', 'ada@example.com');
  clickButton('Get it');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It is yours.'));
  expect(bodies.map(({ form }) => form)).toEqual(['sealed', 'new']);
  expect(new Set(bodies.map(({ formInstance }) => formInstance)).size).toBe(1);
});

it('CustomForm shows an error and keeps the input if the page is too old and no longer has the form', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string }) =>
    body === undefined
      ? new Response('', { status: 404 })
      : Response.json(
          { success: false, status: 'form_expired', data: { message: 'Too old' } },
          { status: 410 },
        ),
  );
  await open();
  fill('What for', 'Ports');
  clickButton('Next');
  fill('Email', 'ada@example.com');
  clickButton('Get it');
  expect(await screen.findByText('Too old')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});
