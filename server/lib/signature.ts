import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of two machines may be apart, in seconds; no older signature is taken. */
export const signatureLifeSeconds = 300;

/** `t={unix seconds},v1={hex HMAC-SHA-256 of "{t}.{body}"}`, the value of an `X-Signature` header. */
export function sign(secret: string, unixSeconds: number, body: string): string {
  return `t=${unixSeconds},v1=${digestOf(secret, unixSeconds, body).toString('hex')}`;
}

/** True for a signature of this body by the same secret, made within five minutes of now. There is one spelling of it. Takes equally long for each. */
export function isSigned(secret: string, header: string, body: string, nowMs: number): boolean {
  const [, time = '', hex = ''] = /^t=([1-9]\d{0,11}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const isRecent = Math.abs(nowMs / 1000 - Number(time)) <= signatureLifeSeconds;
  const given = Buffer.from(hex, 'hex');
  const expected = digestOf(secret, Number(time), body);
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}

function digestOf(secret: string, unixSeconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest();
}
