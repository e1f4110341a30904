import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature and maximum difference between the clocks of two machines, in seconds. */
export const signatureLifeSeconds = 300;

/** Returns the value of an `X-Signature` header: `t={unix seconds},v1={hex HMAC-SHA-256 of "{t}.{body}"}`. */
export function sign(secret: string, unixSeconds: number, body: string): string {
  return `t=${unixSeconds},v1=${digestOf(secret, unixSeconds, body).toString('hex')}`;
}

/**
 * Returns whether a header is the signature of a body with a secret, made within five minutes of now. Accepts only the
 * canonical format. Compares in constant time.
 */
export function isSigned(secret: string, header: string, body: string, nowMs: number): boolean {
  const [, time = '', hex = ''] = /^t=([1-9]\d{0,11}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const isRecent = Math.abs(nowMs / 1000 - Number(time)) <= signatureLifeSeconds;
  const signature = Buffer.from(hex, 'hex');
  const expected = digestOf(secret, Number(time), body);
  return signature.length === expected.length && timingSafeEqual(signature, expected) && isRecent;
}

function digestOf(secret: string, unixSeconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest();
}
