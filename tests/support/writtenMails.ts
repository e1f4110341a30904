import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Folder to which the site under test writes its mails; see `playwright.config.ts`. */
const mailFolder = '.cache/e2e-data/mail';

/** Returns the stored mails that contain a text, such as an address or a sender's name. */
async function mailsWith(text: string): Promise<Email[]> {
  const names = await readdir(mailFolder).catch((): string[] => []);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
  );
  return mails.filter((mail) => JSON.stringify([mail.to, mail.text, mail.replyTo]).includes(text));
}

/** Waits until the mailbox has `count` mails and returns the newest. */
export async function newestMail(mailbox: string, count = 1): Promise<Email | undefined> {
  await expect
    .poll(async () => (await mailsWith(mailbox)).length, { timeout: 15_000, intervals: [100] })
    .toBe(count);
  const mails = await mailsWith(mailbox);
  return mails.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')).at(-1);
}

/** Returns the link to a newsletter page in a mail's text. */
export function linkTo(page: 'confirm' | 'unsubscribe' | 'preferences', mail: Email | undefined): string {
  return new RegExp(`https?://\\S+/newsletter/${page}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
}
