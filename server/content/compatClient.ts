import { hourMs } from '#schema/durations.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { ContentClientError } from './contentAnswer.ts';
import { compiledQuery, createQueryCache } from './compiledQuery.ts';
import type { ContentClient, ContentRequest } from './contentClient.ts';
import { removeUnknownFields, wholeQuery, type CompatibleQuery } from './removeUnknownFields.ts';

/** Limit of attempts: a backend may report the fields inside an unknown field only after that field is removed. */
const attempts = 5;
/** Time after which the whole query is tried again, because the missing fields may have been installed. */
const rememberedMs = hourMs;

/** Fields and section kinds that the backend lacks, shared by all its clients. */
export type CompatClient = {
  /** Wraps a client, so that queries omit the fields that the backend lacks; they are null in the result. */
  over(client: ContentClient): ContentClient;
  /** Names of fields left out of queries; empty if the backend has the whole model. */
  absent(): readonly string[];
  /** Whether the backend refused a query because required fields are missing. */
  isIncomplete(): boolean;
  /** Queries all fields again. */
  forget(): void;
};

/**
 * Creates a client that learns from a backend's errors which fields and section kinds it lacks, and omits them from
 * then on. It cannot query the schema, which WPGraphQL shows only to administrators.
 */
export function createCompatClient({
  logger,
  now = Date.now,
}: {
  logger: Logger;
  now?: () => number;
}): CompatClient {
  const known = createQueryCache<{ query: CompatibleQuery; until: number }>(({ query }) => query.text.length);
  const told = new Set<string>();
  const refused = new Set<string>();

  const find = (text: string): CompatibleQuery | undefined => {
    const entry = known.get(text);
    if (entry !== undefined && entry.until > now()) return entry.query;
    known.delete(text);
    return undefined;
  };
  const tell = (names: readonly string[], operation: string) => {
    const news = names.filter((name) => !told.has(name));
    for (const name of news) told.add(name);
    if (news.length > 0)
      logger.warn(
        { query: operation, absent: news },
        "the backend's schema lacks fields of the content model",
      );
  };

  return {
    over: (client) => ({
      async query(request, how) {
        let query = find(request.text) ?? wholeQuery(compiledQuery(request.text).compact);
        for (let attempt = 1; ; attempt += 1) {
          try {
            const answer = await client.query({ ...request, text: query.text }, how);
            refused.delete(request.name);
            if (query.absent.length > 0)
              known.set(request.text, {
                query,
                until: known.get(request.text)?.until ?? now() + rememberedMs,
              });
            query.complete(answer.data);
            return answer;
          } catch (error) {
            const next = attempt < attempts ? fitted(request, query, error) : undefined;
            if (next === undefined) {
              if (!isRefusal(error)) throw error;
              refused.add(request.name);
              throw incomplete(error);
            }
            tell(next.absent, request.name);
            query = next;
          }
        }
      },
    }),
    absent: () => [...new Set([...known.values()].flatMap(({ query }) => query.absent))].toSorted(),
    isIncomplete: () => refused.size > 0,
    forget() {
      known.clear();
      told.clear();
    },
  };
}

function fitted(
  request: ContentRequest,
  query: CompatibleQuery,
  error: unknown,
): CompatibleQuery | undefined {
  return isRefusal(error) ? removeUnknownFields(request.text, query, error.refusals) : undefined;
}

/** Whether the backend's schema does not allow the query, as opposed to an error while the query was resolved. */
function isRefusal(error: unknown): error is ContentClientError {
  return error instanceof ContentClientError && error.refusals.some(({ message }) => refusal.test(message));
}
const refusal = /^(Cannot query field|Unknown (type|argument)|Field ".*" is not defined by type)/;

function incomplete(error: ContentClientError): UpstreamError {
  return new UpstreamError(`The backend's schema lacks fields of the content model: ${error.message}`, {
    cause: error,
    code: 'content_model_incomplete',
    isOutage: false,
  });
}
