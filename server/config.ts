import { isIP } from 'node:net';
import * as v from 'valibot';

/** A wrong environment: names every bad variable at once, with what it expects. */
export class ConfigError extends Error {
  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super(issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`).join('\n'));
    this.name = 'ConfigError';
  }
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'expected a port number from 0 to 65535'),
);
const whole = (minimum: number, maximum: number) => {
  const message = `expected a whole number from ${minimum} to ${maximum}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
};
const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'expected an http or https address',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const flag = v.pipe(
  v.picklist(['true', 'false'], 'expected true or false'),
  v.transform((text) => text === 'true'),
);
const cidrList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
  ),
  v.check(
    (ranges) => ranges.every(isAddressRange),
    'expected a list of addresses or CIDR ranges, such as 10.0.0.0/8,::1',
  ),
);
const nonEmpty = v.pipe(v.string(), v.minLength(1, 'expected some text'));

/** Every variable the site reads; `.env.example` documents them, and a test keeps the two together. */
export const EnvSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'expected development, test or production'),
    'production',
  ),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(nonEmpty, '0.0.0.0'),
  SITE_URL: v.optional(httpUrl),
  SITE_INDEXABLE: v.optional(flag, 'true'),
  TRUSTED_PROXIES: v.optional(cidrList, ''),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'expected fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  DATA_DIR: v.optional(nonEmpty, 'data'),
  CONTENT_GRAPHQL_URL: httpUrl,
  CONTENT_REST_URL: httpUrl,
  CONTENT_REST_NAMESPACE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'expected a namespace such as site')),
    'site',
  ),
  CONTENT_TOKEN: v.optional(nonEmpty),
  CONTENT_FRESH_SECONDS: v.optional(whole(1, 86_400), '60'),
  DOCS_API_ORIGIN: v.optional(httpUrl),
  ICON_SERVICE_URL: v.optional(httpUrl, 'https://api.iconify.design'),
  ROUTE_RULES: v.optional(nonEmpty),
  ROOT_REDIRECT: v.optional(
    v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https?:\/\/)/, 'expected a path or an http address')),
  ),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once, at start; every other module receives values. Throws `ConfigError`. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(EnvSchema, withoutEmpty(env), { abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues);
  const e = parsed.output;
  return {
    environment: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    siteUrl: e.SITE_URL,
    isIndexable: e.SITE_INDEXABLE,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
    dataDir: e.DATA_DIR,
    content: {
      graphqlUrl: e.CONTENT_GRAPHQL_URL,
      restUrl: e.CONTENT_REST_URL,
      restNamespace: e.CONTENT_REST_NAMESPACE,
      token: e.CONTENT_TOKEN,
      freshSeconds: e.CONTENT_FRESH_SECONDS,
    },
    docsApiOrigin: e.DOCS_API_ORIGIN,
    iconServiceUrl: e.ICON_SERVICE_URL,
    routing: { rulesFile: e.ROUTE_RULES, rootRedirect: e.ROOT_REDIRECT },
  };
}

/** `PORT=` in an env file means: not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function isAddressRange(range: string): boolean {
  const [address = '', prefix] = range.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
