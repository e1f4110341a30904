import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileIssue, fileMessages, filesIssue, type UploadLimits } from '#schema/uploads.ts';
import type { Text } from '#schema/text.ts';
import { isMissing } from '#server/lib/diskSpace.ts';
import type { FileLedger, Upload } from './fileLedger.ts';
import { createTypeReader, safeFileName } from './fileType.ts';
import type { ScanFile } from './scanFile.ts';
import type { UploadRoom } from './uploadRoom.ts';

/** Files of one post. */
export type Reception = {
  /** Accepted files, in order of arrival. */
  files: readonly Upload[];
  /** Reasons for rejected files, by field. */
  issues: ReadonlyMap<string, Text>;
  take(field: string, filename: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Gives the files their final names, within the transaction that stores their enquiry. */
  keep(): Promise<void>;
  /** Records that the transaction has been committed. */
  markStored(): void;
  /** Removes the files that were not stored. */
  cleanUp(): Promise<void>;
};

export type UploadFolder = {
  /**
   * Starts receiving a submission from a network. `take` throws 503 or 429 if there is no space for more files or no
   * free slot.
   */
  receive(network: string): Reception;
  /** Opens a file; `undefined` if it does not exist. */
  read(id: string): Promise<{ content: ReadStream; bytes: number } | undefined>;
  /** Deletes files from the folder and its trash. */
  remove(ids: readonly string[]): Promise<unknown>;
};

export const partialSuffix = '.part';
/** Subfolder to which the sweep moves files for a week before they are deleted. */
export const trashName = 'removed';

/** Creates the store of files sent with enquiries, in a folder that is not served. Several instances may share it. */
export function createUploadFolder({
  folder,
  limits,
  scan,
  ledger,
  room,
  claim = async () => {},
}: {
  folder: string;
  limits: UploadLimits;
  scan: ScanFile;
  ledger: Pick<FileLedger, 'begin' | 'forget'>;
  room: Pick<UploadRoom, 'enter'>;
  /** Marks the folder as this site's, before the first file. */
  claim?: () => Promise<void>;
}): UploadFolder {
  const pathOf = (id: string) => path.join(folder, id);

  function receive(network: string): Reception {
    const usage = room.enter(network);
    const files: Upload[] = [];
    const issues = new Map<string, Text>();
    const startedIds: string[] = [];
    let isStored = false;

    async function take(field: string, filename: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      const refuse = (kind: keyof typeof fileMessages) => {
        if (!issues.has(field)) issues.set(field, fileIssue(kind, filename, limits));
      };
      if (files.length >= limits.files) return refuse('tooMany');
      const id = randomUUID();
      await claim();
      await usage.open();
      await ledger.begin(id);
      startedIds.push(id);
      const filePath = pathOf(id) + partialSuffix;
      const writtenFile = await write(filePath, content, (size) => usage.grow({ id, size }));
      // The visitor selected no file in this field.
      if (writtenFile.size === 0 && filename === '') return;
      const issue = filesIssue(
        [{ name: filename, size: writtenFile.size }],
        limits,
        files.map(({ bytes }) => ({ size: bytes })),
      );
      if (issue) return void (issues.has(field) || issues.set(field, issue));
      const type = await writtenFile.typeOf(filePath);
      if (type === undefined) return refuse('unknown');
      const result = await scan(filePath);
      if (result !== 'clean') return refuse(result);
      files.push({
        id,
        field,
        name: safeFileName(filename, type),
        type,
        bytes: writtenFile.size,
        hash: writtenFile.hash,
      });
    }

    /** Writes a file up to the size limit, and discards the rest. */
    async function write(
      filePath: string,
      content: AsyncIterable<Uint8Array>,
      grow: (size: number) => Promise<void>,
    ) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(filePath, 'wx', 0o600);
      const type = createTypeReader();
      const hash = createHash('sha256');
      let size = 0;
      try {
        for await (const chunk of content) {
          size += chunk.byteLength;
          await grow(size);
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
        for (const { id } of files) await rename(pathOf(id) + partialSuffix, pathOf(id));
      },
      markStored() {
        isStored = true;
      },
      async cleanUp() {
        await usage.leave();
        const storedIds = new Set(isStored ? files.map(({ id }) => id) : []);
        const leftoverIds = startedIds.filter((id) => !storedIds.has(id));
        await removeFiles(folder, leftoverIds);
        await ledger.forget(leftoverIds);
      },
    };
  }

  return {
    receive,
    remove: (ids) => removeFiles(folder, ids),
    async read(id) {
      // Also looks in the trash: after a database was restored from a backup, the sweep may have moved a file there
      // that belongs to an enquiry.
      for (const filePath of [pathOf(id), pathOf(path.join(trashName, id))]) {
        const stats = await stat(filePath).catch(() => undefined);
        if (stats !== undefined) return { content: createReadStream(filePath), bytes: stats.size };
      }
      return undefined;
    },
  };
}

/**
 * Removes files by id, complete or partial, also from the trash. Returns the number of removed files. If a file cannot
 * be removed, continues with the others and throws the first error at the end.
 */
export async function removeFiles(folder: string, ids: readonly string[]): Promise<number> {
  let removedCount = 0;
  const errors: unknown[] = [];
  for (const id of ids) {
    for (const name of [id + partialSuffix, id, path.join(trashName, id)]) {
      try {
        await rm(path.join(folder, name));
        removedCount += 1;
      } catch (error) {
        if (!isMissing(error)) errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw errors[0];
  return removedCount;
}
