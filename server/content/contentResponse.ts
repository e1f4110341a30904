import { decodeHTML } from 'entities';
import * as v from 'valibot';
import { UpstreamError } from '#server/errors.ts';
import type { FetchedText } from '#server/lib/fetchText.ts';
import { parseJson } from '#server/lib/parseJson.ts';
import type { Refusal } from './removeUnknownFields.ts';

export type ContentResponse = {
  data: Record<string, unknown>;
  /** Message of the first error, if fields are missing because of errors. */
  missing: string | undefined;
};

/** Error for a call that the content backend rejected, with the HTTP status and headers or the first GraphQL error. */
export class ContentClientError extends UpstreamError {
  readonly upstreamStatus: number;
  readonly upstreamHeaders: Headers;
  /** Fields that the backend does not know, with their positions in the query. */
  readonly refusals: readonly Refusal[];

  constructor(
    message: string,
    response: { status: number; headers: Headers; isOutage: boolean; refusals?: readonly Refusal[] },
  ) {
    super(message, { isOutage: response.isOutage });
    this.name = 'ContentClientError';
    this.refusals = response.refusals ?? [];
    this.upstreamStatus = response.status;
    this.upstreamHeaders = response.headers;
  }
}

const GraphQLResponse = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(
    v.array(
      v.object({
        message: v.fallback(v.string(), ''),
        path: v.fallback(v.array(v.union([v.string(), v.number()])), []),
        locations: v.fallback(v.array(v.object({ line: v.number(), column: v.number() })), []),
      }),
    ),
  ),
});

/** Parses a backend's response. Throws `ContentClientError` or `UpstreamError`, even if only one key is missing. */
export function parseContentResponse(
  response: FetchedText,
  requiredKeys: readonly string[],
): ContentResponse {
  const { status, headers } = response;
  const parsed = v.safeParse(GraphQLResponse, parseJson(response.text));
  const { data, errors } = parsed.success ? parsed.output : {};
  const [firstError] = errors ?? [];
  if (firstError !== undefined) {
    const message = firstError.message || `The content query failed with status ${status}.`;
    if (status === 200 && data != null && hasAllRoots(data, errors ?? [])) return { data, missing: message };
    // The backend is up, whatever the status, because it has parsed this query.
    throw new ContentClientError(message, {
      status,
      headers,
      isOutage: false,
      refusals: data == null ? refusalsIn(errors ?? []) : [],
    });
  }
  if (status !== 200) {
    const message = `The content backend responded with ${status}.`;
    throw new ContentClientError(message, { status, headers, isOutage: true });
  }
  if (!parsed.success)
    throw new UpstreamError('The content backend responded with something other than a GraphQL result.');
  if (data == null) throw new UpstreamError('The content backend responded without data.');
  // A missing field would look like content that does not exist.
  const missingKey = requiredKeys.find((field) => !Object.hasOwn(data, field));
  if (missingKey !== undefined)
    throw new UpstreamError(`The content backend responded without “${missingKey}”.`);
  return { data, missing: undefined };
}

type GraphQLFault = NonNullable<v.InferOutput<typeof GraphQLResponse>['errors']>[number];

/** Returns the rejections in a list of errors, with messages unescaped, because WordPress escapes some. */
function refusalsIn(errors: readonly GraphQLFault[]): Refusal[] {
  return errors.map(({ message, locations: [location] }) => ({
    message: decodeHTML(message),
    line: location?.line ?? 0,
    column: location?.column ?? 0,
  }));
}

/** Returns whether no error emptied a root field. An empty root field would look like content that does not exist. */
function hasAllRoots(
  data: Record<string, unknown>,
  errors: readonly { path: readonly (string | number)[] }[],
): boolean {
  return errors.every(({ path: [root] }) => root !== undefined && data[root] != null);
}
