import { randomBytes } from 'node:crypto';

/** The header of a visitor that no other test is: each journey has limits of its own. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  const [a, b] = [randomBytes(2).toString('hex'), randomBytes(2).toString('hex')];
  return { 'X-Forwarded-For': `2001:db8:${a}:${b}::1` };
}

/** A mailbox that no other test writes to. */
export function newMailbox(name: string): string {
  return `${name}-${randomBytes(4).toString('hex')}@example.com`;
}
