import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmailAddress } from '#schema/emailAddress.ts';
import type { Context } from 'koa';
import { splitLocale, type LocalisedPath } from '#locales/routing.ts';

// Format characters and what looks like nothing: they come along when an address is copied from a page.
const invisible = /[\p{Cf}\p{Zs}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u;
// Characters allowed before the @ without quotes (RFC 5321 and 6531). Dots may be anywhere, against the RFC: Japanese
// carriers gave out addresses such as `us..er.@`, and mail arrives there.
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * One spelling per mailbox: NFC, lower case, the domain in its ASCII form. Undefined where no mail could be sent to it.
 * Nothing is left out or decoded, so the mail never goes to another address than the one that was typed.
 */
export function normaliseAddress(emailAddress: string): string | undefined {
  const text = inLowerCase(emailAddress.trim().normalize('NFC'));
  if (!isEmailAddress(text) || holdsInvisible(text)) return undefined;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined || Buffer.byteLength(local) > 64 || !localPart.test(local)) return undefined;
  const normalised = `${local}@${domain}`;
  return isEmailAddress(normalised) ? normalised : undefined;
}

// Never in the DNS (RFC 6761, 6762, 7686, 9476). `example` is left: demonstrations and tests write to it.
const reserved = /^(test|invalid|localhost|local|onion|alt)$/;
// Letters alone, or a name in another script (ICANN); every one has two letters at least.
const topLevel = /^([a-z]{2,63}|xn--[a-z\d-]+)$/;

/**
 * Whether the domain of a normalised address may be in the DNS. Asked before an address is stored; one that is already stored has
 * to be found, so that it can be erased.
 */
export function hasPossibleDomain(emailAddress: string): boolean {
  const labels = emailAddress.slice(emailAddress.lastIndexOf('@') + 1).split('.');
  const last = labels.at(-1) ?? '';
  // An A-label that stands for nothing is left as it is.
  const isFake = labels.some((text) => text.startsWith('xn--') && domainToUnicode(text) === text);
  return topLevel.test(last) && !reserved.test(last) && !isFake;
}

/** All but İ, whose lower case is another text of two characters: the mail would go to another mailbox. */
function inLowerCase(text: string): string {
  return text.replaceAll(/[^\u0130]+/g, (part) => part.toLowerCase());
}

/** Whether an address holds a character that nobody sees, such as U+200B. */
export function holdsInvisible(emailAddress: string): boolean {
  return invisible.test(emailAddress.trim());
}

/** A name of at least two labels, the last of which is no number: `domainToASCII` would read one as an IP address. */
function asciiDomain(domain: string): string | undefined {
  // Only letters have other spellings; `/`, `?`, `#` and `%` would be read as parts of a URL.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  if (/(^|\.)(\d+|0x[\da-f]*)$/.test(domain)) return undefined;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  const isName = labels.length >= 2 && labels.every((part) => label.test(part));
  return isName && ascii.length <= 253 && /[a-z]/.test(labels.at(-1) ?? '') ? ascii : undefined;
}

/**
 * The one spelling of a path's escapes (RFC 3986, 6.2.2): those of unreserved characters mean the same as the characters,
 * all others are written in capitals. WordPress writes small letters, browsers capitals.
 */
export function withOneSpelling(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

declare module 'koa' {
  interface DefaultState {
    /** Names the request in the log and on error pages. */
    requestId: string;
    /** Read it with `requestAddress`. */
    address?: LocalisedPath;
  }
}

/** The address that a request asks for, split into its language and its path, once however many ask. */
export function requestAddress(ctx: Context): LocalisedPath {
  const known: LocalisedPath | undefined = ctx.state.address;
  if (known?.pathname === ctx.path) return known;
  const address = splitLocale(ctx.path);
  ctx.state.address = address;
  return address;
}
