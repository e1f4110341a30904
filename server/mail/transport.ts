import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '#schema/durations.ts';
import { atFirstUse } from '#server/lib/lazyAsync.ts';
import type { Logger } from '#server/logger.ts';
import type { ComposeMail } from './composeMail.ts';
import type { Deliver } from './delivery.ts';
import { smtpFailure } from './smtpFailure.ts';

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

  const { url } = parts;
  const transporter = atFirstUse(async () =>
    (await loadLibrary()).createTransport({
      url,
      requireTLS: requiresTls(url),
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(parts.dkim === undefined ? {} : { dkim: { ...parts.dkim, headerFieldNames: signedHeaders } }),
    }),
  );
  return async (message, signal) => {
    try {
      await (await transporter()).sendMail({ ...(await compose(message)), signal });
    } catch (error) {
      throw smtpFailure(error);
    }
  };
}

/** The library is large, and many an instance never sends a mail. */
const loadLibrary = async () => (await import('nodemailer')).default;

/**
 * RFC 5321 4.5.3.2: five minutes to the greeting, ten until a message that was read whole is accepted. Whoever hangs up
 * earlier gets the same message delivered again and again. Connecting shares the time of the greeting.
 */
const patience = {
  connectionTimeout: 5 * minuteMs,
  greetingTimeout: 5 * minuteMs,
  socketTimeout: 10 * minuteMs,
  socketCloseTimeout: 1000,
};

// RFC 8058 asks that both unsubscribe headers are signed; nodemailer's own list leaves the second out.
const signedHeaders =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-ID:List-Unsubscribe:List-Unsubscribe-Post';

function writeToFolder(folder: string, compose: ComposeMail, logger: Logger): Deliver {
  logger.info({ folder }, 'MAIL_URL is not set: mails are written as files');
  const composer = atFirstUse(async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true }),
  );
  return async (message) => {
    const { message: bytes } = await (await composer()).sendMail(await compose(message));
    if (!Buffer.isBuffer(bytes)) throw new TypeError('the mail composer did not return bytes');
    await mkdir(folder, { recursive: true });
    const time = new Date(message.createdAt).toISOString().replaceAll(/[:.]/g, '-');
    // Named by the message, so that a repeat after a crash replaces the file.
    await writeFile(join(folder, `${time}-${message.kind}-${message.id}.eml`), bytes, { mode: 0o600 });
  };
}

function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && !isLoopback && searchParams.get('ignoreTLS') !== 'true';
}
