import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import { addressOf } from '#locales/addresses.ts';
import { splitLocale } from '#locales/routing.ts';
import type { ContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';
import { sign } from '#server/lib/signature.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';

const intervalMs = 10 * minuteMs;
const timeoutMs = 5_000;
const limitBytes = 64 * 1024;
/** Maximum number of rows in WordPress. */
const maxRows = 10_000;
const maxDead = 1_000;
/** Limits for one call. */
const maxSentRows = 1_000;
const maxSentDead = 100;
/** Minimum number of requests to a missing path. Paths with fewer are not sent. */
const minDeadHits = 5;
const maxPathLength = 190;

const HitsResponse = v.object({ taken: v.boolean() });

/** Anonymous counts: how often each redirect was used, and which missing paths were requested often. */
export type RedirectHits = {
  countRow(id: number): void;
  countDead(path: string): void;
  /** Sends the counts to WordPress, and retains them if WordPress does not accept them. */
  send(): Promise<void>;
  /** Stops the timer and sends the counts a last time. */
  stop(): Promise<void>;
};

/**
 * Creates the counters of one instance, which are sent to `POST /wp-json/skerry/v1/redirect-hits`, signed with the
 * shared secret. Without a secret, nothing is counted.
 */
export function createRedirectHits(deps: {
  restUrl: string;
  namespace: string;
  secret: string | undefined;
  gate: ContentApiGuard;
  logger: Logger;
  now?: () => number;
  fetch?: Fetch;
}): RedirectHits {
  const { restUrl, namespace, secret, gate, logger, now = Date.now } = deps;
  const rows = new Map<number, number>();
  const deadHits = new Map<string, number>();

  async function post(body: string, key: string): Promise<void> {
    const { status, text } = await fetchText(`${restUrl}/wp-json/${namespace}/v1/redirect-hits`, {
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(key, Math.floor(now() / 1000), body),
      },
      body,
      timeoutMs,
      limitBytes,
      ...(deps.fetch && { fetch: deps.fetch }),
    });
    if (status >= 500) throw new UpstreamError(`The content backend responded with ${status}.`);
    if (status !== 200 || !v.is(v.pipe(v.string(), v.parseJson(), HitsResponse), text))
      throw new UpstreamError(
        `The content backend did not accept the redirect hit counts (status ${status}).`,
        { isOutage: false },
      );
  }

  async function send(): Promise<void> {
    const sentRows = [...rows].slice(0, maxSentRows);
    const sentDead = [...deadHits]
      .filter(([, count]) => count >= minDeadHits)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxSentDead);
    if (secret === undefined || (sentRows.length === 0 && sentDead.length === 0)) return;
    const body = JSON.stringify({
      rows: sentRows.map(([id, count]) => ({ id, count })),
      dead: sentDead.map(([path, count]) => ({ path, count })),
    });
    try {
      await gate.call({ key: 'redirect hits', kind: 'redirect hits', priority: 'batch' }, () =>
        post(body, secret),
      );
      subtract(rows, sentRows);
      subtract(deadHits, sentDead);
    } catch (error) {
      logger.debug({ err: error }, 'redirect hit counts could not be sent to WordPress');
    }
  }

  const timer = secret === undefined ? undefined : setInterval(() => void send(), intervalMs).unref();
  return {
    countRow(id) {
      if (secret !== undefined && (rows.has(id) || rows.size < maxRows))
        rows.set(id, (rows.get(id) ?? 0) + 1);
    },
    countDead(path) {
      const normalisedPath = normaliseEscapes(path);
      if (secret === undefined || !isImpersonal(normalisedPath)) return;
      if (!deadHits.has(normalisedPath) && deadHits.size >= maxDead) dropRarest(deadHits);
      deadHits.set(normalisedPath, (deadHits.get(normalisedPath) ?? 0) + 1);
    },
    send,
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
}

/** Returns whether a path is free of personal data and secrets: it contains no email address and no long code. */
function isImpersonal(path: string): boolean {
  if (path.length > maxPathLength || /@|%40|%(?![0-9A-F]{2})/i.test(path)) return false;
  if (addressOf(splitLocale(path))?.isPrivate) return false;
  return (
    !path.split(/[/.]/).some((segment) => /^[\w~-]{20,}$/.test(segment) && /\d/.test(segment)) &&
    !/\d{6,}/.test(path)
  );
}

/** Removes the half of the paths with the fewest requests, so that invented paths do not evict frequent ones. */
function dropRarest(counts: Map<string, number>): void {
  const rarest = [...counts].sort(([, a], [, b]) => a - b).slice(0, Math.ceil(counts.size / 2));
  for (const [path] of rarest) counts.delete(path);
}

function subtract<Key>(counts: Map<Key, number>, sentCounts: readonly (readonly [Key, number])[]): void {
  for (const [key, count] of sentCounts) {
    const remainingCount = (counts.get(key) ?? 0) - count;
    if (remainingCount > 0) counts.set(key, remainingCount);
    else counts.delete(key);
  }
}
