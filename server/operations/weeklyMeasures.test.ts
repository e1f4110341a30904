import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weekMs } from '#schema/durations.ts';
import { createLogger } from '#server/logger.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { createWeeklyMeasures, type WeeklyMeasures } from './weeklyMeasures.ts';

const monday = Date.UTC(2026, 4, 4, 12);
const logger = createLogger('silent');

describe.each(testDatabases)('createWeeklyMeasures on $name', ({ open }) => {
  let database: TestDatabase;
  let measures: WeeklyMeasures;
  let time: number;
  beforeEach(async () => {
    time = monday;
    database = await open();
    measures = createWeeklyMeasures({ database, now: () => time, logger });
  });
  afterEach(() => database.drop());
  const page = (path: string, ms: number, bytes = 1_000) =>
    measures.measurePage({ locale: 'en', path, ms, bytes });

  it('combines slow and heavy pages of two instances, by week and language', async () => {
    const otherMeasures = createWeeklyMeasures({ database, now: () => time, logger });
    page('/slow', 100.4, 2_000_000_000);
    page('/quick', 5);
    otherMeasures.measurePage({ locale: 'en', path: '/slow', ms: 300, bytes: 2_000_000_000 });
    otherMeasures.measurePage({ locale: 'da', path: '/da/slow', ms: 40, bytes: 10 });
    await Promise.all([otherMeasures.write(), measures.write()]);
    time += weekMs;
    page('/quick', 6);
    const { slow, heavy } = await measures.read(monday);
    const en = { week: '2026-05-04', locale: 'en' };
    expect(slow).toEqual([
      { week: '2026-05-11', locale: 'en', path: '/quick', times: 1, mean: 6, most: 6 },
      { week: '2026-05-04', locale: 'da', path: '/da/slow', times: 1, mean: 40, most: 40 },
      { ...en, path: '/slow', times: 2, mean: 200, most: 300 },
      { ...en, path: '/quick', times: 1, mean: 5, most: 5 },
    ]);
    expect(heavy.find(({ path }) => path === '/slow')).toMatchObject({ mean: 2_000_000_000 });
    expect((await measures.read(time)).slow).toHaveLength(1);
  });

  it('lists a search without results if it occurred at least twice', async () => {
    measures.countMiss('en', 'walrus');
    measures.countMiss('en', 'once');
    measures.countMiss('da', 'walrus');
    expect((await measures.read(time)).searches).toEqual([]);
    measures.countMiss('en', 'walrus');
    expect((await measures.read(time)).searches).toEqual([
      { week: '2026-05-04', locale: 'en', words: 'walrus', times: 2 },
    ]);
  });

  it('limits the words stored per week, and lists the twenty most frequent ones', async () => {
    for (let index = 0; index < 520; index += 1)
      measures.countMiss('en', `word ${String(index).padStart(3, '0')}`);
    await measures.write();
    for (let index = 495; index < 600; index += 1) measures.countMiss('en', `word ${index}`);
    await measures.write();
    const rows = await database.query.selectFrom('weekly_measure').selectAll().execute();
    expect(rows).toHaveLength(501);
    const { searches } = await measures.read(time);
    expect(searches.map(({ words }) => words)).toEqual([
      'word 495',
      'word 496',
      'word 497',
      'word 498',
      'word 499',
    ]);
  });

  it('deletes measures after thirteen weeks', async () => {
    page('/old', 5);
    await measures.write();
    time += 14 * weekMs;
    page('/new', 5);
    await measures.write();
    await measures.purge();
    const rows = await database.query.selectFrom('weekly_measure').select('name').execute();
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['/new']));
  });
});
