import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '#schema/durations.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import type { Logger } from '#server/logger.ts';
import type { ComposeMail } from './composeMail.ts';
import { bounceClass, type BounceClass } from './bounceClass.ts';

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/**
 * Delivers mails by SMTP: `smtps://` encrypted from the start, `smtp://` by STARTTLS, which only a loopback host or
 * `?ignoreTLS=true` may do without. Without `url` they become `.eml` files in `dataDir/mail`.
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
    (await loadLibrary()).createTransport({
      url,
      requireTLS: requiresTls(url),
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(deps.dkim === undefined ? {} : { dkim: { ...deps.dkim, headerFieldNames: signedHeaders } }),
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
  logger.info({ folder }, 'MAIL_URL is not set; mails are written to files');
  const composer = lazyAsync(async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true }),
  );
  return async (message) => {
    const { message: bytes } = await (await composer()).sendMail(await compose(message));
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail composer did not return a buffer.');
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

/**
 * Meaning of an error of nodemailer to the outbox: `RefusedError` for a permanent reply to the sender, the receiver or
 * the message. It is final if no later attempt will do: the mailbox does not exist, or the server has read the message
 * and refused it (RFC 5321 4.2.1 asks not to send that again). Any other error is returned as it is and retried, such as
 * that of a server that does not know us: an operator can fix that.
 */
function smtpFailure(error: unknown): unknown {
  const { code, command, replyCode, text } = replyOf(error);
  if (replyCode < 500 || replyCode > 599) return error;
  const isLate = command === 'DATA' && code === 'EMESSAGE';
  if (command === 'MAIL FROM') {
    return new RefusedError(`the mail server rejected the sender: ${text}`, {
      bounce: 'ours',
      isFinal: false,
      reply: text,
      cause: error,
    });
  }
  if (command !== 'RCPT TO' && !isLate) return error;
  // After the message a bare 550 is as often about what it says as about who should read it.
  const bounce = bounceClass(isLate ? { text } : { replyCode, text });
  const isFinal = isLate || bounce === 'no-mailbox' || bounce === 'message';
  const what =
    bounce === 'no-mailbox'
      ? 'the mailbox does not exist'
      : isFinal
        ? 'the mail server permanently rejected the message'
        : 'the mail server rejected the message';
  return new RefusedError(`${what}: ${text}`, { bounce, isFinal, reply: text, cause: error });
}

function replyOf(error: unknown): { code: string; command: string; replyCode: number; text: string } {
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

export type OutgoingMessage = {
  /** The same in every attempt, so that a receiver recognises a repeat. */
  id: string;
  kind: string;
  payload: string;
  createdAt: number;
};

/**
 * Delivers over one channel; resolves when the other side has taken the message over. An aborted `signal` ends it at
 * once: the process is stopping.
 */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** The other side refuses this message by a permanent reply. */
export class RefusedError extends Error {
  /** `no-mailbox` ends a subscription. */
  readonly bounce: BounceClass;
  /** Whether no later attempt will do. */
  readonly isFinal: boolean;
  /** The other side's words. */
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
