import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs } from '#schema/durations.ts';
import { fileIssue, fileMessages, filesIssue, type UploadLimits } from '#schema/uploads.ts';
import type { Text } from '#schema/text.ts';
import { HttpError } from '#server/errors.ts';
import { createTypeReader, safeFileName } from './fileType.ts';
import type { ScanFile } from './scanFile.ts';

/** A file that has arrived whole. It lies in the folder under its id. */
export type Upload = { id: string; field: string; name: string; type: string; bytes: number; hash: string };

/** The files of one post. */
export type Reception = {
  /** Of those that were taken, in their order. */
  files: readonly Upload[];
  /** Why others were not, by their field. */
  issues: ReadonlyMap<string, Text>;
  take(field: string, filename: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Gives the files their names for good, within the transaction that stores what they belong to. */
  keep(): Promise<void>;
  /** That transaction has ended well. */
  stored(): void;
  /** Removes what was not stored. */
  end(): Promise<void>;
};

export type UploadFolder = {
  /** Of one sender, by their network. `take` throws 503 while too many are under way, of all or of this one. */
  receive(sender: string): Reception;
  /** Undefined where it is gone. */
  read(id: string): Promise<{ content: ReadStream; bytes: number } | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes what is no enquiry's, of files that were not written to for so long. */
  sweep(known: () => Promise<ReadonlySet<string>>, unfinishedMs: number): Promise<void>;
};

/** Posts with files that are read at the same time. */
const atOnce = 32;
const atOnceOfOne = 4;
const partial = '.part';
/** An upload has this long to become an enquiry's. */
export const unfinishedMs = 15 * minuteMs;
const justFinishedMs = minuteMs;

/** Files that were sent with enquiries, in a folder that no address leads to. Several instances share it. */
export function createUploadFolder({
  folder,
  limits,
  scan,
}: {
  folder: string;
  limits: UploadLimits;
  scan: ScanFile;
}): UploadFolder {
  const placeOf = (id: string) => path.join(folder, id);
  const underWay: string[] = [];

  function receive(sender: string): Reception {
    const files: Upload[] = [];
    const issues = new Map<string, Text>();
    const begun: string[] = [];
    let isCounted = false;
    let isStored = false;

    async function take(field: string, filename: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      if (!isCounted) {
        const own = underWay.filter((each) => each === sender);
        if (underWay.length >= atOnce || own.length >= atOnceOfOne)
          throw new HttpError(503, 'busy', 'Too many files are being sent at once.');
        underWay.push(sender);
        isCounted = true;
      }
      const refuse = (kind: keyof typeof fileMessages) => {
        if (!issues.has(field)) issues.set(field, fileIssue(kind, filename, limits));
      };
      if (files.length >= limits.files) return refuse('tooMany');
      const id = randomUUID();
      begun.push(id);
      const place = placeOf(id) + partial;
      const written = await write(place, content);
      // A field in which nothing was chosen.
      if (written.size === 0 && filename === '') return;
      const issue = filesIssue(
        [{ name: filename, size: written.size }],
        limits,
        files.map(({ bytes }) => ({ size: bytes })),
      );
      if (issue) return void (issues.has(field) || issues.set(field, issue));
      const type = await written.typeOf(place);
      if (type === undefined) return refuse('unknown');
      const result = await scan(place);
      if (result !== 'clean') return refuse(result);
      files.push({
        id,
        field,
        name: safeFileName(filename, type),
        type,
        bytes: written.size,
        hash: written.hash,
      });
    }

    /** No more than is taken is written; the rest is passed over. */
    async function write(place: string, content: AsyncIterable<Uint8Array>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(place, 'wx', 0o600);
      const type = createTypeReader();
      const hash = createHash('sha256');
      let size = 0;
      try {
        for await (const chunk of content) {
          size += chunk.byteLength;
          if (size > limits.fileBytes) continue;
          await handle.writeFile(chunk);
          type.add(chunk);
          hash.update(chunk);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      return { size, hash: hash.digest('hex'), typeOf: type.end };
    }

    return {
      files,
      issues,
      take,
      async keep() {
        for (const { id } of files) await rename(placeOf(id) + partial, placeOf(id));
      },
      stored() {
        isStored = true;
      },
      async end() {
        if (isCounted) underWay.splice(underWay.indexOf(sender), 1);
        const kept = new Set(isStored ? files.map(({ id }) => id) : []);
        await remove(begun.filter((id) => !kept.has(id)));
      },
    };
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await rm(placeOf(id) + partial, { force: true });
      await rm(placeOf(id), { force: true });
    }
  }

  return {
    receive,
    remove,
    async read(id) {
      try {
        const { size } = await stat(placeOf(id));
        return { content: createReadStream(placeOf(id)), bytes: size };
      } catch {
        return undefined;
      }
    },
    async sweep(known, unfinished) {
      const names = await readdir(folder).catch(() => []);
      const ids = await known();
      for (const name of names) {
        const age = Date.now() - ((await stat(placeOf(name)).catch(() => undefined))?.mtimeMs ?? 0);
        const isUnfinished = name.endsWith(partial);
        if (isUnfinished ? age >= unfinished : !ids.has(name) && age >= justFinishedMs)
          await rm(placeOf(name), { force: true });
      }
    },
  };
}
