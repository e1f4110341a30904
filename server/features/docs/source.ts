import { join } from 'node:path';
import { minuteMs } from '#schema/durations.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Fetch } from '#server/upstream/fetchText.ts';
import { createSnapshot, type Snapshot } from '#server/upstream/snapshot.ts';
import { createStaleCache, type Cached } from '#server/upstream/staleCache.ts';
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
  /** Folder in which the last good copy is kept. */
  dataDir: string;
  logger: Logger;
  freshSeconds?: number;
  timeLimitMs?: number;
};

export type SpecificationSource = {
  /** The newest good specification: at once when there is one, refreshed behind. Throws `UpstreamError` when there is none. */
  current(): Promise<Cached<PreparedSpecification>>;
};

/** What came from the API host, beside what was made of it. */
type Copy = { text: string; specification: PreparedSpecification };

const defaultFreshSeconds = 300;
const memoryLimitBytes = 64_000_000;
const logIntervalMs = minuteMs;
/** A host that fails is not asked again for so long. */
const restMs = 5_000;

export function createSpecificationSource(options: SpecificationSourceOptions): SpecificationSource {
  const { origin } = options;
  return origin === undefined ? embeddedSource(options) : fetchedSource({ ...options, origin });
}

function embeddedSource({ embedded }: SpecificationSourceOptions): SpecificationSource {
  let preparing: Promise<PreparedSpecification> | undefined;
  return {
    async current() {
      preparing ??= embedded().then((document) => acceptable(JSON.stringify(document)));
      return { value: await preparing, state: 'hit', storedAt: Date.now() };
    },
  };
}

function fetchedSource(options: SpecificationSourceOptions & { origin: string }): SpecificationSource {
  const { origin, logger } = options;
  const snapshot = createSnapshot(join(options.dataDir, 'api-specification.json'), logger);
  const reportFailure = createFailureReport(logger);
  const cache = createStaleCache<Copy>({
    freshMs: (options.freshSeconds ?? defaultFreshSeconds) * 1000,
    // A reference from last month is better than none.
    staleMs: Infinity,
    limitBytes: memoryLimitBytes,
    sizeOf: sizeOfCopy,
    restMs,
    onLoadFailed: (_key, error) => reportFailure(error),
  });
  let latest: Copy | undefined;
  let restoring: Promise<void> | undefined;

  async function load(): Promise<Copy> {
    const text = await fetchSpecification(options);
    latest = text === latest?.text ? latest : { text, specification: await acceptable(text) };
    await keep(snapshot, origin, text);
    return latest;
  }

  async function restore(): Promise<void> {
    for await (const { key, value, storedAt } of snapshot.read()) {
      if (key !== origin || typeof value !== 'string') continue;
      try {
        latest = { text: value, specification: await acceptable(value) };
        cache.restore(origin, latest, storedAt);
      } catch (error) {
        reportFailure(error);
      }
    }
  }

  return {
    async current() {
      restoring ??= restore();
      await restoring;
      const { value, state, storedAt } = await cache.get(origin, load);
      return { value: value.specification, state, storedAt };
    },
  };
}

async function keep(snapshot: Snapshot, key: string, value: string): Promise<void> {
  snapshot.schedule(() => [{ key, storedAt: Date.now(), value }]);
  await snapshot.flush();
}

async function acceptable(text: string): Promise<PreparedSpecification> {
  try {
    return await prepareInThread(text);
  } catch (error) {
    const reason = error instanceof UnacceptableDocumentError ? error.message : 'it could not be checked';
    throw new UpstreamError(`The API specification cannot be shown: ${reason}.`, { cause: error });
  }
}

function sizeOfCopy({ text, specification }: Copy): number {
  return text.length + Object.values(specification.bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

/** Once a minute at most: during an outage every visitor is a failure. */
function createFailureReport(logger: Logger): (error: unknown) => void {
  let reportedAt = -Infinity;
  return (error) => {
    if (Date.now() - reportedAt < logIntervalMs) return;
    reportedAt = Date.now();
    logger.warn({ err: error }, 'the API specification could not be refreshed');
  };
}
