import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** Encrypts texts that pass through a browser, so that visitors can neither read nor change them. */
export type Sealer = {
  seal: (text: string) => string;
  /** Returns the text; `undefined` if it was not sealed with this key for this purpose. */
  open: (sealed: string) => string | undefined;
};

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Maximum length of a sealed text. The longest is the definition of a form with all its options. */
const maxLength = 128 * 1024;

/**
 * Creates a sealer for one purpose from the site's key. The IV is derived from the text, so that the same text always
 * gives the same seal and a re-rendered page is identical.
 */
export function createSealer(secretKey: string, purpose: string): Sealer {
  const derive = (use: string) => createHmac('sha256', secretKey).update(`${purpose} ${use}`).digest();
  const key = derive('key');
  const ivKey = derive('iv');
  return {
    seal(text) {
      const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = sealed.length > maxLength ? Buffer.alloc(0) : Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return (
          decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
}
