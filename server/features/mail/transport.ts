import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from '#server/logger.ts';
import type { ComposeMail } from './composeMail.ts';
import { RefusedError, type Deliver } from './delivery.ts';

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/**
 * Delivers mails by SMTP: `smtps://` encrypted from the start, `smtp://` by STARTTLS, which only a loopback host or
 * `?ignoreTLS=true` may do without. Without `url` they become `.eml` files in `dataDir/mail`.
 */
export function createMailDelivery(parts: {
  url: string | undefined;
  compose: ComposeMail;
  dkim: Dkim | undefined;
  dataDir: string;
  logger: Logger;
}): Deliver {
  const { compose } = parts;
  if (parts.url === undefined) return writeToFolder(join(parts.dataDir, 'mail'), compose, parts.logger);

  const transporter = nodemailer.createTransport({
    url: parts.url,
    requireTLS: requiresTls(parts.url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(parts.dkim === undefined ? {} : { dkim: { ...parts.dkim, headerFieldNames: signedHeaders } }),
  });
  return async (message) => {
    try {
      await transporter.sendMail(await compose(message));
    } catch (error) {
      throw isUnknownMailbox(error)
        ? new RefusedError('the mailbox does not exist', { cause: error })
        : error;
    }
  };
}

// RFC 8058 asks that both unsubscribe headers are signed; nodemailer's own list leaves the second out.
const signedHeaders =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

function writeToFolder(folder: string, compose: ComposeMail, logger: Logger): Deliver {
  logger.info({ folder }, 'MAIL_URL is not set: mails are written as files');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(await compose(message));
    if (!Buffer.isBuffer(bytes)) throw new TypeError('the mail composer did not return bytes');
    await mkdir(folder, { recursive: true });
    const time = new Date(message.createdAt).toISOString().replaceAll(/[:.]/g, '-');
    // Named by the message, so that a repeat after a crash replaces the file.
    await writeFile(join(folder, `${time}-${message.kind}-${message.id}.eml`), bytes);
  };
}

function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && !isLoopback && searchParams.get('ignoreTLS') !== 'true';
}

/**
 * A refusal of the mailbox itself (RFC 3463 class 5.1 and 5.2, or a bare 550, 551, 553), not of us: a relay that does
 * not know us also answers 5xx, and then the mails wait until somebody has repaired that.
 */
function isUnknownMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  const { command, responseCode, response } = { command: '', responseCode: 0, response: '', ...error };
  if (command !== 'RCPT TO') return false;
  const enhanced = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(String(response))?.[1];
  if (enhanced !== undefined) return enhanced === '1' || enhanced === '2';
  return [550, 551, 553].includes(Number(responseCode)) && !/relay|denied|spam|block/i.test(String(response));
}
