import { expect, it, vi } from 'vitest';
import { json, minimal, useDocs } from '#tests/support/useDocs.ts';
import { checkSpecification } from './checkSpecification.ts';

vi.setConfig({ testTimeout: 60_000 });
const { apiHost } = useDocs();

it.each<[state: string, document: object, message: RegExp]>([
  ['ok', minimal('Good'), /^no errors/],
  [
    'warning',
    minimal('Slip', {
      info: { title: 'Slip', version: '1', license: { name: 'L', url: 'https://l.example ' } },
    }),
    /\/info\/license\/url/,
  ],
  ['warning', { swagger: '2.0' }, /\/swagger declares Swagger 2\.0/],
])('checkSpecification reports a specification as %s', async (state, document, message) => {
  const host = await apiHost(json(document));
  expect(await checkSpecification(host.origin)).toMatchObject({
    state,
    message: expect.stringMatching(message),
  });
});
