import * as v from 'valibot';
import { httpUrl, httpUrls, nonEmpty, wholeNumber } from './configValues.ts';

/** Variables of the content backend. */
export const contentEntries = {
  // Used only by the script that starts the embedded backend. Listed here so that it is documented and validated.
  EMBEDDED_CONTENT: v.optional(
    v.picklist(['demonstration', 'starter'], 'expected demonstration or starter'),
    'demonstration',
  ),
  CONTENT_GRAPHQL_URL: httpUrl,
  CONTENT_METHOD: v.optional(v.picklist(['POST', 'GET'], 'expected POST or GET'), 'POST'),
  CONTENT_REST_URL: httpUrl,
  CONTENT_HOME_URL: v.optional(httpUrl),
  CONTENT_MEDIA_URLS: v.optional(httpUrls, ''),
  CONTENT_REST_NAMESPACE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/, 'expected a namespace of letters, digits, hyphens and underscores, such as skerry'),
    ),
    'skerry',
  ),
  CONTENT_TOKEN: v.optional(nonEmpty),
  CONTENT_FRESH_SECONDS: v.optional(wholeNumber(1, 86_400), '60'),
  CONTENT_CONCURRENCY: v.optional(wholeNumber(1, 100), '8'),
  CONTENT_TIMEOUT_SECONDS: v.optional(wholeNumber(1, 60), '5'),
  CONTENT_PROBE_SECONDS: v.optional(wholeNumber(1, 60), '5'),
};

type ContentEnv = v.InferOutput<ReturnType<typeof schemaOf>>;
const schemaOf = () => v.object(contentEntries);

export function contentOf(env: ContentEnv) {
  return {
    graphqlUrl: env.CONTENT_GRAPHQL_URL,
    method: env.CONTENT_METHOD,
    restUrl: env.CONTENT_REST_URL,
    homeUrl: env.CONTENT_HOME_URL ?? env.CONTENT_REST_URL,
    mediaUrls: env.CONTENT_MEDIA_URLS,
    restNamespace: env.CONTENT_REST_NAMESPACE,
    token: env.CONTENT_TOKEN,
    freshSeconds: env.CONTENT_FRESH_SECONDS,
    concurrency: env.CONTENT_CONCURRENCY,
    timeoutMs: env.CONTENT_TIMEOUT_SECONDS * 1000,
    probeEveryMs: env.CONTENT_PROBE_SECONDS * 1000,
  };
}
