import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { compressed } from '#server/lib/encodableBody.ts';
import { acceptedEncoding } from '#server/lib/sendEncoded.ts';
import type { Logger } from '#server/logger.ts';
import type { DiskCache } from './diskCache.ts';
import { svgType } from './fileTypes.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { ReadyFile } from './sources.ts';

export type CompressedCopies = {
  /** The copy in the best encoding that the request takes; undefined where the file itself is what to send. */
  find(ctx: Context, file: ReadyFile, type: string): Promise<CompressedFile | undefined>;
  /** Forgets a copy whose file has gone missing. */
  forget(file: ReadyFile, copy: CompressedFile): void;
};

export type CompressedFile = ReadyFile & { encoding: 'br' | 'gzip' };

/** Drawings, Lottie animations, and words. */
const texts = new Set([svgType, 'application/json', 'text/plain; charset=utf-8']);
const offered = ['br', 'gzip', 'identity'] as const;

/** Smaller ones are as many packets either way. */
const leastBytes = 1_000;
/** A larger one would occupy a thread for too long. */
const mostBytes = 1024 * 1024;

type Options = { cache: DiskCache; logger: Logger };

/** Uploads that are texts take a third of their bytes compressed: each is compressed once, and kept beside the pictures. */
export function createCompressedCopies({ cache, logger }: Options): CompressedCopies {
  const once = createSingleFlight<ReadyFile>();
  const keyOf = (file: ReadyFile, encoding: string) => `${encoding} ${file.hash}`;

  const make = async (key: string, file: ReadyFile, encoding: CompressedFile['encoding']) => {
    const plain = file.bytes ?? (await readFile(file.path ?? ''));
    const bytes = await compressed(plain, encoding);
    await cache.write(key, { bytes, type: file.type });
    return { ...file, size: bytes.length, bytes };
  };

  return {
    async find(ctx, file, type) {
      if (!texts.has(type) || file.size < leastBytes || file.size > mostBytes) return undefined;
      ctx.vary('Accept-Encoding');
      const encoding = acceptedEncoding(ctx, offered);
      if (encoding === 'identity') return undefined;
      const key = keyOf(file, encoding);
      try {
        const copy = (await cache.find(key)) ?? (await once(key, () => make(key, file, encoding)));
        return { ...copy, hash: `${file.hash}-${encoding}`, encoding };
      } catch (error) {
        // The file has just been evicted, or the disk is full: the answer must not depend on it.
        logger.debug({ error }, 'no compressed copy of an upload was made');
        return undefined;
      }
    },
    forget: (file, { encoding }) => cache.forget(keyOf(file, encoding)),
  };
}
