import { createHash, randomUUID } from 'node:crypto';

/** What an attacker knows of the site, and the few things that a test has to be given to try them twice. */
export type Target = {
  origin: string;
  /** A hashed script of the build, and a small file that is not hashed. */
  asset: string;
  /** The `ETag` of `/favicon.svg`. */
  iconTag: string;
  /** Its `Last-Modified`. */
  iconDate: string;
  /** A preview link's token, never used. */
  previewToken: () => string;
  /** The value of `X-Signature` for a body, made now. */
  sign: (body: string) => string;
};

export type Expected = {
  /** Of each answer on the connection, in order. */
  status: number | readonly number[];
  /** Undefined: there must be no such header. */
  headers?: Record<string, RegExp | undefined>;
  body?: RegExp;
  lacks?: RegExp;
};

/** Bytes for a connection, or several that are sent one after the other, each on its own; the last answer counts. */
export type Sends = string | ((target: Target) => string | readonly string[]);

/** One line of the table: what is tried, what is sent, what has to come back. */
export type Attack = readonly [name: string, sends: Sends, expected: number | Expected];

type Headers = Record<string, string>;

/** A request as bytes; `Host` and `Connection: close` unless the headers say otherwise. */
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

/** The lines as they are written, with the two that any request needs. */
export const raw = (...lines: string[]) => lines.join('\r\n');

/** An address that nobody has asked for before. */
export const madeUp = () => `/${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12)}`;
