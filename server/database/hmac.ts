import { createHmac } from 'node:crypto';

/** A text that only a holder of `SECRET_KEY` can make, in hexadecimal. */
export function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
