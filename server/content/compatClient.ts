import { hourMs } from '#schema/durations.ts';
import { UpstreamError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import { ContentClientError } from './contentResponse.ts';
import { compiledQuery, createQueryCache } from './compiledQuery.ts';
import type { ContentClient, ContentRequest } from './contentClient.ts';
import { removeUnknownFields, wholeQuery, type CompatibleQuery } from './removeUnknownFields.ts';

/** Maximum number of attempts. A backend may report fields inside an unknown field only after that field is removed. */
const maxAttempts = 5;
/** Time after which the whole query is tried again, because the backend may have the fields by now. */
const rememberedMs = hourMs;

/** Adapts queries to the fields and section kinds that the backend lacks. Shared by all clients of the backend. */
export type CompatClient = {
  /** Wraps a client so that queries omit the fields that the backend lacks. These fields are null in the result. */
  wrap(client: ContentClient): ContentClient;
  /** Returns the names of fields left out of queries; empty if the backend has the whole model. */
  absent(): readonly string[];
  /** Returns whether the backend rejected a query because required fields are missing. */
  isIncomplete(): boolean;
  /** Forgets the missing fields, so that the next queries include all fields. */
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
  const compatibleQueries = createQueryCache<{ query: CompatibleQuery; until: number }>(
    ({ query }) => query.text.length,
  );
  const reportedNames = new Set<string>();
  const refusedOperations = new Set<string>();

  const findCompatible = (text: string): CompatibleQuery | undefined => {
    const entry = compatibleQueries.get(text);
    if (entry !== undefined && entry.until > now()) return entry.query;
    compatibleQueries.delete(text);
    return undefined;
  };
  const reportNames = (names: readonly string[], operation: string) => {
    const newNames = names.filter((name) => !reportedNames.has(name));
    for (const name of newNames) reportedNames.add(name);
    if (newNames.length > 0)
      logger.warn(
        { query: operation, absent: newNames },
        "the backend's schema lacks fields of the content model",
      );
  };

  return {
    wrap: (client) => ({
      async query(request, options) {
        let query = findCompatible(request.text) ?? wholeQuery(compiledQuery(request.text).compact);
        for (let attempt = 1; ; attempt += 1) {
          try {
            const response = await client.query({ ...request, text: query.text }, options);
            refusedOperations.delete(request.name);
            if (query.absent.length > 0)
              compatibleQueries.set(request.text, {
                query,
                until: compatibleQueries.get(request.text)?.until ?? now() + rememberedMs,
              });
            query.complete(response.data);
            return response;
          } catch (error) {
            const reducedQuery =
              attempt < maxAttempts ? withoutUnknownFields(request, query, error) : undefined;
            if (reducedQuery === undefined) {
              if (!isRefusal(error)) throw error;
              refusedOperations.add(request.name);
              throw incompleteModel(error);
            }
            reportNames(reducedQuery.absent, request.name);
            query = reducedQuery;
          }
        }
      },
    }),
    absent: () =>
      [...new Set([...compatibleQueries.values()].flatMap(({ query }) => query.absent))].toSorted(),
    isIncomplete: () => refusedOperations.size > 0,
    forget() {
      compatibleQueries.clear();
      reportedNames.clear();
    },
  };
}

function withoutUnknownFields(
  request: ContentRequest,
  query: CompatibleQuery,
  error: unknown,
): CompatibleQuery | undefined {
  return isRefusal(error) ? removeUnknownFields(request.text, query, error.refusals) : undefined;
}

/** Returns whether the backend's schema does not allow the query, as opposed to an error while resolving the query. */
function isRefusal(error: unknown): error is ContentClientError {
  return (
    error instanceof ContentClientError && error.refusals.some(({ message }) => refusalPattern.test(message))
  );
}
const refusalPattern = /^(Cannot query field|Unknown (type|argument)|Field ".*" is not defined by type)/;

function incompleteModel(error: ContentClientError): UpstreamError {
  return new UpstreamError(`The backend's schema lacks fields of the content model: ${error.message}`, {
    cause: error,
    code: 'content_model_incomplete',
    isOutage: false,
  });
}
