import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFull } from '#tests/support/fullSuite.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { json, startWatchedCms, type Behaviour, type WatchedCms } from '#tests/support/watchedCms.ts';
import { visitDuringOutage } from './support/outage.ts';

// Intervals are short by default. OUTAGE_SECONDS=3,30,300 OUTAGE_PROBE_SECONDS=5 uses the site's default settings.
const probeSeconds = Number(process.env['OUTAGE_PROBE_SECONDS'] ?? 1);
const outages = (process.env['OUTAGE_SECONDS'] ?? '4').split(',').map(Number);
/**
 * Time limit for fresh pages after the backend has recovered: ten seconds with the default settings. With short
 * intervals, a busy machine may need longer.
 */
const timeoutMs = process.env['OUTAGE_PROBE_SECONDS'] === undefined ? 30_000 : 10_000;
/** Eight concurrent requests, each attempted twice. */
const maxStartedCalls = 16;

/**
 * Faults that `npm test` tries: one that counts as an outage and one that does not. tests/attacks/faults.test.ts tries
 * every fault.
 */
const inQuickSuite = new Set(['hangs', 'responds with GraphQL errors']);
const allFaults: [name: string, fault: Behaviour, isOutage: boolean][] = [
  ['closes every connection', () => 'cut', true],
  ['hangs', () => 'hang', true],
  ['responds with 500', () => json({ code: 'internal_server_error' }, 500), true],
  ['responds with a login page', () => ({ status: 200, type: 'text/html', body: '<form>' }), true],
  [
    'responds with GraphQL errors',
    () => json({ data: null, errors: [{ message: 'Internal server error' }] }),
    false,
  ],
];

const faults = allFaults.filter(([name]) => isFull || inQuickSuite.has(name));

const addresses = ['/', '/da/priser', '/de/preise', '/blog', '/feed.xml'];
const uncachedPaths = ['/about', '/da/om-os', '/de/feed.xml'];

let cms: WatchedCms;
let site: RunningSite;
beforeEach(async () => {
  cms = await startWatchedCms();
  site = await runSite(
    {
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
      CONTENT_FRESH_SECONDS: '2',
      CONTENT_PROBE_SECONDS: String(probeSeconds),
      CONTENT_TIMEOUT_SECONDS: String(probeSeconds),
    },
    'serve',
  );
});
afterEach(async () => {
  await site.stop();
  await cms.stop();
});

describe.each(outages)('fifty visits a second while for %i s the backend', (seconds) => {
  it.for(faults)('%s', { timeout: (seconds + 90) * 1000 }, async ([, fault, isOutage], { task }) => {
    const { visits, upAt, downAt, freshAt, callsWhileDown, timeline } = await visitDuringOutage({
      site,
      cms,
      addresses,
      unseen: uncachedPaths,
      fault,
      downMs: seconds * 1000,
      timeoutMs,
    });
    process.stdout.write(`\n${task.name}, ${seconds} s\n${timeline.join('\n')}\n`);
    const failedVisits = visits.filter(({ isSeen, status }) => isSeen && (status >= 500 || status === 0));
    expect(failedVisits.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
    expect(freshAt).toBeDefined();

    // One probe per interval, plus the requests that had started before the site noticed the first failures.
    const intervals = Math.ceil((upAt - downAt) / (probeSeconds * 1000)) + 1;
    if (isOutage) expect(callsWhileDown.length).toBeLessThanOrEqual(intervals + maxStartedCalls);
    else
      for (const [key, calls] of Map.groupBy(callsWhileDown, (call) => call.key))
        expect(calls.length, key).toBeLessThanOrEqual(intervals + 1);
    const freshAfter = ((freshAt ?? 0) - upAt) / 1000;
    task.meta.answer = `no 5xx in ${visits.length} visits, ${callsWhileDown.length} calls while away, fresh after ${freshAfter.toFixed(1)} s`;
  });
});
