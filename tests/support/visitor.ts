import { randomBytes } from 'node:crypto';

/** Returns the header of a new visitor, so that other tests do not use up the rate limits. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  const [a, b] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')];
  return { 'X-Forwarded-For': `2001:db8:${a}:${b}::1` };
}

/** Returns a mailbox that no other test uses. */
export function newMailbox(name: string): string {
  return `${name}-${randomBytes(4).toString('hex')}@example.com`;
}
