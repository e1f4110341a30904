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
  /** Origin of the API host; undefined serves the embedded specification. */
  origin: string | undefined;
  embedded: () => Promise<unknown>;
  fetch: Fetch;
  /** Where the last good one is kept. */
  copies: BackupsOf;
  logger: Logger;
  freshSeconds?: number;
  timeLimitMs?: number;
  /** Throws `UnacceptableDocumentError`; absent: in a thread of its own. */
  prepare?: (text: string) => Promise<PreparedSpecification>;
  /** Absent: in a thread of its own. */
  findFaults?: (text: string) => Promise<Faults>;
  now?: () => number;
};

export type SpecificationSource = {
  /** The newest good specification: at once when there is one, refreshed behind. Throws `UpstreamError` when there is none. */
  current(): Promise<Cached<PreparedSpecification>>;
};

/** The digest of the text from the API host, and the specification prepared from it. */
type Copy = { digest: string; specification: PreparedSpecification };

const defaultFreshSeconds = 300;
const memoryLimitBytes = 64_000_000;
/** A host that fails is not asked again for so long. */
const cooldownMs = 5_000;

export function createSpecificationSource(options: SpecificationSourceOptions): SpecificationSource {
  const { origin } = options;
  return origin === undefined ? embeddedSource(options) : fetchedSource({ ...options, origin });
}

function embeddedSource(options: SpecificationSourceOptions): SpecificationSource {
  const prepared = lazyAsync(async () => acceptable(JSON.stringify(await options.embedded()), options));
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
    // A reference from last month is better than none.
    staleMs: Infinity,
    limitBytes: memoryLimitBytes,
    sizeOf: sizeOfCopy,
    cooldownMs,
    ...(options.now && { now: options.now }),
    onLoadFailed: (_key, error) => reportFailure(error),
  });
  let latest: Copy | undefined;

  async function load(): Promise<Copy> {
    const text = await fetchSpecification(options);
    const digest = digestOf(text);
    if (digest !== latest?.digest) {
      latest = { digest, specification: await acceptable(text, options) };
      logFaults(text, options);
    }
    copies.put(origin, { value: Buffer.from(text), storedAt: Date.now() });
    return latest;
  }

  const restored = lazyAsync(async () => {
    const copy = copies.get(origin);
    if (copy === undefined) return;
    try {
      const text = copy.value.toString();
      latest = { digest: digestOf(text), specification: await acceptable(text, options) };
      cache.restore(origin, latest, copy.storedAt);
    } catch (error) {
      reportFailure(error);
    }
  });

  return {
    async current() {
      await restored();
      const { value, state, storedAt } = await cache.get(origin, load);
      return { value: value.specification, state, storedAt };
    },
  };
}

async function acceptable(
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

/** Logs, once for each version of a document and behind the response, the faults that it is shown in spite of. */
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
/** With the white space of a file that people read; what is left without it has a limit of its own (`prepare.ts`). */
const sizeLimitBytes = 32_000_000;
const redirectLimit = 3;

/** Reads the specification as text from the API host and from no other. Throws `UpstreamError`. */
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

/** Follows redirects within the origin; one that leads elsewhere could reach what only this server can reach. */
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
