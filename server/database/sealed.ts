import { createHmac } from 'node:crypto';

/** A text as only who holds `SECRET_KEY` can make it, in hexadecimal. */
export function sealed(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
