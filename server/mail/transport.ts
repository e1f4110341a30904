import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '#schema/durations.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import type { Logger } from '#server/logger.ts';
import type { ComposeMail, OutgoingMessage } from './composeMail.ts';
import { bounceClass, type BounceClass } from './bounceClass.ts';

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/**
 * Creates the SMTP delivery: `smtps://` is encrypted from the start, `smtp://` uses STARTTLS, which is required except
 * for a loopback host or with `?ignoreTLS=true`. Without `url`, writes mails to `.eml` files in `dataDir/mail`.
 */
export function createMailDelivery(deps: {
  url: string | undefined;
  compose: ComposeMail;
  dkim: Dkim | undefined;
  dataDir: string;
  logger: Logger;
}): Deliver {
  const { compose } = deps;
  if (deps.url === undefined) return writeToFolder(join(deps.dataDir, 'mail'), compose, deps.logger);

  const { url } = deps;
  const transporter = lazyAsync(async () =>
    (await loadNodemailer()).createTransport({
      url,
      requireTLS: requiresTls(url),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...signingOptions(deps.dkim),
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

/** Imported lazily: nodemailer is large and some instances never send mail. */
const loadNodemailer = async () => (await import('nodemailer')).default;

/**
 * Timeouts of RFC 5321 4.5.3.2: five minutes for the greeting, ten until the server accepts a complete message. A
 * client that disconnects earlier delivers the same message again and again. Connecting has the same limit as the
 * greeting.
 */
const timeouts = {
  connectionTimeout: 5 * minuteMs,
  greetingTimeout: 5 * minuteMs,
  socketTimeout: 10 * minuteMs,
  socketCloseTimeout: 1000,
};

// RFC 8058 requires a signature over both unsubscribe headers; nodemailer's default list lacks the second.
const signedHeaders =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-ID:List-Unsubscribe:List-Unsubscribe-Post';

/** Returns nodemailer's options that sign mails; none if there is no key. */
export function signingOptions(dkim: Dkim | undefined) {
  return dkim === undefined ? {} : { dkim: { ...dkim, headerFieldNames: signedHeaders } };
}

function writeToFolder(folder: string, compose: ComposeMail, logger: Logger): Deliver {
  logger.info({ folder }, 'MAIL_URL is not set; mails are written to files');
  const composer = lazyAsync(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true }),
  );
  return async (message) => {
    const { message: bytes } = await (await composer()).sendMail(await compose(message));
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail composer did not return a buffer.');
    await mkdir(folder, { recursive: true });
    const time = new Date(message.createdAt).toISOString().replaceAll(/[:.]/g, '-');
    // The file is named after the message, so that a retry after a crash replaces it.
    await writeFile(join(folder, `${time}-${message.kind}-${message.id}.eml`), bytes, { mode: 0o600 });
  };
}

function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && !isLoopback && searchParams.get('ignoreTLS') !== 'true';
}

/**
 * Converts an error of nodemailer. Returns a `RefusedError` for a permanent reply to the sender, the recipient or the
 * message. The rejection is final if a retry cannot succeed: the mailbox does not exist, or the server rejected the
 * message after reading it (RFC 5321 4.2.1 asks clients not to repeat that). Returns any other error unchanged, so that
 * the message is retried: an operator can fix a rejected login, for example.
 */
function smtpFailure(error: unknown): unknown {
  const { code, command, replyCode, text } = readSmtpReply(error);
  if (replyCode < 500 || replyCode > 599) return error;
  const isAfterData = command === 'DATA' && code === 'EMESSAGE';
  if (command === 'MAIL FROM') {
    return new RefusedError(`the mail server rejected the sender: ${text}`, {
      bounce: 'ours',
      isFinal: false,
      reply: text,
      cause: error,
    });
  }
  if (command !== 'RCPT TO' && !isAfterData) return error;
  // After DATA, a bare 550 is as often about the content as about the recipient.
  const bounce = bounceClass(isAfterData ? { text } : { replyCode, text });
  const isFinal = isAfterData || bounce === 'no-mailbox' || bounce === 'message';
  const description =
    bounce === 'no-mailbox'
      ? 'the mailbox does not exist'
      : isFinal
        ? 'the mail server permanently rejected the message'
        : 'the mail server rejected the message';
  return new RefusedError(`${description}: ${text}`, { bounce, isFinal, reply: text, cause: error });
}

function readSmtpReply(error: unknown): { code: string; command: string; replyCode: number; text: string } {
  if (!(error instanceof Error)) return { code: '', command: '', replyCode: 0, text: '' };
  const { code, command, responseCode, response } = {
    code: '',
    command: '',
    responseCode: 0,
    response: '',
    ...error,
  };
  return {
    code: String(code),
    command: String(command),
    replyCode: Number(responseCode) || 0,
    text: String(response),
  };
}

/**
 * Delivers a message over one channel. Resolves when the server has accepted it. `signal` aborts the delivery
 * immediately when the process is stopping.
 */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** Permanent rejection of a message by the server. */
export class RefusedError extends Error {
  /** Class of the rejection; `no-mailbox` ends a subscription. */
  readonly bounce: BounceClass;
  /** Whether a retry cannot succeed. */
  readonly isFinal: boolean;
  /** Reply of the server. */
  readonly reply: string;

  constructor(
    message: string,
    options: { bounce: BounceClass; isFinal?: boolean; reply?: string; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'RefusedError';
    this.bounce = options.bounce;
    this.isFinal = options.isFinal ?? true;
    this.reply = options.reply ?? '';
  }
}
