import { expect, it } from 'vitest';
import { startEnquirySite } from '#tests/support/enquirySite.ts';
import { postJson, startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { readFigures } from './figures.ts';

it.each(testDatabases)(
  'readFigures counts views, sign-ups and enquiries by week and language, on $name',
  async ({ open }) => {
    const database = await open();
    // The time is in the first hour of a Monday.
    const clock = createSimulatedClock(Date.UTC(2026, 4, 4, 0, 30));
    const newsletter = await startNewsletterSite({
      database,
      clock,
      mailUrl: undefined,
      dataDir: database.dataDir,
    });
    const enquiries = await startEnquirySite({ database, clock, mailUrl: 'smtp://127.0.0.1:9' });
    const signUp = (emailAddress: string, locale: string) =>
      postJson(`${newsletter.origin}/api/newsletter`, { emailAddress, locale });
    const write = (text: string) =>
      postJson(enquiries.endpoint, { kind: 'contact', locale: 'de', fields: { text } });

    await signUp('ada@example.com', 'da');
    await signUp('bo@example.com', 'da');
    await write('One');
    clock.advance(-60 * 60_000);
    await write('On Sunday');
    clock.advance(60 * 60_000);
    await database.query
      .insertInto('page_count')
      .values([
        { day: '2026-05-03', kind: 'page', name: '/de', views: 2 },
        { day: '2026-05-03', kind: 'referrer', name: '/de', views: 9 },
        { day: '2026-05-04', kind: 'page', name: '/da/priser', views: 4 },
        { day: '2026-05-05', kind: 'page', name: '/da', views: 3 },
        { day: '2026-05-05', kind: 'page', name: '/dance', views: 1 },
      ])
      .execute();
    const now = clock.now();
    const figures = await readFigures(database, { weeks: 2, now });
    const thisWeek = await readFigures(database, { weeks: 1, now });
    await newsletter.close();
    await enquiries.close();
    await database.drop();

    const week = { views: 0, signUps: 0, confirmations: 0, enquiries: 0 };
    expect(figures).toEqual([
      { ...week, week: '2026-04-27', locale: 'de', enquiries: 1, views: 2 },
      { ...week, week: '2026-05-04', locale: 'da', signUps: 2, views: 7 },
      { ...week, week: '2026-05-04', locale: 'de', enquiries: 1 },
      { ...week, week: '2026-05-04', locale: 'en', views: 1 },
    ]);
    expect(thisWeek.map((figure) => figure.week)).toEqual(['2026-05-04', '2026-05-04', '2026-05-04']);
  },
);
