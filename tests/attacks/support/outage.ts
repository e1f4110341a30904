import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '#tests/support/runSite.ts';
import type { Behaviour, WatchedCms } from '#tests/support/watchedCms.ts';
import { randomPath } from './attack.ts';

/** Result of a visit. `version` is the version of the content that the response was rendered from. */
type Visit = { at: number; address: string; status: number; version: number; isSeen: boolean };

export type Outage = {
  visits: Visit[];
  /** Times at which the backend failed and recovered, on the clock of visits and calls. */
  downAt: number;
  upAt: number;
  /** Time at which every address was fresh again, or `undefined` if that did not happen. */
  freshAt: number | undefined;
  callsWhileDown: { at: number; key: string }[];
  timeline: string[];
};

const everyMs = 20;
const tickMs = 1_000;

/**
 * Sends fifty visits per second while the backend fails and recovers: most of them to pages visited before, some to
 * unvisited pages and made-up addresses.
 */
export async function visitDuringOutage(options: {
  site: RunningSite;
  cms: WatchedCms;
  addresses: readonly string[];
  /** Pages that are visited for the first time during the outage. */
  unseen: readonly string[];
  fault: Behaviour;
  downMs: number;
  /** Time limit for the site to be fresh again. */
  timeoutMs: number;
}): Promise<Outage> {
  const { site, cms, addresses, unseen: uncachedPaths, fault, downMs, timeoutMs } = options;
  const visits: Visit[] = [];
  const runningRequests = new Set<Promise<void>>();
  const copies = new Map<string, { etag: string; version: number }>();
  // Like a returning browser, which revalidates its copies.
  const visit = async (address: string, isSeen: boolean) => {
    const copy = copies.get(address);
    const headers: Record<string, string> = copy === undefined ? {} : { 'if-none-match': copy.etag };
    const response = await fetchAsBrowser(`${site.url}${address}`, { headers });
    const body = (await response?.text()) ?? '';
    const isSame = response?.status === 304 && copy !== undefined;
    const version = isSame ? copy.version : Number(/Kystlink v(\d+)/.exec(body)?.[1] ?? 0);
    const etag = response?.headers.get('etag') ?? undefined;
    if (isSeen && !isSame && etag !== undefined) copies.set(address, { etag, version });
    visits.push({ at: performance.now(), address, status: response?.status ?? 0, version, isSeen });
  };
  const start = (address: string, isSeen: boolean) => {
    const visiting = visit(address, isSeen).finally(() => runningRequests.delete(visiting));
    runningRequests.add(visiting);
    return visiting;
  };
  const firstWith = (version: number, since: number) => (address: string) =>
    visits.find((visit) => visit.at > since && visit.address === address && visit.version >= version)?.at;

  const ofVersion = backendOfVersions();
  cms.behave(ofVersion(1));
  while (!addresses.every(firstWith(1, 0))) for (const address of addresses) await visit(address, true);
  visits.length = 0;
  let count = 0;
  let isDown = false;
  const timer = setInterval(() => {
    const address = addresses[count++ % addresses.length] ?? '/';
    void start(address, true);
    if (count % 25 === 0) void start(randomPath(), false);
    if (isDown && count % 25 === 12) void start(uncachedPaths[count % uncachedPaths.length] ?? '/', false);
  }, everyMs);
  await pause(tickMs);

  const startedAt = performance.now() - tickMs;
  const downAt = performance.now();
  cms.behave(fault);
  isDown = true;
  await pause(downMs);
  const upAt = performance.now();
  cms.behave(ofVersion(2));
  const paths = [...addresses, ...uncachedPaths];
  const isFresh = () => paths.every(firstWith(2, upAt));
  while (!isFresh() && performance.now() < upAt + timeoutMs) await pause(100);
  const freshAt = isFresh()
    ? Math.max(...paths.map((address) => firstWith(2, upAt)(address) ?? 0))
    : undefined;
  clearInterval(timer);
  await Promise.all(runningRequests);

  const callsWhileDown = cms.calls
    .filter(({ at }) => at > downAt && at < upAt)
    .map(({ at, name, variables }) => ({ at, key: `${name} ${JSON.stringify(variables)}` }));
  return {
    visits,
    downAt,
    upAt,
    freshAt,
    callsWhileDown,
    timeline: timelineOf({ visits, calls: cms.calls, startedAt, downAt, upAt }),
  };
}

/**
 * Fetches like a browser, which retries if a connection was closed just as it was reused. On a stalled machine this may
 * happen to every pooled connection. Returns `undefined` if all of them failed.
 */
async function fetchAsBrowser(url: string, init: RequestInit): Promise<Response | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await fetch(url, init).catch(() => undefined);
    if (response !== undefined) return response;
  }
  return undefined;
}

/**
 * Returns a function that creates correct responses with a version in the company's name. Fetches each response only
 * once, because the backend runs in the same process as the visitors and must not block them.
 */
function backendOfVersions(): (version: number) => Behaviour {
  const responses = new Map<string, ReturnType<Parameters<Behaviour>[1]>>();
  return (version) => async (call, respond) => {
    const key = JSON.stringify([call.name, call.variables]);
    const response = responses.get(key) ?? respond();
    responses.set(key, response);
    const { body, ...rest } = await response;
    return { ...rest, body: body.toString().replaceAll('Kystlink', `Kystlink v${version}`) };
  };
}

function timelineOf(options: {
  visits: readonly Visit[];
  calls: WatchedCms['calls'];
  startedAt: number;
  downAt: number;
  upAt: number;
}): string[] {
  const { visits, calls, startedAt, downAt, upAt } = options;
  const end = Math.max(...visits.map(({ at }) => at));
  const rows = [['second', 'backend', 'visits', 'well', 'old', 'new', '5xx seen', '5xx unseen', 'calls']];
  for (let from = startedAt; from < end; from += tickMs) {
    const isInTick = ({ at }: { at: number }) => at >= from && at < from + tickMs;
    const visitsInTick = visits.filter(isInTick);
    const number = (matches: (visit: Visit) => boolean) => String(visitsInTick.filter(matches).length);
    rows.push([
      String(Math.round((from - downAt) / tickMs)),
      from >= downAt - 1 && from < upAt - tickMs / 2 ? 'away' : 'there',
      String(visitsInTick.length),
      number(({ status }) => status === 200 || status === 304),
      number(({ version }) => version === 1),
      number(({ version }) => version === 2),
      number(({ status, isSeen }) => isSeen && (status >= 500 || status === 0)),
      number(({ status, isSeen }) => !isSeen && (status >= 500 || status === 0)),
      String(calls.filter(isInTick).length),
    ]);
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
