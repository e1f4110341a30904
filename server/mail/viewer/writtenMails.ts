import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { isMissing } from '#server/lib/isMissing.ts';
import type { InlinePicture } from './viewerPages.ts';

/** The mails that were written as files instead of being sent. */
export function createWrittenMails({ dataDir }: { dataDir: string }) {
  const folder = join(dataDir, 'mail');

  async function names(): Promise<string[]> {
    const files = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return files
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
  }

  async function read(name: string): Promise<Email> {
    return PostalMime.parse(await readFile(join(folder, name)));
  }

  return {
    /** Newest first. */
    async all(): Promise<{ name: string; mail: Email }[]> {
      return Promise.all((await names()).map(async (name) => ({ name, mail: await read(name) })));
    },
    /** Only what the folder lists is ever read, whatever the address says. */
    async find(name: string | undefined): Promise<Email | undefined> {
      const known = (await names()).find((candidate) => candidate === name);
      return known === undefined ? undefined : read(known);
    },
  };
}

/** The pictures that travel within a mail. */
export function inlinePictures({ attachments }: Email): InlinePicture[] {
  return attachments.flatMap(({ contentId, mimeType, content }) => {
    // A type goes into an address as it is.
    if (contentId === undefined || !/^image\/[a-z]+$/.test(mimeType)) return [];
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    return [{ contentId: contentId.replace(/^<|>$/g, ''), type: mimeType, bytes }];
  });
}
