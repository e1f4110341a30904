import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { fetchText } from '#server/upstream/fetchText.ts';

/** How a backend says that it keeps texts, and not this one. */
export const unknownId = 'PersistedQueryNotFound';

/** Whether a backend keeps the texts of queries, so that they can be asked for by their ids. */
export type PersistedQueries = {
  areKept(): boolean;
  /** It turned out not to: texts are sent, and it is asked again later. */
  forget(): void;
  stop(): void;
};

/** The id of a text, as WPGraphQL Smart Cache and Apollo's clients have it. */
export function queryIdOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A refusal that is about the id and not about the query: of WPGraphQL without Smart Cache, and of Smart Cache itself. */
export function isRefusedId(refusal: string | undefined): boolean {
  return (
    refusal !== undefined && /persisted quer|queryId|already been associated|document data/i.test(refusal)
  );
}

const Answer = v.object({ errors: v.array(v.object({ message: v.string() })) });

/** Asks for a text that nobody can have sent: who keeps texts says that this one is unknown. Rejects without an answer. */
export async function keepsQueries(graphqlUrl: string, timeoutMs: number): Promise<boolean> {
  const { text } = await fetchText(`${graphqlUrl}?queryId=${queryIdOf('')}&variables={}`, {
    headers: { accept: 'application/json' },
    isRetried: false,
    timeoutMs,
    limitBytes: 64 * 1024,
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text);
  return parsed.success && parsed.output.errors.some(({ message }) => message === unknownId);
}

/** Finds out at start, and each hour, whether the backend keeps queries. */
export function findPersistedQueries(parts: {
  graphqlUrl: string;
  timeoutMs: number;
  logger: Logger;
}): PersistedQueries {
  let areKept = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const ask = async () => {
    const found = await keepsQueries(parts.graphqlUrl, parts.timeoutMs).catch(() => undefined);
    if (isStopped) return;
    if (found === true && !areKept) parts.logger.info({}, 'the content backend keeps queries: they go by id');
    areKept = found ?? areKept;
    timer = setTimeout(() => void ask(), found === undefined ? minuteMs : hourMs).unref();
  };
  void ask();

  return {
    areKept: () => areKept,
    forget: () => void (areKept = false),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
