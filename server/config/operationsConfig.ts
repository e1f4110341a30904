import * as v from 'valibot';
import { httpUrl, nonEmpty } from './configValues.ts';

const apis = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
};

const cdnFields = {
  CDN: v.optional(v.picklist(['fastly', 'cloudflare'], 'expected fastly or cloudflare')),
  CDN_ID: v.optional(nonEmpty),
  CDN_TOKEN: v.optional(nonEmpty),
  CDN_API_URL: v.optional(httpUrl),
};

/** Variables of tracing, with OpenTelemetry's names. */
const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_SERVICE_NAME: v.optional(nonEmpty, 'site'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'expected a number from 0 to 1, such as 0.1'),
      v.transform(Number),
    ),
    '1',
  ),
};

/** Variables of IndexNow, which notifies search engines of changes. */
const indexNowFields = {
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')),
  ),
  INDEXNOW_URL: v.optional(httpUrl, 'https://api.indexnow.org/indexnow'),
};

/** Variables of the CDN, the trace collector and search engines. */
export const operationsEntries = { ...cdnFields, ...tracingFields, ...indexNowFields };

const CdnEnv = v.object(cdnFields);
const TracingEnv = v.object(tracingFields);
const IndexNowEnv = v.object(indexNowFields);

/** Returns the settings of the CDN; `undefined` if none is configured. */
export function cdnOf({ CDN, CDN_ID, CDN_TOKEN, CDN_API_URL }: v.InferOutput<typeof CdnEnv>) {
  if (CDN === undefined || CDN_ID === undefined || CDN_TOKEN === undefined) return undefined;
  return { kind: CDN, id: CDN_ID, token: CDN_TOKEN, apiUrl: CDN_API_URL ?? apis[CDN] };
}

/** Returns the settings of the trace collector; `undefined` if none is configured. */
export function tracingOf(env: v.InferOutput<typeof TracingEnv>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = env;
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: env.OTEL_TRACES_SAMPLER_ARG };
}

/** Returns the settings of IndexNow; `undefined` if no key is configured. */
export function indexNowOf({ INDEXNOW_KEY: key, INDEXNOW_URL: endpoint }: v.InferOutput<typeof IndexNowEnv>) {
  return key === undefined ? undefined : { key, endpoint };
}
