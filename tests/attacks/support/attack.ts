import { createHash, randomUUID } from 'node:crypto';

/** Facts an attacker may know about the site, and functions that a test needs to replay tokens and signatures. */
export type Target = {
  origin: string;
  /** URL path of a hashed script of the build. */
  asset: string;
  /** `ETag` of `/favicon.svg`. */
  iconTag: string;
  /** `Last-Modified` of `/favicon.svg`. */
  iconDate: string;
  /** Returns an unused token for a preview link. */
  previewToken: () => string;
  /** Returns the value of `X-Signature` for a body, signed with the current time. */
  sign: (body: string) => string;
};

export type Expected = {
  /** Status of each response on the connection, in order. */
  status: number | readonly number[];
  /** Expected headers by name. `undefined` for a header that must be absent. */
  headers?: Record<string, RegExp | undefined>;
  body?: RegExp;
  lacks?: RegExp;
};

/**
 * Bytes to send on one connection, or several texts to send one after another on separate connections, of which the
 * last response is checked.
 */
export type Sends = string | ((target: Target) => string | readonly string[]);

/** A row of an attack table: name, bytes to send and expected response. */
export type Attack = readonly [name: string, sends: Sends, expected: number | Expected];

type Headers = Record<string, string>;

/** Formats a request as bytes, with `Host` and `Connection: close` unless overridden. */
export function request(method: string, path: string, headers: Headers = {}, body = ''): string {
  const allHeaders: Headers = {
    Host: 'site.example',
    Connection: 'close',
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

export const get = (path: string, headers: Headers = {}) => request('GET', path, headers);

export const post = (path: string, body: string, headers: Headers = {}) =>
  request('POST', path, { 'Content-Type': 'application/json', ...headers }, body);

/** Joins the lines of a request unchanged, without adding headers. */
export const raw = (...lines: string[]) => lines.join('\r\n');

/** Returns a random path that has never been requested before. */
export const randomPath = () => `/${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12)}`;
