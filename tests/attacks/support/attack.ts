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
  /** Returns an unused token of a preview link. */
  previewToken: () => string;
  /** Returns the value of `X-Signature` for a body, signed now. */
  sign: (body: string) => string;
};

export type Expected = {
  /** Status of each response on the connection, in order. */
  status: number | readonly number[];
  /** Undefined: the header must be absent. */
  headers?: Record<string, RegExp | undefined>;
  body?: RegExp;
  lacks?: RegExp;
};

/** Bytes for a connection, or several that are sent on separate connections in order; the last response counts. */
export type Sends = string | ((target: Target) => string | readonly string[]);

/** One row of a table: name, bytes to send, expected response. */
export type Attack = readonly [name: string, sends: Sends, expected: number | Expected];

type Headers = Record<string, string>;

/** Formats a request as bytes, with `Host` and `Connection: close` unless overridden. */
export function request(method: string, path: string, headers: Headers = {}, body = ''): string {
  const all: Headers = {
    Host: 'site.example',
    Connection: 'close',
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

export const get = (path: string, headers: Headers = {}) => request('GET', path, headers);

export const post = (path: string, body: string, headers: Headers = {}) =>
  request('POST', path, { 'Content-Type': 'application/json', ...headers }, body);

/** Joins lines as they are, without adding headers. */
export const raw = (...lines: string[]) => lines.join('\r\n');

/** Returns an address that was never requested before. */
export const randomPath = () => `/${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12)}`;
