import path from 'node:path';
import * as v from 'valibot';
import { defaultLocale, localeCodes, isLocale, type Locale } from '#locales/locales.ts';
import type { RecipientRule } from '#schema/enquiry.ts';
import { address, dkimKey, flag, httpUrl, nonEmpty, secret, wholeNumber } from './configValues.ts';

/** URLs of the privacy notice, by language: paths on the site or https URLs. A language may have none. */
type PrivacyNotices = Partial<Record<Locale, string>>;

const expected =
  'expected a path or https URL such as /privacy, or one for each language, such as en=/privacy,da=/da/privatliv';

/** Schema of privacy notice URLs: one URL for all languages, or a list of `language=URL`. */
const privacyNotices = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): PrivacyNotices => {
    const entries = dataset.value.split(',').map((entry) => entry.trim());
    const localeEntries = entries.map((entry) => /^([a-z]{2})=(.*)$/.exec(entry));
    const notices: PrivacyNotices = {};
    if (entries.length === 1 && localeEntries[0] === null) {
      for (const locale of localeCodes) notices[locale] = dataset.value.trim();
    } else {
      for (const [, locale, address] of localeEntries.map((entry) => entry ?? [])) {
        if (isLocale(locale)) notices[locale] = address ?? '';
        else addIssue({ message: expected });
      }
    }
    if (Object.values(notices).every(isAddress)) return notices;
    addIssue({ message: expected });
    return NEVER;
  }),
);

function isAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s]*$/.test(text) || (/^https:\/\/[^\s]+$/.test(text) && URL.canParse(text));
}

const email = v.pipe(v.string(), v.email('expected an email address such as hello@example.com'));

const expectedRule =
  'expected rules such as lead de=sales-de@example.com, /support*=help@example.com, region:europe=eu@example.com';

/** Schema of comma-separated rules in the form `condition condition=recipient`. */
const recipientRules = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): RecipientRule[] => {
    const rules = dataset.value.split(',').map(readRule);
    if (rules.every((rule) => rule !== undefined)) return rules;
    addIssue({ message: expectedRule });
    return NEVER;
  }),
);

function readRule(text: string): RecipientRule | undefined {
  const separatorIndex = text.lastIndexOf('=');
  const to = v.safeParse(email, text.slice(separatorIndex + 1).trim());
  const conditions = text.slice(0, separatorIndex).trim().split(/\s+/).filter(Boolean);
  if (separatorIndex < 0 || !to.success || conditions.length === 0) return undefined;
  const rule: RecipientRule = { to: to.output };
  for (const condition of conditions) {
    const [, name, value] = /^([\w-]+):(.+)$/.exec(condition) ?? [];
    if (condition === 'lead' || condition === 'contact') rule.kind = condition;
    else if (isLocale(condition)) rule.locale = condition;
    else if (condition.startsWith('/')) {
      rule.path = condition.replace(/\*$/, '');
      rule.isTree = condition.endsWith('*');
    } else if (name !== undefined && value !== undefined) rule.field = { name, value };
    else return undefined;
  }
  return rule;
}

/** Schema of a contact shown to visitors: an email address or a phone number. */
const contact = v.pipe(
  v.string(),
  v.regex(
    /^([^\s@<>]+@[^\s@<>]+|\+?[\d\s()-]{6,30})$/,
    'expected an email address or a phone number, such as hello@example.com or +45 12 34 56 78',
  ),
);

/** Variables of mail, newsletter and enquiries. */
export const newsletterEntries = {
  MAIL_URL: v.optional(address(['smtp:', 'smtps:'], 'expected a URL such as smtp://user:password@host:587')),
  MAIL_BOUNCE_ADDRESS: v.optional(email),
  MAIL_DKIM_DOMAIN: v.optional(nonEmpty),
  MAIL_DKIM_SELECTOR: v.optional(nonEmpty),
  MAIL_DKIM_PRIVATE_KEY: v.optional(dkimKey),
  NEWSLETTER_UNSUBSCRIBE_ADDRESS: v.optional(email),
  NEWSLETTER_DISCLOSURE: v.optional(
    v.picklist(['reveal', 'uniform'], 'expected reveal or uniform'),
    'reveal',
  ),
  NEWSLETTER_WELCOME: v.optional(flag, 'false'),
  NEWSLETTER_REMINDER: v.optional(flag, 'false'),
  PRIVACY_NOTICE_URL: v.optional(privacyNotices),
  PRIVACY_NOTICE_VERSION: v.optional(nonEmpty),
  NEWSLETTER_WEBHOOK_URL: v.optional(httpUrl),
  NEWSLETTER_WEBHOOK_SECRET: v.optional(secret),
  NEWSLETTER_TOOL: v.optional(
    v.picklist(['listmonk', 'brevo', 'mailchimp'], 'expected listmonk, brevo or mailchimp'),
  ),
  NEWSLETTER_TOOL_URL: v.optional(httpUrl),
  NEWSLETTER_TOOL_KEY: v.optional(nonEmpty),
  NEWSLETTER_TOOL_LIST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'expected the ID of a list in the mailing tool, such as 3')),
  ),
  NEWSLETTER_BOUNCE_IMAP_URL: v.optional(
    address(['imap:', 'imaps:'], 'expected a URL such as imaps://user:password@host/INBOX'),
  ),
  NEWSLETTER_POSTMARK_SECRET: v.optional(secret),
  NEWSLETTER_MAILGUN_KEY: v.optional(nonEmpty),
  NEWSLETTER_SENDGRID_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9+/]{80,}={0,2}$/,
        'expected the verification key of SendGrid’s event webhook, in base64',
      ),
    ),
  ),
  NEWSLETTER_SES_TOPIC: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^arn:aws[\w-]*:sns:[\w-]+:\d+:[\w-]+$/,
        'expected the ARN of an SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
      ),
    ),
  ),
  FORM_CHALLENGE: v.optional(v.picklist(['off', 'on'], 'expected off or on'), 'off'),
  FORM_CONTACT: v.optional(contact),
  ENQUIRY_RECIPIENT: v.optional(email),
  ENQUIRY_RECIPIENTS: v.optional(recipientRules),
  ENQUIRY_WEBHOOK_URL: v.optional(httpUrl),
  ENQUIRY_WEBHOOK_SECRET: v.optional(secret),
  HUBSPOT_TOKEN: v.optional(nonEmpty),
  HUBSPOT_URL: v.optional(httpUrl, 'https://api.hubapi.com'),
  ENQUIRY_LANGUAGE: v.optional(
    v.picklist(localeCodes, `expected one of ${localeCodes.join(', ')}`),
    defaultLocale,
  ),
  ENQUIRY_RETENTION_DAYS: v.optional(wholeNumber(1, 3650), '365'),
  UPLOAD_DIR: v.optional(nonEmpty),
  UPLOAD_MAX_FILES: v.optional(wholeNumber(1, 20), '3'),
  UPLOAD_MAX_MB: v.optional(wholeNumber(1, 100), '10'),
  UPLOAD_TOTAL_MB: v.optional(wholeNumber(1, 200), '20'),
  UPLOAD_ROOM_MB: v.optional(wholeNumber(1, 10_000_000), '2000'),
  UPLOAD_HOUR_MB: v.optional(wholeNumber(1, 1_000_000), '500'),
  UPLOAD_SCAN_COMMAND: v.optional(nonEmpty),
  UPLOAD_SCAN_SECONDS: v.optional(wholeNumber(1, 120), '20'),
};

/** Returns the folder for files sent with enquiries. All instances share it. */
export function uploadFolderOf(
  { UPLOAD_DIR: folder }: Pick<NewsletterEnv, 'UPLOAD_DIR'>,
  dataDir: string,
): string {
  return folder ?? path.join(dataDir, 'uploads');
}

/** Returns the settings for files sent with enquiries. */
export function uploadsOf(
  env: Pick<
    NewsletterEnv,
    | 'UPLOAD_DIR'
    | 'UPLOAD_MAX_FILES'
    | 'UPLOAD_MAX_MB'
    | 'UPLOAD_TOTAL_MB'
    | 'UPLOAD_ROOM_MB'
    | 'UPLOAD_HOUR_MB'
    | 'UPLOAD_SCAN_COMMAND'
    | 'UPLOAD_SCAN_SECONDS'
  >,
  dataDir: string,
) {
  return {
    folder: uploadFolderOf(env, dataDir),
    limits: {
      files: env.UPLOAD_MAX_FILES,
      fileBytes: env.UPLOAD_MAX_MB * 1_000_000,
      totalBytes: env.UPLOAD_TOTAL_MB * 1_000_000,
    },
    roomBytes: env.UPLOAD_ROOM_MB * 1_000_000,
    hourBytes: env.UPLOAD_HOUR_MB * 1_000_000,
    scan: { command: env.UPLOAD_SCAN_COMMAND, timeoutMs: env.UPLOAD_SCAN_SECONDS * 1000 },
  };
}

type NewsletterEnv = v.InferOutput<ReturnType<typeof schemaOf>>;
const schemaOf = () => v.object(newsletterEntries);

export function dkimOf({ MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_PRIVATE_KEY }: NewsletterEnv) {
  if (!MAIL_DKIM_DOMAIN || !MAIL_DKIM_SELECTOR || !MAIL_DKIM_PRIVATE_KEY) return undefined;
  return {
    domainName: MAIL_DKIM_DOMAIN,
    keySelector: MAIL_DKIM_SELECTOR,
    privateKey: MAIL_DKIM_PRIVATE_KEY,
  };
}

/** Returns the settings of the forms' challenge; `undefined` if there is none. */
export function formChallengeOf({ FORM_CHALLENGE, FORM_CONTACT }: NewsletterEnv) {
  return FORM_CHALLENGE === 'on' && FORM_CONTACT !== undefined ? { contact: FORM_CONTACT } : undefined;
}

export function webhookOf({ NEWSLETTER_WEBHOOK_URL: url, NEWSLETTER_WEBHOOK_SECRET: secret }: NewsletterEnv) {
  return url === undefined || secret === undefined ? undefined : { url, secret };
}

/** Returns the settings of the system that also receives enquiries; `undefined` if there is none. */
export function enquiryReceiverOf(env: NewsletterEnv) {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: key, HUBSPOT_TOKEN: token, HUBSPOT_URL } = env;
  if (token !== undefined) return { kind: 'hubspot' as const, url: HUBSPOT_URL, token };
  return url === undefined || key === undefined ? undefined : { kind: 'webhook' as const, url, secret: key };
}

/** Returns whether a list ID is valid for a tool: list IDs of listmonk and Brevo are numbers. */
export function isListOfTool({
  NEWSLETTER_TOOL: name,
  NEWSLETTER_TOOL_LIST: list,
}: Pick<NewsletterEnv, 'NEWSLETTER_TOOL' | 'NEWSLETTER_TOOL_LIST'>): boolean {
  return name === undefined || name === 'mailchimp' || list === undefined || /^\d+$/.test(list);
}

/** Returns the settings of the mailing tool; `undefined` if none is configured. */
export function toolOf(
  env: Pick<
    NewsletterEnv,
    'NEWSLETTER_TOOL' | 'NEWSLETTER_TOOL_KEY' | 'NEWSLETTER_TOOL_LIST' | 'NEWSLETTER_TOOL_URL'
  >,
) {
  const { NEWSLETTER_TOOL: name, NEWSLETTER_TOOL_KEY: key, NEWSLETTER_TOOL_LIST: list } = env;
  const { NEWSLETTER_TOOL_URL: url } = env;
  if (!name || !url || !key || !list) return undefined;
  return name === 'mailchimp' ? { name, url, key, list } : { name, url, key, list: Number(list) };
}

export function bouncesOf(env: NewsletterEnv) {
  return {
    imapUrl: env.NEWSLETTER_BOUNCE_IMAP_URL,
    postmarkSecret: env.NEWSLETTER_POSTMARK_SECRET,
    mailgunKey: env.NEWSLETTER_MAILGUN_KEY,
    sendgridKey: env.NEWSLETTER_SENDGRID_KEY,
    sesTopic: env.NEWSLETTER_SES_TOPIC,
  };
}
