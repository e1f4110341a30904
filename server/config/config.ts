import { brand } from '#brand/brand.ts';
import * as parts from '#brand/parts.ts';
import * as v from 'valibot';
import { chatProviders, type ChatSettings } from '#schema/chat.ts';
import {
  address,
  allOrNone,
  cidrList,
  flag,
  httpUrl,
  mailbox,
  nonEmpty,
  parseEnv,
  port,
  secret,
  wholeNumber,
} from './configValues.ts';
import { analyticsEntries, analyticsFault, analyticsOf } from './analyticsConfig.ts';
import { divideCaches } from './cacheLimits.ts';
import { contentEntries, contentOf } from './contentConfig.ts';
import { cdnOf, indexNowOf, operationsEntries, tracingOf } from './operationsConfig.ts';
import {
  bouncesOf,
  dkimOf,
  enquiryReceiverOf,
  formChallengeOf,
  isListOfTool,
  newsletterEntries,
  toolOf,
  uploadsOf,
  webhookOf,
} from './newsletterConfig.ts';

/** Sender address if MAIL_FROM is not set. */
const unnamedSender = 'website@localhost';

/** All variables that the site reads. A test compares them with `.env.example`. */
export const EnvSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'expected development, test or production'),
    'production',
  ),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(nonEmpty, '0.0.0.0'),
  SITE_URL: v.optional(httpUrl),
  SITE_INDEXABLE: v.optional(flag, 'true'),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:|tel:|https:\/\/)[^\s]+$/,
        'expected a mailto:, tel: or https: address, such as mailto:security@example.com',
      ),
    ),
  ),
  HSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^max-age=\d{1,10}(; ?includeSubDomains(; ?preload)?)?$/,
        'expected max-age=31536000, optionally followed by ; includeSubDomains and ; preload',
      ),
    ),
    'max-age=31536000',
  ),
  TRUSTED_PROXIES: v.optional(cidrList, ''),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'expected fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  METRICS_TOKEN: v.optional(secret),
  DATA_DIR: v.optional(nonEmpty, 'data'),
  ...contentEntries,
  REVALIDATE_SECRET: v.optional(secret),
  OWNER_SECRET: v.optional(secret),
  ...operationsEntries,
  DOCS_API_ORIGIN: v.optional(
    v.union(
      [v.literal('demonstration'), httpUrl],
      'expected an http or https URL such as https://api.example.com, or demonstration',
    ),
  ),
  ICON_SERVICE_URL: v.optional(httpUrl),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'expected a URL such as postgres://user:password@host:5432/name'),
  ),
  SECRET_KEY: v.optional(secret),
  REDIS_URL: v.optional(address(['redis:', 'rediss:'], 'expected a URL such as redis://:password@host:6379')),
  ...newsletterEntries,
  MAIL_FROM: v.optional(mailbox, `Website <${unnamedSender}>`),
  CHAT_PROVIDER: v.optional(
    v.picklist(chatProviders, `expected one of ${chatProviders.join(', ')}`),
    'generic',
  ),
  CHAT_SCRIPT_URL: v.optional(httpUrl),
  CHAT_REQUIRES_CONSENT: v.optional(flag, 'true'),
  ...analyticsEntries,
  IMAGE_AVIF: v.optional(flag, 'false'),
  CACHE_MB: v.optional(wholeNumber(64, 4096), '120'),
  CATALOGUE: v.optional(flag, 'false'),
  ROUTE_RULES: v.optional(nonEmpty),
  OLD_ADDRESSES: v.optional(
    v.picklist(['redirect', 'gone', 'off'], 'expected redirect, gone or off'),
    'redirect',
  ),
  ROOT_REDIRECT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?![/\\])|https?:\/\/)/, 'expected a path such as /home, or an http or https URL'),
    ),
  ),
});

export type Config = ReturnType<typeof readConfig>;

const CompleteEnv = v.pipe(
  EnvSchema,
  allOrNone<Env>('NEWSLETTER_WEBHOOK_URL', 'NEWSLETTER_WEBHOOK_SECRET'),
  allOrNone<Env>('ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'),
  v.check(
    (env: Env) => env.HUBSPOT_TOKEN === undefined || env.ENQUIRY_WEBHOOK_URL === undefined,
    'HUBSPOT_TOKEN and ENQUIRY_WEBHOOK_URL: only one of them can be set',
  ),
  allOrNone<Env>('NEWSLETTER_TOOL', 'NEWSLETTER_TOOL_URL', 'NEWSLETTER_TOOL_KEY', 'NEWSLETTER_TOOL_LIST'),
  v.check(
    (env: Env) => env.NEWSLETTER_TOOL === undefined || env.NEWSLETTER_WEBHOOK_URL === undefined,
    'NEWSLETTER_TOOL and NEWSLETTER_WEBHOOK_URL: only one of them can be set',
  ),
  v.forward(
    v.check(
      (env: Env) => isListOfTool(env),
      'expected the number of a list, such as 3, because NEWSLETTER_TOOL is listmonk or brevo',
    ),
    ['NEWSLETTER_TOOL_LIST'],
  ),
  v.check(
    (env: Env) => env.FORM_CHALLENGE === 'off' || env.FORM_CONTACT !== undefined,
    'FORM_CONTACT: required because FORM_CHALLENGE is on',
  ),
  allOrNone<Env>('CDN', 'CDN_ID', 'CDN_TOKEN'),
  v.check(
    (env: Env) => env.CDN === undefined || env.REVALIDATE_SECRET !== undefined,
    'REVALIDATE_SECRET: required because CDN is set; without it nothing is purged',
  ),
  v.forward(
    v.check(
      (env: Env) => env.OWNER_SECRET === undefined || env.OWNER_SECRET !== env.REVALIDATE_SECRET,
      'expected a secret other than REVALIDATE_SECRET, because it gives access to enquiries and the newsletter',
    ),
    ['OWNER_SECRET'],
  ),
  allOrNone<Env>('MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_PRIVATE_KEY'),
  v.rawCheck<Env>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const issue = analyticsFault(input, parts.consent);
    if (issue === undefined) return;
    const path = { type: 'unknown', origin: 'value', input, key: issue.name, value: undefined } as const;
    addIssue({ message: issue.expected, path: [path], input: input[issue.name] });
  }),
);

/** Returns the origin of the site, or of this machine if no site URL is configured. */
export function siteUrlOf({ siteUrl, port }: { siteUrl: string | undefined; port: number }): string {
  return siteUrl ?? `http://localhost:${port}`;
}

/** Reads the environment once, at start. All other modules receive values from here. Throws `ConfigError`. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const e = parseEnv(CompleteEnv, env);
  return {
    environment: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    siteUrl: e.SITE_URL,
    isIndexable: e.SITE_INDEXABLE,
    securityContact: e.SECURITY_CONTACT,
    hsts: e.HSTS,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    tracing: tracingOf(e),
    dataDir: e.DATA_DIR,
    content: contentOf(e),
    revalidateSecret: e.REVALIDATE_SECRET,
    ownerSecret: e.OWNER_SECRET,
    cdn: cdnOf(e),
    indexNow: indexNowOf(e),
    databaseUrl: e.DATABASE_URL,
    secretKey: e.SECRET_KEY,
    redisUrl: e.REDIS_URL,
    mail: {
      url: e.MAIL_URL,
      bounceAddress: e.MAIL_BOUNCE_ADDRESS,
      from: e.MAIL_FROM,
      unsubscribeAddress: e.NEWSLETTER_UNSUBSCRIBE_ADDRESS ?? e.MAIL_FROM.address,
      dkim: dkimOf(e),
    },
    privacyNotices: e.PRIVACY_NOTICE_URL,
    formChallenge: formChallengeOf(e),
    newsletter: {
      disclosure: e.NEWSLETTER_DISCLOSURE,
      noticeVersion: e.PRIVACY_NOTICE_VERSION,
      sender: senderOf(e),
      webhook: webhookOf(e),
      tool: toolOf(e),
      hasWelcome: e.NEWSLETTER_WELCOME,
      hasReminder: e.NEWSLETTER_REMINDER,
      bounces: bouncesOf(e),
    },
    enquiries: {
      recipient: e.ENQUIRY_RECIPIENT,
      rules: e.ENQUIRY_RECIPIENTS,
      receiver: enquiryReceiverOf(e),
      language: e.ENQUIRY_LANGUAGE,
      retentionDays: e.ENQUIRY_RETENTION_DAYS,
    },
    uploads: uploadsOf(e, e.DATA_DIR),
    chat: parts.chat ? chatOf(e) : undefined,
    analytics: analyticsOf(e),
    countsPages: e.PAGE_COUNTS,
    measuresWeeks: e.WEEKLY_MEASURES,
    docsApiOrigin: e.DOCS_API_ORIGIN,
    iconServiceUrl: e.ICON_SERVICE_URL ?? brand.iconService,
    offersAvif: e.IMAGE_AVIF,
    cacheLimits: divideCaches(e.CACHE_MB),
    showsCatalogue: e.CATALOGUE,
    routing: { rulesFile: e.ROUTE_RULES, rootRedirect: e.ROOT_REDIRECT, oldAddresses: e.OLD_ADDRESSES },
  };
}

type Env = v.InferOutput<typeof EnvSchema>;

/** Returns the sender's name, to which subscribers consent; `undefined` if MAIL_FROM has none. */
function senderOf({ MAIL_FROM: { name, address } }: Env): string | undefined {
  return address === unnamedSender || name === '' ? undefined : name;
}

/** Returns the settings of the support chat; `undefined` if no chat script is configured. */
function chatOf({ CHAT_PROVIDER, CHAT_SCRIPT_URL, CHAT_REQUIRES_CONSENT }: Env): ChatSettings | undefined {
  if (CHAT_SCRIPT_URL === undefined) return undefined;
  return { provider: CHAT_PROVIDER, scriptUrl: CHAT_SCRIPT_URL, requiresConsent: CHAT_REQUIRES_CONSENT };
}
