import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as they stand in an address, and the SHA-256 under which the database knows them. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Attacker-controlled text goes in; anything that is not shaped like a token becomes a hash that matches none. */
export function hashToken(token: string): string {
  const text = /^[\w-]{43}$/.test(token) ? token : '';
  return createHash('sha256').update(text).digest('hex');
}
