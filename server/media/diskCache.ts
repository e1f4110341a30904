import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';
import { minuteMs } from '#schema/durations.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import { isMissing } from '#server/lib/diskSpace.ts';

export type StoredFile = {
  /** Path of the file. Absent if it could not be written; `bytes` is set instead. */
  path?: string;
  bytes?: Buffer;
  type: string;
  /** Hash of the content, used as the strong ETag and in the keys of variants. */
  hash: string;
  size: number;
  storedAt: number;
};

type CacheContent = { bytes: Buffer; type: string; /** By default the hash of the bytes. */ hash?: string };

export type DiskCache = {
  find(key: string): Promise<StoredFile | undefined>;
  /**
   * Stores content. If the disk is not writable, caches the content in memory for a minute. Returns `undefined` if it
   * is larger than half the cache.
   */
  write(key: string, content: CacheContent): Promise<StoredFile | undefined>;
  /** Removes an entry whose file was deleted by another program. */
  forget(key: string): void;
};

/** Size that even an empty file counts for: its directory entry and its index entry. */
const overheadBytes = 512;
/** Maximum size of all content in memory that could not be written to disk. */
const memoryBytes = 16 * 1024 * 1024;

/**
 * Creates a cache of files by key with at most `limitBytes` in total, which evicts the least recently used. File names
 * contain key, content hash and type, so that the index can be rebuilt from the directory after a restart. Atomic
 * writes ensure that a partial file is never read.
 */
export function createDiskCache(directory: string, limitBytes: number, logger: Logger): DiskCache {
  const logOccasionally = createRateLimitedLog();
  const reportFailure = (error: unknown) =>
    logOccasionally('disk', () => logger.error({ error }, 'image cache could not be written to disk'));
  const index = new LRUCache<string, StoredFile>({
    maxSize: limitBytes,
    sizeCalculation: (file) => file.size + overheadBytes,
    // A file that is being sent stays readable through its open descriptor.
    dispose: (file, _key, reason) => {
      if (reason === 'evict' || reason === 'delete') remove(file);
    },
  });
  const memoryEntries = new LRUCache<string, StoredFile>({
    maxSize: memoryBytes,
    sizeCalculation: (file) => file.size + overheadBytes,
    ttl: minuteMs,
  });
  const readFolder = lazyAsync(async () => {
    await mkdir(directory, { recursive: true });
    const files = await Promise.all((await readdir(directory)).map((name) => readEntry(directory, name)));
    const entries = files.filter((entry) => entry !== undefined);
    for (const { key, file } of entries.sort((a, b) => a.file.storedAt - b.file.storedAt))
      index.set(key, file);
  });

  /** Reads the folder once. If that fails, the cache starts empty. */
  const whenReady = () => readFolder().catch(reportFailure);

  return {
    async find(key) {
      await whenReady();
      return index.get(nameOf(key)) ?? memoryEntries.get(nameOf(key));
    },
    async write(key, { bytes, type, hash = contentHash(bytes) }) {
      await whenReady();
      if (bytes.length > limitBytes / 2) return undefined;
      const name = nameOf(key);
      const filePath = path.join(directory, `${name}-${hash}.${extensionOf(type)}`);
      const file: StoredFile = { type, hash, size: bytes.length, storedAt: Date.now() };
      const previous = index.peek(name);
      try {
        await writeFileAtomic(filePath, bytes, { fsync: false });
      } catch (error) {
        reportFailure(error);
        memoryEntries.set(name, { ...file, bytes });
        return memoryEntries.get(name);
      }
      memoryEntries.delete(name);
      index.set(name, { ...file, path: filePath });
      if (previous && previous.path !== filePath) remove(previous);
      return index.get(name);
    },
    forget(key) {
      index.delete(nameOf(key));
      memoryEntries.delete(nameOf(key));
    },
  };
}

function remove(file: StoredFile): void {
  // A failed deletion costs only disk space: the next start finds the file and counts it again.
  if (file.path !== undefined) rm(file.path, { force: true }).catch(() => undefined);
}

async function readEntry(directory: string, name: string) {
  const match = /^([0-9a-f]{32})-([0-9a-f]{32})\.[a-z0-9]+(\.\d+)?$/.exec(name);
  const filePath = path.join(directory, name);
  if (!match?.[1] || !match[2]) return undefined;
  if (match[3]) {
    // The file was left by an interrupted atomic write.
    await rm(filePath, { force: true });
    return undefined;
  }
  const stats = await statOf(filePath);
  if (stats === undefined) return undefined;
  const { size, mtimeMs } = stats;
  const file: StoredFile = { path: filePath, type: fileType(name), hash: match[2], size, storedAt: mtimeMs };
  return { key: match[1], file };
}

/** Returns the status of a file; `undefined` if it has disappeared since the folder was listed. */
async function statOf(filePath: string) {
  try {
    return await stat(filePath);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function nameOf(key: string): string {
  return contentHash(Buffer.from(key));
}

export function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * Media types by file extension. Any other file is sent as a download, so that no upload can run as a page or script.
 */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
};

export const downloadType = 'application/octet-stream';

export function fileType(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? (types[extension] ?? downloadType) : downloadType;
}

/** Returns the file extension for a media type; `fileType` does the reverse. */
function extensionOf(type: string): string {
  return Object.keys(types).find((extension) => types[extension] === type) ?? 'bin';
}

export const svgType = 'image/svg+xml';
