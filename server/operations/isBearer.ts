import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header holds the token. Of digests, for the comparison must not tell its length either. */
export function isBearer(token: string): (authorization: string) => boolean {
  const expected = digest(token);
  return (authorization) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digest(given), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
