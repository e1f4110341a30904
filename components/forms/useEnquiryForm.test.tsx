import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import type { UploadLimits } from '#schema/uploads.ts';
import type { EnquiryOutcome, PostEnquiry } from './postEnquiry.ts';
import { pickFields, useEnquiryForm, type FormValues } from './useEnquiryForm.ts';

const invalid = { en: 'Invalid', da: 'Ugyldig', de: 'Ungültig' };

/** Accepts numbers as name and code. */
function read(values: FormValues) {
  const names = ['name', 'code'].filter((name) => !/^\d+$/.test(values[name] ?? ''));
  return names.length === 0
    ? { ok: true as const, fields: [] }
    : { ok: false as const, issues: new Map(names.map((name) => [name, invalid])) };
}

function Form({ post, uploadLimits }: { post: PostEnquiry; uploadLimits?: UploadLimits | undefined }) {
  const enquiry = useEnquiryForm({ read, bodyOf: (values) => ({ values }), uploadLimits, post });
  const { errors, failure, status } = enquiry;
  return (
    <form {...enquiry.form} aria-label="Enquiry">
      {['name', 'code'].map((name) => (
        <label key={name}>
          {name}
          <input name={name} aria-invalid={errors[name] !== undefined} />
        </label>
      ))}
      <input type="file" name="plan" />
      <output>{JSON.stringify({ status, errors, failure })}</output>
      <button
        type="button"
        onClick={(event) => (event.currentTarget.value = String(enquiry.check(['code'])))}
      >
        Next
      </button>
    </form>
  );
}

let posts: Parameters<PostEnquiry>[];
let outcomes: (EnquiryOutcome | Error | Promise<EnquiryOutcome>)[];
let chosenFiles: [name: string, file: File][];

beforeEach(() => {
  posts = [];
  outcomes = [];
  chosenFiles = [];
  // In jsdom, scripts cannot choose files.
  const PlatformFormData = FormData;
  vi.stubGlobal(
    'FormData',
    class extends PlatformFormData {
      constructor(form: HTMLFormElement) {
        super(form);
        for (const [name, file] of chosenFiles) this.append(name, file);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (uploadLimits?: UploadLimits) =>
  renderInLanguage(
    <Form
      uploadLimits={uploadLimits}
      post={async (...post) => {
        posts.push(post);
        const outcome = outcomes.shift() ?? { status: 'sent' };
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }}
    />,
  );
const form = () => screen.getByRole<HTMLFormElement>('form');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
function fill() {
  type('name', '7');
  type('code', '1');
}
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const send = () => act(async () => fireEvent.submit(form()));
const file = (name: string, bytes = 1) => new File(['x'.repeat(bytes)], name);

it('useEnquiryForm sends valid values from its own script, and then empties the fields', async () => {
  await open();
  expect(form().noValidate).toBe(true);
  fill();
  expect(fireEvent.submit(form())).toBe(false);
  await waitFor(() => expect(state()).toEqual({ status: 'sent', errors: {} }));
  expect(posts.map(([body]) => body)).toEqual([
    {
      values: { name: '7', code: '1', plan: '' },
      locale: 'en',
      website: '',
      formInstance: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  expect([field('name').value, field('code').value]).toEqual(['', '']);
});

it('useEnquiryForm sends a failed enquiry again with the same ID, and the next one with another', async () => {
  outcomes = [{ status: 'failed', message: 'Too many', fields: {} }, new TypeError('Failed to fetch')];
  const general = 'Something went wrong. Please try again.';
  await open();
  for (const expected of [{ failure: 'Too many' }, { failure: general }]) {
    fill();
    await send();
    expect(state()).toEqual({ status: 'idle', errors: {}, ...expected });
  }
  await send();
  expect(state()).toEqual({ status: 'sent', errors: {} });
  fill();
  await send();
  const [first, second, third, fourth] = posts.map(([body]) => body['formInstance']);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('useEnquiryForm removes an earlier failure while it sends the form again', async () => {
  const { promise, resolve } = Promise.withResolvers<EnquiryOutcome>();
  outcomes = [{ status: 'failed', message: 'Too many', fields: {} }, promise];
  await open();
  fill();
  await send();
  await send();
  expect(state()).toEqual({ status: 'sending', errors: {} });
  await act(async () => resolve({ status: 'sent' }));
  expect(state()).toMatchObject({ status: 'sent' });
});

it('useEnquiryForm checks only the given fields, shows their errors, and focuses the first', async () => {
  await open();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  fireEvent.click(next);
  expect([next.value, state()]).toEqual(['false', { status: 'idle', errors: { code: 'Invalid' } }]);
  expect(document.activeElement).toBe(field('code'));
  type('code', '1');
  fireEvent.click(next);
  expect(next.value).toBe('true');
});

it('useEnquiryForm shows no error for a field that is typed in for the first time', async () => {
  await open();
  await act(async () => type('name', 'seven'));
  expect(state()).toEqual({ status: 'idle', errors: {} });
});

it.each([
  ['is released', fireEvent.pointerUp],
  ['is cancelled', fireEvent.pointerCancel],
  ['is pressed again', fireEvent.pointerDown],
])('useEnquiryForm shows the error of a field that loses focus once the pointer %s', async (_, end) => {
  await open();
  type('name', 'seven');
  fireEvent.pointerDown(document.body);
  await act(async () => fireEvent.blur(field('name')));
  expect(state().errors).toEqual({});
  end(document.body);
  await waitFor(() => expect(state().errors).toEqual({ name: 'Invalid' }));
});

it('useEnquiryForm sends the chosen files by field, with their names among the values', async () => {
  const [plan, photo, second] = [file('plan.pdf'), file('a.png'), file('b.png')];
  chosenFiles = [
    ['plan', plan],
    ['photo', photo],
    ['photo', second],
  ];
  await open();
  fill();
  await send();
  expect(posts.map(([, files]) => files)).toEqual([
    new Map([
      ['plan', [plan]],
      ['photo', [photo, second]],
    ]),
  ]);
  expect(posts.map(([body]) => body['values'])).toEqual([
    { name: '7', code: '1', plan: 'plan.pdf', photo: 'b.png' },
  ]);
});

it.each([
  ['as much as', 2, {}],
  ['more than', 3, { photo: 'Your files are too large. Together, they can be up to 0 MB.' }],
])(
  'useEnquiryForm handles files of two fields with %s the limit for both together',
  async (_, bytes, errors) => {
    chosenFiles = [
      ['plan', file('plan.pdf', 3)],
      ['photo', file('a.png', bytes)],
    ];
    await open({ files: 2, fileBytes: 5, totalBytes: 5 });
    fill();
    await send();
    expect(state().errors).toEqual(errors);
    expect(posts).toHaveLength(Object.keys(errors).length === 0 ? 1 : 0);
  },
);

it('pickFields returns the values of the given fields, empty if missing', () => {
  expect(pickFields([{ name: 'name' }, { name: 'code' }], { name: '7', website: 'x' })).toEqual({
    name: '7',
    code: '',
  });
});
