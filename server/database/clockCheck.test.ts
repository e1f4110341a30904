import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#schema/durations.ts';
import { createLogger } from '#server/logger.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { createClockCheck } from './clockCheck.ts';

describe.each(testDatabases)('createClockCheck, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let uptime: number;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    uptime = 0;
  });
  afterEach(() => database.drop());

  const start = () =>
    createClockCheck({ database, now: clock.now, uptime: () => uptime, logger: createLogger('silent') });
  const write = () =>
    database.query
      .insertInto('enquiry')
      .values({
        id: randomUUID(),
        kind: 'contact',
        locale: 'en',
        page: null,
        email_address: null,
        fields: '[]',
        ip_prefix: null,
        fingerprint: null,
        campaign: null,
        done_at: null,
        answered_at: null,
        answer_id: null,
        created_at: clock.now(),
      })
      .execute();

  it('distrusts a clock that is months ahead of the last use, at each start, despite rows written with it', async () => {
    expect(await start().isPlausible()).toBe(true);
    clock.advance(800 * dayMs);
    for (let round = 0; round < 3; round += 1) {
      const check = start();
      expect(await check.isPlausible()).toBe(false);
      expect(check.warnings()).toEqual([expect.stringContaining('800 days ahead')]);
      await write();
    }
    clock.advance(-799 * dayMs);
    const check = start();
    expect(await check.isPlausible()).toBe(true);
    expect(check.warnings()).toEqual([]);
  });

  it('compares with the newest row if an earlier version recorded no time', async () => {
    await write();
    clock.advance(60 * dayMs);
    expect(await start().isPlausible()).toBe(false);
  });

  it('trusts a clock that is months ahead after a week of uptime, because the site may have been off for months', async () => {
    await start().isPlausible();
    clock.advance(100 * dayMs);
    const check = start();
    expect(await check.isPlausible()).toBe(false);
    uptime += 8 * dayMs;
    expect(await check.isPlausible()).toBe(true);
    expect(await start().isPlausible()).toBe(true);
  });

  it('trusts a correct clock after a clock that was behind', async () => {
    await start().isPlausible();
    clock.advance(-20_000 * dayMs);
    expect(await start().isPlausible()).toBe(true);
    clock.advance(20_001 * dayMs);
    expect(await start().isPlausible()).toBe(true);
  });
});
