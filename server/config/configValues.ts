import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import parseAddresses from 'nodemailer/lib/addressparser';
import * as v from 'valibot';

// Schemas for the values of environment variables. Each message states the expected format with an example.

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a port number from 0 to 65535, such as 3000'),
  v.transform(Number),
  v.maxValue(65_535, 'expected a port number from 0 to 65535, such as 3000'),
);
export const wholeNumber = (minimum: number, maximum: number) => {
  const message = `expected a whole number from ${minimum} to ${maximum}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
};
/** Schema of a URL. Its output has no trailing slash, so that paths can be appended. */
export const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'expected an http or https URL, such as https://www.example.com',
  ),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
);
/** Schema of a comma-separated list of URLs. */
export const httpUrls = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  ),
  v.array(httpUrl),
);
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'expected true or false'),
  v.transform((text) => text === 'true'),
);
export const cidrList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
  ),
  v.check(
    (ranges) => ranges.every(isAddressRange),
    'expected IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,::1',
  ),
);
export const nonEmpty = v.pipe(v.string(), v.minLength(1, 'expected a value'));
/** Schema of a secret that is long enough to prevent guessing. */
export const secret = v.pipe(
  v.string(),
  v.minLength(32, 'expected at least 32 characters, such as the output of openssl rand -hex 32'),
);
/** Schema of a DKIM key. Accepts `\n` for line breaks, which many tools cannot put into environment variables. */
export const dkimKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.check(isRsaKey, 'expected an RSA private key of at least 1024 bits in PEM format'),
);
export const address = (protocols: readonly string[], expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected),
  );

export const mailbox = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [sender, ...others] = parseAddresses(dataset.value, { flatten: true });
    const isSender = others.length === 0 && /^[^\s@<>]+@[^\s@<>]+$/.test(sender?.address ?? '');
    if (sender !== undefined && isSender && !/[\r\n\0]/.test(dataset.value)) return sender;
    addIssue({ message: 'expected one sender, such as Example <hello@example.com>' });
    return NEVER;
  }),
);

/** Returns whether DKIM verifiers must support the key (RFC 8301). */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

function isAddressRange(range: string): boolean {
  const [address = '', prefix] = range.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** Returns a check that rejects a group of variables if only some are set: the feature would silently stay off. */
export function allOrNone<TEnv extends object>(...names: readonly (keyof TEnv & string)[]) {
  return v.rawCheck<TEnv>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const [setName] = names.filter((name) => input[name] !== undefined);
    if (setName === undefined) return;
    for (const key of names.filter((name) => input[name] === undefined)) {
      const path = { type: 'unknown', origin: 'value', input, key, value: undefined } as const;
      addIssue({ message: `required because ${setName} is set`, path: [path] });
    }
  });
}

/** Error for an invalid environment. The message has one line per invalid variable, with the expected format. */
export class ConfigError extends Error {
  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super(issues.map(describe).join('\n'));
    this.name = 'ConfigError';
  }
}

/** Returns whether a variable can contain credentials, which must not reach a log or a terminal. */
const isSecret = (name: string) => /SECRET|TOKEN|KEY|MAIL|IMAP|WEBHOOK|DATABASE|REDIS/.test(name);

const longestQuote = 80;

function describe(issue: v.BaseIssue<unknown>): string {
  const [name, item] = (v.getDotPath(issue) ?? '').split('.');
  // The message of a check of several variables names them itself.
  if (!name) return issue.message;
  const variable = item === undefined ? name : `${name}, entry ${Number(item) + 1}`;
  // Valibot reports an issue of the object itself only if a required variable is missing.
  const expected = issue.type === 'object' ? 'required' : issue.message;
  const { input } = issue;
  if (typeof input !== 'string' || isSecret(name) || input.includes('@')) return `${variable}: ${expected}`;
  return `${variable}: ${expected}; it is set to ${JSON.stringify(input.slice(0, longestQuote))}`;
}

/** Parses the environment with a schema. Throws `ConfigError`. */
export function parseEnv<TSchema extends v.GenericSchema>(schema: TSchema, env: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(schema, withoutEmpty(env), { abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues);
  return parsed.output;
}

/** Drops empty variables: `PORT=` in an env file means that the variable is not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
