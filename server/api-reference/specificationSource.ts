import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { UpstreamError } from '#server/errors.ts';
import { type Fetch, fetchText } from '#server/lib/fetchText.ts';
import type { BackupsOf } from '#server/lib/backupStore.ts';
import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import { createStaleCache, type Cached } from '#server/lib/staleCache.ts';
import type { PreparedSpecification } from './prepare.ts';
import { createThread, ThreadTimeoutError } from '#server/lib/createThread.ts';
import type { PrepareOutcome } from './prepareWorker.ts';
import { UnacceptableDocumentError } from './sanitizeOpenApi.ts';

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
  now?: () => number;
};

export type SpecificationSource = {
  /** The newest good specification: at once when there is one, refreshed behind. Throws `UpstreamError` when there is none. */
  current(): Promise<Cached<PreparedSpecification>>;
};

/** What came from the API host, beside what was made of it. */
type Copy = { text: string; specification: PreparedSpecification };

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
      logger.warn({ err: error }, 'the API specification could not be refreshed'),
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
    latest = text === latest?.text ? latest : { text, specification: await acceptable(text, options) };
    copies.put(origin, { value: Buffer.from(text), storedAt: Date.now() });
    return latest;
  }

  const restored = lazyAsync(async () => {
    const copy = copies.get(origin);
    if (copy === undefined) return;
    try {
      const text = copy.value.toString();
      latest = { text, specification: await acceptable(text, options) };
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
    const reason = error instanceof UnacceptableDocumentError ? error.message : 'it could not be checked';
    throw new UpstreamError(`The API specification cannot be shown: ${reason}.`, { cause: error });
  }
}

function sizeOfCopy({ text, specification }: Copy): number {
  return text.length + Object.values(specification.bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

type SpecificationFetch = {
  /** Origin of the API host, such as `https://api.example.com`. */
  origin: string;
  fetch: Fetch;
  timeLimitMs?: number;
};

const defaultTimeLimitMs = 5_000;
const sizeLimitBytes = 10_000_000;
const redirectLimit = 3;

/** Reads the specification as text from the API host and from no other. Throws `UpstreamError`. */
async function fetchSpecification({ origin, fetch, timeLimitMs }: SpecificationFetch): Promise<string> {
  const { status, headers, text } = await fetchText(new URL('/api/docs-json', origin).href, {
    headers: { accept: 'application/json' },
    timeoutMs: timeLimitMs ?? defaultTimeLimitMs,
    limitBytes: sizeLimitBytes,
    fetch: onOneHost(fetch),
  });
  if (status !== 200) throw new UpstreamError(`The API host answers with status ${status}.`);
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new UpstreamError('The API host answers with something other than JSON.');
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
      if (target?.origin !== url.origin) throw new UpstreamError('The API host redirects to another host.');
      url = target;
    }
    throw new UpstreamError('The API host redirects without end.');
  };
}

const limits = { timeMs: 15_000, memoryMb: 512 };

/**
 * Prepares a specification in a thread of its own, so that pages are served meanwhile and a hostile document can
 * exhaust nothing but that thread. Throws `UnacceptableDocumentError` for one that may not be served.
 */
export async function prepareInThread(text: string): Promise<PreparedSpecification> {
  const thread = createThread<PrepareOutcome>('prepareWorker', import.meta.url, limits);
  try {
    const { prepared, reason } = await thread.ask(text);
    if (prepared === undefined) throw new UnacceptableDocumentError(reason);
    return prepared;
  } catch (error) {
    if (error instanceof UnacceptableDocumentError) throw error;
    const why =
      error instanceof ThreadTimeoutError ? 'it takes too long to check' : 'it could not be checked';
    throw new UnacceptableDocumentError(why, { cause: error });
  } finally {
    thread.end();
  }
}
