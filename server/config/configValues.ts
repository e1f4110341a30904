import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import parseAddresses from 'nodemailer/lib/addressparser';
import * as v from 'valibot';

// Kinds of values in the environment, each with what it expects.

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'expected a port number from 0 to 65535'),
);
export const whole = (minimum: number, maximum: number) => {
  const message = `expected a whole number from ${minimum} to ${maximum}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
};
export const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'expected an http or https address',
  ),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
);
/** Addresses with commas between them. */
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
    'expected a list of addresses or CIDR ranges, such as 10.0.0.0/8,::1',
  ),
);
export const nonEmpty = v.pipe(v.string(), v.minLength(1, 'expected some text'));
/** Long enough that guessing it is no use. */
export const secret = v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters'));
/** An environment variable has no line breaks of its own in many places, so `\\n` stands for them. */
export const dkimKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.check(isRsaKey, 'expected an RSA private key of 1024 bits or more, as PEM'),
);
export const address = (protocols: readonly string[], expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected),
  );

export const mailbox = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [only, ...others] = parseAddresses(dataset.value, { flatten: true });
    const isSender = others.length === 0 && /^[^\s@<>]+@[^\s@<>]+$/.test(only?.address ?? '');
    if (only !== undefined && isSender && !/[\r\n\0]/.test(dataset.value)) return only;
    addIssue({ message: 'expected a sender such as Name <name@host>' });
    return NEVER;
  }),
);

/** What verifiers of DKIM must know (RFC 8301). */
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

/** Refuses a group of variables of which only some are set, for those would be left out without a word. */
export function allOrNone<TEnv extends object>(...names: readonly (keyof TEnv & string)[]) {
  return v.rawCheck<TEnv>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const [given] = names.filter((name) => input[name] !== undefined);
    if (given === undefined) return;
    for (const key of names.filter((name) => input[name] === undefined)) {
      const path = { type: 'unknown', origin: 'value', input, key, value: undefined } as const;
      addIssue({ message: `needed, because ${given} is set`, path: [path] });
    }
  });
}

/** A wrong environment: names every bad variable at once, with what it expects. */
export class ConfigError extends Error {
  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super(
      issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${expectationOf(issue)}`).join('\n'),
    );
    this.name = 'ConfigError';
  }
}

/** The object itself is at fault only where a variable is missing. */
function expectationOf(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'object' ? 'needed' : issue.message;
}

/** The environment as a schema takes it. Throws `ConfigError`. */
export function parseEnv<TSchema extends v.GenericSchema>(schema: TSchema, env: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(schema, withoutEmpty(env), { abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues);
  return parsed.output;
}

/** `PORT=` in an env file means: not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
