import { createHash } from 'node:crypto';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { UpstreamError } from '#server/errors.ts';
import { type Fetch, fetchText } from '#server/lib/fetchText.ts';
import type { BackupsOf } from '#server/lib/backupStore.ts';
import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import { createStaleCache, type Cached } from '#server/lib/staleCache.ts';
import type { Faults } from './findFaults.ts';
import type { PreparedSpecification } from './prepare.ts';
import { findFaultsInThread, prepareInThread } from './prepareInThread.ts';
import { UnacceptableDocumentError } from './unacceptable.ts';

export type SpecificationSourceOptions = {
  /** Origin of the API host; if `undefined`, the embedded specification is served. */
  origin: string | undefined;
  embedded: () => Promise<unknown>;
  fetch: Fetch;
  /** Storage of the last good copy. */
  copies: BackupsOf;
  logger: Logger;
  freshSeconds?: number;
  timeLimitMs?: number;
  /** Prepares a specification, in a worker thread by default. Rejects with `UnacceptableDocumentError`. */
  prepare?: (text: string) => Promise<PreparedSpecification>;
  /** Validates a specification, in a worker thread by default. */
  findFaults?: (text: string) => Promise<Faults>;
  now?: () => number;
};

export type SpecificationSource = {
  /**
   * Returns the newest good specification at once, and refreshes it in the background. Rejects with `UpstreamError` if
   * there is none.
   */
  current(): Promise<Cached<PreparedSpecification>>;
};

/** Prepared specification, with the digest of the text that was fetched. */
type Copy = { digest: string; specification: PreparedSpecification };

const defaultFreshSeconds = 300;
const memoryLimitBytes = 64_000_000;
/** Pause before a failed host is requested again. */
const cooldownMs = 5_000;

export function createSpecificationSource(options: SpecificationSourceOptions): SpecificationSource {
  const { origin } = options;
  return origin === undefined ? embeddedSource(options) : fetchedSource({ ...options, origin });
}

function embeddedSource(options: SpecificationSourceOptions): SpecificationSource {
  const prepared = lazyAsync(async () => prepareOrThrow(JSON.stringify(await options.embedded()), options));
  return {
    async current() {
      return { value: await prepared(), state: 'hit', storedAt: Date.now() };
    },
  };
}

function fetchedSource(options: SpecificationSourceOptions & { origin: string }): SpecificationSource {
  const { origin, copies, logger } = options;
  const logOccasionally = createRateLimitedLog();
  const reportFailure = (error: unknown) =>
    logOccasionally('specification', () =>
      logger.warn({ err: error }, 'API specification could not be refreshed'),
    );
  const cache = createStaleCache<Copy>({
    freshMs: (options.freshSeconds ?? defaultFreshSeconds) * 1000,
    // An outdated API reference is better than none.
    staleMs: Infinity,
    limitBytes: memoryLimitBytes,
    sizeOf: sizeOfCopy,
    cooldownMs,
    ...(options.now && { now: options.now }),
    onLoadFailed: (_key, error) => reportFailure(error),
  });
  let latestCopy: Copy | undefined;

  async function load(): Promise<Copy> {
    const text = await fetchSpecification(options);
    const digest = digestOf(text);
    if (digest !== latestCopy?.digest) {
      latestCopy = { digest, specification: await prepareOrThrow(text, options) };
      logFaults(text, options);
    }
    copies.put(origin, { value: Buffer.from(text), storedAt: Date.now() });
    return latestCopy;
  }

  const restoreOnce = lazyAsync(async () => {
    const copy = copies.get(origin);
    if (copy === undefined) return;
    try {
      const text = copy.value.toString();
      latestCopy = { digest: digestOf(text), specification: await prepareOrThrow(text, options) };
      cache.restore(origin, latestCopy, copy.storedAt);
    } catch (error) {
      reportFailure(error);
    }
  });

  return {
    async current() {
      await restoreOnce();
      const { value, state, storedAt } = await cache.get(origin, load);
      return { value: value.specification, state, storedAt };
    },
  };
}

async function prepareOrThrow(
  text: string,
  { prepare = prepareInThread }: SpecificationSourceOptions,
): Promise<PreparedSpecification> {
  try {
    return await prepare(text);
  } catch (error) {
    const reason = error instanceof UnacceptableDocumentError ? error.message : 'it could not be prepared';
    throw new UpstreamError(`The API specification cannot be shown: ${reason}.`, { cause: error });
  }
}

/** Logs the faults of a document that is shown anyway, once per version. Does not delay the response. */
function logFaults(
  text: string,
  { logger, findFaults = findFaultsInThread }: SpecificationSourceOptions,
): void {
  findFaults(text).then(
    ({ first, count }) => {
      if (count > 0) logger.warn({ count, first }, 'API specification is invalid but shown anyway');
    },
    (error: unknown) => logger.info({ err: error }, 'API specification could not be validated'),
  );
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function sizeOfCopy({ specification }: Copy): number {
  return Object.values(specification.bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

type SpecificationFetch = {
  /** Origin of the API host, such as `https://api.example.com`. */
  origin: string;
  fetch: Fetch;
  timeLimitMs?: number;
};

const defaultTimeLimitMs = 5_000;
/** Size limit including white space. `compactJson.ts` has a lower limit for the size without it. */
const sizeLimitBytes = 32_000_000;
const redirectLimit = 3;

/** Fetches the specification as text, only from the API host. Rejects with `UpstreamError`. */
export async function fetchSpecification({
  origin,
  fetch,
  timeLimitMs,
}: SpecificationFetch): Promise<string> {
  const { status, headers, text } = await fetchText(new URL('/api/docs-json', origin).href, {
    headers: { accept: 'application/json' },
    timeoutMs: timeLimitMs ?? defaultTimeLimitMs,
    limitBytes: sizeLimitBytes,
    fetch: onOneHost(fetch),
  });
  if (status !== 200) throw new UpstreamError(`The API host responded with status ${status}.`);
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new UpstreamError('The API host responded with something other than JSON.');
  }
  return text;
}

/** Makes `fetch` follow redirects only within the origin: others could reach internal hosts. */
function onOneHost(fetch: Fetch): Fetch {
  return async (address, init) => {
    let url = new URL(address);
    for (let hop = 0; hop <= redirectLimit; hop += 1) {
      const response = await fetch(url.href, { ...init, redirect: 'manual' });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
      if (target?.origin !== url.origin)
        throw new UpstreamError('The API host redirects to another host, which is not followed.');
      url = target;
    }
    throw new UpstreamError('The API host redirects too many times.');
  };
}
