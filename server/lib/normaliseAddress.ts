import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmailAddress } from '#schema/emailAddress.ts';
import type { Context } from 'koa';
import { splitLocale, type LocalisedPath } from '#locales/routing.ts';

// Matches format characters and other invisible characters, which are copied along with an address.
const invisible = /[\p{Cf}\p{Zs}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u;
// Matches the characters allowed before the @ without quotes (RFC 5321 and 6531). Contrary to the RFC, dots may be
// anywhere: Japanese carriers assigned addresses such as `us..er.@`, and mail to them is delivered.
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Normalises an email address to one spelling per mailbox: NFC, lower case, domain in ASCII. Returns `undefined` if no
 * mail can be sent to it. Removes and decodes nothing, so that mail never goes to an address other than the one typed.
 */
export function normaliseAddress(emailAddress: string): string | undefined {
  const text = toSafeLowerCase(emailAddress.trim().normalize('NFC'));
  if (!isEmailAddress(text) || hasInvisibleCharacter(text)) return undefined;
  const atIndex = text.lastIndexOf('@');
  const local = text.slice(0, atIndex);
  const domain = asciiDomain(text.slice(atIndex + 1));
  if (domain === undefined || Buffer.byteLength(local) > 64 || !localPart.test(local)) return undefined;
  const normalised = `${local}@${domain}`;
  return isEmailAddress(normalised) ? normalised : undefined;
}

// Matches top-level domains that are never in the DNS (RFC 6761, 6762, 7686, 9476), except `example`, which demos and
// tests use.
const reservedTld = /^(test|invalid|localhost|local|onion|alt)$/;
// Matches top-level domains: at least two letters, or a name in another script (ICANN).
const topLevel = /^([a-z]{2,63}|xn--[a-z\d-]+)$/;

/**
 * Returns whether the domain of a normalised address can exist in the DNS. Checked before an address is stored, but not
 * when it is looked up, so that a stored address can always be erased.
 */
export function hasPossibleDomain(emailAddress: string): boolean {
  const labels = emailAddress.slice(emailAddress.lastIndexOf('@') + 1).split('.');
  const last = labels.at(-1) ?? '';
  // `domainToUnicode` returns an invalid A-label unchanged.
  const hasInvalidALabel = labels.some((text) => text.startsWith('xn--') && domainToUnicode(text) === text);
  return topLevel.test(last) && !reservedTld.test(last) && !hasInvalidALabel;
}

/** Converts a text to lower case, except İ, whose lower case has two characters and would be a different mailbox. */
function toSafeLowerCase(text: string): string {
  return text.replaceAll(/[^\u0130]+/g, (piece) => piece.toLowerCase());
}

/** Returns whether an address contains an invisible character, such as U+200B. */
export function hasInvisibleCharacter(emailAddress: string): boolean {
  return invisible.test(emailAddress.trim());
}

/**
 * Returns the ASCII form of a domain with at least two labels, the last of which is not a number, because
 * `domainToASCII` would parse it as an IP address.
 */
function asciiDomain(domain: string): string | undefined {
  // Rejects `/`, `?`, `#` and `%`, which `domainToASCII` would parse as URL delimiters.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  if (/(^|\.)(\d+|0x[\da-f]*)$/.test(domain)) return undefined;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  const isName = labels.length >= 2 && labels.every((piece) => label.test(piece));
  return isName && ascii.length <= 253 && /[a-z]/.test(labels.at(-1) ?? '') ? ascii : undefined;
}

/**
 * Normalises percent-encoding in a path (RFC 3986, 6.2.2): decodes unreserved characters and writes other escapes in
 * upper case. WordPress writes escapes in lower case, browsers in upper case.
 */
export function normaliseEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

declare module 'koa' {
  interface DefaultState {
    /** ID of the request in the log and on error pages. */
    requestId: string;
    /** Path and language, cached by `requestAddress`. Read them with that function. */
    address?: LocalisedPath;
  }
}

/** Splits the request's path into language and path, and caches the result for the request. */
export function requestAddress(ctx: Context): LocalisedPath {
  const cached: LocalisedPath | undefined = ctx.state.address;
  if (cached?.pathname === ctx.path) return cached;
  const address = splitLocale(ctx.path);
  ctx.state.address = address;
  return address;
}
