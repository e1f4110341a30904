import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { UpstreamError } from '#server/errors.ts';
import { status, useDocs } from '#tests/support/useDocs.ts';

// The worker thread starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const { apiHost, site } = useDocs();

it('createSpecificationSource serves the embedded specification once it can be read after a failed attempt', async () => {
  let isThere = false;
  const { get } = await site({
    embedded: async () => {
      if (!isThere) throw new UpstreamError('It cannot be read.');
      return embeddedSpecification();
    },
  });
  expect((await get()).status).toBe(502);
  isThere = true;
  expect((await get()).status).toBe(200);
});

it('createSpecificationSource logs at most one line a minute, whatever fails', async () => {
  const logged: string[] = [];
  const logger = pino({}, { write: (line: string) => void logged.push(line) });
  const host = await apiHost(status(503));
  const damagedCopy = { value: Buffer.from('{'), storedAt: Date.now() };
  const copies = { get: () => damagedCopy, hasSince: () => true, put: () => {}, remove: () => {} };
  const { get } = await site({ origin: host.origin, copies, logger });
  expect((await get()).status).toBe(502);
  expect(logged.filter((line) => line.includes('could not be refreshed'))).toHaveLength(1);
});
