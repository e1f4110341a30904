import * as v from 'valibot';
import { httpUrl, nonEmpty } from './configValues.ts';

const apis = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
};

/** The variables about a CDN in front that is told what has changed. */
export const cdnEntries = {
  CDN: v.optional(v.picklist(['fastly', 'cloudflare'], 'expected fastly or cloudflare')),
  CDN_ID: v.optional(nonEmpty),
  CDN_TOKEN: v.optional(nonEmpty),
  CDN_API_URL: v.optional(httpUrl),
};

type CdnEnv = v.InferOutput<ReturnType<typeof schemaOf>>;
const schemaOf = () => v.object(cdnEntries);

/** Undefined without a CDN. */
export function cdnOf({ CDN, CDN_ID, CDN_TOKEN, CDN_API_URL }: CdnEnv) {
  if (CDN === undefined || CDN_ID === undefined || CDN_TOKEN === undefined) return undefined;
  return { kind: CDN, id: CDN_ID, token: CDN_TOKEN, apiUrl: CDN_API_URL ?? apis[CDN] };
}
