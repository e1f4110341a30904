import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { json, minimal, status, titleOf, useDocs } from '#tests/support/useDocs.ts';

/** By then a host that failed is asked again. */
const restedMs = 5_001;
const { apiHost, site, restart, closeCopies, copiesFile } = useDocs();

describe('the last good copy', () => {
  it('is shown while the host is down, and replaced when it is back', async () => {
    const host = await apiHost(json(minimal('First')));
    let time = 0;
    const { get } = await site({ origin: host.origin, freshSeconds: -1, now: () => time });
    expect(await titleOf(await get())).toBe('First');

    host.answer = status(500);
    await expect
      .poll(async () => (await get()).headers.get('cache-status'))
      .toBe('site; hit; detail=stale-if-error');
    expect(await titleOf(await get())).toBe('First');

    host.answer = json(minimal('Second'));
    time += restedMs;
    // The first answer after the rest may be the copy still, while the host is asked behind it.
    await expect.poll(async () => titleOf(await get())).toBe('Second');
  });

  it('is not replaced by a document that is not valid', async () => {
    const host = await apiHost(json(minimal('Good')));
    const { get } = await site({ origin: host.origin, freshSeconds: -1 });
    await get();
    host.answer = json({ openapi: '3.1.0', info: { title: 'Bad', version: '1' } });
    await expect
      .poll(async () => (await get()).headers.get('cache-status'))
      .toBe('site; hit; detail=stale-if-error');
    expect(await titleOf(await get())).toBe('Good');
  });

  it('survives a restart during an outage', async () => {
    const host = await apiHost(json(minimal('Kept')));
    await (await site({ origin: host.origin })).get();
    host.answer = status(503);
    await restart();
    const { get, outline } = await site({ origin: host.origin });
    expect(await titleOf(await get())).toBe('Kept');
    expect((await outline())?.title).toBe('Kept');
  });

  it('is not used when it is damaged', async () => {
    const host = await apiHost(json(minimal('Kept')));
    await (await site({ origin: host.origin })).get();
    host.answer = status(503);
    await closeCopies();
    const database = new DatabaseSync(copiesFile());
    database.exec(`update copies set value = cast(replace(cast(value as text), 'Kept', 'Evil') as blob)`);
    database.close();
    await restart();
    expect((await (await site({ origin: host.origin })).get()).status).toBe(502);
  });

  it('of one API host is not shown for another', async () => {
    const host = await apiHost(json(minimal('First host')));
    await (await site({ origin: host.origin })).get();
    const other = await apiHost(status(503));
    expect((await (await site({ origin: other.origin })).get()).status).toBe(502);
  });
});
