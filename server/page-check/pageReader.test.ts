import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/support/listen.ts';
import { createPageReader } from './pageReader.ts';

const longPage = `<main>${'<p id="a">word</p>'.repeat(20_000)}</main>`;

let server: http.Server;
let origin: string;
beforeAll(async () => {
  server = http.createServer((_request, response) => response.end('alive'));
  origin = await listen(server);
});
afterAll(() => close(server));

describe('createPageReader', () => {
  it('returns the ids and link targets of a page', async () => {
    const read = createPageReader();
    expect(await read({ html: '<main><h2 id="one">First</h2><p id="two">…</p></main>' })).toMatchObject({
      ids: new Set(['one', 'two']),
      places: [{ id: 'one', text: 'First' }],
    });
  });

  it('does not block other requests while reading a page', async () => {
    const read = createPageReader();
    const order: string[] = [];
    const finished = read({ html: longPage }).then(() => order.push('read'));
    await (await fetch(origin)).text();
    order.push('responded');
    await finished;
    expect(order).toEqual(['responded', 'read']);
  });

  it('returns undefined for a page that takes too long, and reads the next page', async () => {
    const read = createPageReader({ timeMs: 1, memoryMb: 128 });
    const readWithDefaults = createPageReader();
    expect(await read({ html: longPage })).toBeUndefined();
    expect(await readWithDefaults({ html: '<p id="a"></p>' })).toMatchObject({ ids: new Set(['a']) });
  });

  it('returns undefined for a page that needs too much memory, and reads the next page', async () => {
    const read = createPageReader({ timeMs: 20_000, memoryMb: 16 });
    expect(await read({ html: longPage.repeat(20) })).toBeUndefined();
    expect(await read({ html: '<p id="a"></p>' })).toMatchObject({ ids: new Set(['a']) });
  });
});
