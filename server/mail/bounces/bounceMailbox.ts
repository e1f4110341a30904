import { ImapFlow } from 'imapflow';
import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import { type BounceReport, type MailProof, maxReturnedMail, ReturnedMail } from '#schema/bounceReport.ts';
import type { Logger } from '#server/logger.ts';
import { createThread } from '#server/lib/createThread.ts';
import { type BounceClass, kindOfClass } from '#server/mail/bounceClass.ts';
import type { StoreReport } from './router.ts';

export type BounceMailbox = {
  start: () => void;
  stop: () => Promise<void>;
  /** Reads the unread messages once. Rejects if the mailbox cannot be read. */
  poll: () => Promise<void>;
};

const pollIntervalMs = 5 * minuteMs;
const stopTimeoutMs = 2000;
const threadLimits = { timeMs: 20_000, memoryMb: 64 };
const ReturnedMails = v.pipe(v.array(ReturnedMail), v.maxLength(20));

/**
 * Creates the reader of the bounce mailbox (`imaps://user:password@host/INBOX`), which polls every five minutes. It
 * marks messages as seen and leaves them in the mailbox. A report counts only if it contains evidence of a mail that we
 * sent. Anyone can write to the mailbox, so messages are parsed in a thread with limits. Each message is marked before
 * it is parsed: if it crashes the process, it is not parsed again.
 */
export function createBounceMailbox(deps: {
  url: string;
  classOf: (refusal: { status: string; text: string }) => BounceClass;
  addressOfMail: (proof: MailProof) => Promise<string | undefined>;
  storeReport: StoreReport;
  onQueued: () => void;
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): BounceMailbox {
  const { logger } = deps;
  let cancel = () => {};
  let isStopped = false;
  let client: ImapFlow | undefined;
  let run: Promise<void> = Promise.resolve();
  const thread = createThread<unknown>('readReturnedWorker', import.meta.url, threadLimits);

  async function poll(): Promise<void> {
    const connection = connect(deps.url);
    client = connection;
    // Without a listener, a broken connection would end the process; the running call rejects anyway.
    connection.on('error', (error: unknown) =>
      logger.warn({ error }, 'connection to the bounce mailbox failed'),
    );
    try {
      await connection.connect();
      const folder = decodeURIComponent(new URL(deps.url).pathname.slice(1)) || 'INBOX';
      const lock = await connection.getMailboxLock(folder);
      try {
        await readUnseen(connection);
      } finally {
        lock.release();
      }
      await connection.logout();
    } finally {
      thread.end();
      connection.close();
      client = undefined;
    }
  }

  async function readUnseen(connection: ImapFlow): Promise<void> {
    const uids = await connection.search({ seen: false }, { uid: true });
    for (const uid of uids || []) {
      if (isStopped) return;
      const sequence = String(uid);
      if (!(await connection.messageFlagsAdd(sequence, ['\\Seen'], { uid: true }))) {
        throw new Error('The mailbox did not mark a message as seen.');
      }
      try {
        const source = { start: 0, maxLength: maxReturnedMail };
        const message = await connection.fetchOne(sequence, { source }, { uid: true });
        if (message && message.source) await storeReports(await read(message.source, uid));
      } catch (error) {
        // The error is on our side, such as an unavailable database. The next poll reads the message again.
        await connection
          .messageFlagsRemove(sequence, ['\\Seen'], { uid: true })
          .catch((flagError: unknown) =>
            logger.warn(
              { error: flagError, uid },
              'bounce message could not be marked as unread; it will not be processed again',
            ),
          );
        throw error;
      }
    }
  }

  /**
   * Returns the bounces that a message reports. Returns none if it cannot be parsed: no mail server would have written
   * it.
   */
  async function read(source: Buffer, uid: number): Promise<ReturnedMail[]> {
    try {
      // A copy, because a view would send its whole underlying buffer to the thread.
      const raw = new Uint8Array(source.subarray(0, maxReturnedMail));
      return v.parse(ReturnedMails, await thread.request(raw));
    } catch (error) {
      logger.warn({ error, uid }, 'unreadable message in the bounce mailbox skipped');
      return [];
    }
  }

  async function storeReports(mails: readonly ReturnedMail[]): Promise<void> {
    let count = 0;
    for (const mail of mails) {
      const emailAddress = await deps.addressOfMail(mail.proof);
      if (emailAddress === undefined) continue;
      const { status, reportId, text: reply, proof } = mail;
      const report = { emailAddress, kind: kindOf(mail), status, reportId, reply };
      await deps.storeReport({ ...report, source: 'mailbox', messageIds: proof.messageIds });
      count += 1;
    }
    if (count === 0) return;
    logger.info({ provider: 'mailbox', reports: count }, 'bounces read from the mailbox');
    deps.onQueued();
  }

  function kindOf({ action, status, text }: ReturnedMail): BounceReport['kind'] {
    if (action === 'failed') return kindOfClass[deps.classOf({ status: status ?? '5.0.0', text })];
    return action;
  }

  function pollRepeatedly(): void {
    run = poll()
      .catch((error: unknown) => logger.error({ error }, 'bounce mailbox could not be read'))
      .finally(() => {
        if (!isStopped) cancel = deps.after(pollIntervalMs, pollRepeatedly);
      });
  }

  return {
    start: pollRepeatedly,
    poll,
    stop: async () => {
      isStopped = true;
      cancel();
      // The current message is already marked as seen, so it is read to the end if the mail server responds in time.
      const timer = setTimeout(() => client?.close(), stopTimeoutMs);
      await run;
      clearTimeout(timer);
    },
  };
}

function connect(url: string): ImapFlow {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // Requires encryption for passwords, except on the loopback interface.
    doSTARTTLS: secure || ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? undefined : true,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 30_000,
    socketTimeout: minuteMs,
  });
}
