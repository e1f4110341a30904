import { atFirstUse } from '#server/lib/lazyAsync.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Fetch } from '#server/lib/fetchText.ts';
import type { DiskCopiesOf } from '#server/lib/backupStore.ts';
import { createOccasionalLog } from '#server/lib/rateLimitedLog.ts';
import { createStaleCache } from '#server/lib/staleCache.ts';
import type { Cached } from '#server/lib/staleCacheTypes.ts';
import type { Logger } from '#server/logger.ts';
import { fetchSpecification } from './fetchSpecification.ts';
import { prepareInThread } from './prepareInThread.ts';
import type { PreparedSpecification } from './PreparedSpecification.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

export type SpecificationSourceOptions = {
  /** Origin of the API host; undefined serves the embedded specification. */
  origin: string | undefined;
  embedded: () => Promise<unknown>;
  fetch: Fetch;
  /** Where the last good one is kept. */
  copies: DiskCopiesOf;
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
const restMs = 5_000;

export function createSpecificationSource(options: SpecificationSourceOptions): SpecificationSource {
  const { origin } = options;
  return origin === undefined ? embeddedSource(options) : fetchedSource({ ...options, origin });
}

function embeddedSource(options: SpecificationSourceOptions): SpecificationSource {
  const prepared = atFirstUse(async () => acceptable(JSON.stringify(await options.embedded()), options));
  return {
    async current() {
      return { value: await prepared(), state: 'hit', storedAt: Date.now() };
    },
  };
}

function fetchedSource(options: SpecificationSourceOptions & { origin: string }): SpecificationSource {
  const { origin, copies, logger } = options;
  const logOccasionally = createOccasionalLog();
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
    restMs,
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

  const restored = atFirstUse(async () => {
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
