import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { json, minimal, status, titleOf, useDocs } from '#tests/support/useDocs.ts';

/** Time after which a failed host is requested again. */
const cooldownMs = 5_001;
const { apiHost, site, restart, closeCopies, copiesFile } = useDocs();

describe('the last good copy', () => {
  it('is served while the host is down, and replaced after the host has recovered', async () => {
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
    time += cooldownMs;
    // The first response after the cooldown may still be the copy, while it is reloaded in the background.
    await expect.poll(async () => titleOf(await get())).toBe('Second');
  });

  it('is not replaced by an invalid document', async () => {
    const host = await apiHost(json(minimal('Good')));
    const { get } = await site({ origin: host.origin, freshSeconds: -1 });
    await get();
    host.answer = json({ openapi: '3.1.0', info: { title: 'Bad', version: '1' } });
    await expect
      .poll(async () => (await get()).headers.get('cache-status'))
      .toBe('site; hit; detail=stale-if-error');
    expect(await titleOf(await get())).toBe('Good');
  });

  it('is served after a restart during an outage', async () => {
    const host = await apiHost(json(minimal('Kept')));
    await (await site({ origin: host.origin })).get();
    host.answer = status(503);
    await restart();
    const { get, outline } = await site({ origin: host.origin });
    expect(await titleOf(await get())).toBe('Kept');
    expect((await outline())?.title).toBe('Kept');
  });

  it('is ignored if it is corrupt', async () => {
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

  it('is not served for another API host', async () => {
    const host = await apiHost(json(minimal('First host')));
    await (await site({ origin: host.origin })).get();
    const otherHost = await apiHost(status(503));
    expect((await (await site({ origin: otherHost.origin })).get()).status).toBe(502);
  });
});
