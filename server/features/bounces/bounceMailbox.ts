import { ImapFlow } from 'imapflow';
import { minuteMs } from '#schema/durations.ts';
import type { MailProof } from '#schema/bounceReport.ts';
import type { Logger } from '#server/logger.ts';
import type { TakeReport } from './Provider.ts';
import { readReturned } from './readReturned.ts';

export type BounceMailbox = {
  start: () => void;
  stop: () => Promise<void>;
  /** Reads what is unread, once. Rejects where the mailbox cannot be read. */
  look: () => Promise<void>;
};

const everyMs = 5 * minuteMs;
/** Larger mails are no notices. */
const longestMail = 1_000_000;

/**
 * Reads the mailbox to which mails return (`imaps://user:password@host/INBOX`) every five minutes. What was read is
 * marked as seen and stays; a report counts only where it shows the mail that it is about.
 */
export function createBounceMailbox(parts: {
  url: string;
  classOf: Parameters<typeof readReturned>[1];
  addressOfMail: (proof: MailProof) => Promise<string | undefined>;
  take: TakeReport;
  onQueued: () => void;
  after: (ms: number, callback: () => void) => () => void;
  logger: Logger;
}): BounceMailbox {
  const { logger } = parts;
  let cancel = () => {};
  let isStopped = false;
  let client: ImapFlow | undefined;
  let run: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const connection = connect(parts.url);
    client = connection;
    // Without a listener a broken connection would end the process; the call under way rejects with it.
    connection.on('error', (error: unknown) => logger.warn({ error }, 'the bounce mailbox broke off'));
    try {
      await connection.connect();
      const folder = decodeURIComponent(new URL(parts.url).pathname.slice(1)) || 'INBOX';
      const lock = await connection.getMailboxLock(folder);
      try {
        await readUnseen(connection);
      } finally {
        lock.release();
      }
      await connection.logout();
    } finally {
      connection.close();
      client = undefined;
    }
  }

  async function readUnseen(connection: ImapFlow): Promise<void> {
    const found = await connection.search({ seen: false, smaller: longestMail }, { uid: true });
    for (const uid of found || []) {
      if (isStopped) return;
      const message = await connection.fetchOne(String(uid), { source: true }, { uid: true });
      if (message && message.source) await takeIn(message.source);
      await connection.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
  }

  async function takeIn(source: Buffer): Promise<void> {
    let counted = 0;
    for (const { report, proof } of await readReturned(source, parts.classOf)) {
      const emailAddress = await parts.addressOfMail(proof);
      if (emailAddress === undefined) continue;
      await parts.take({ ...report, emailAddress });
      counted += 1;
    }
    if (counted === 0) return;
    logger.info({ provider: 'mailbox', reports: counted }, 'bounces were reported');
    parts.onQueued();
  }

  function round(): void {
    run = look()
      .catch((error: unknown) => logger.error({ error }, 'the bounce mailbox could not be read'))
      .finally(() => {
        if (!isStopped) cancel = parts.after(everyMs, round);
      });
  }

  return {
    start: round,
    look,
    stop: async () => {
      isStopped = true;
      cancel();
      client?.close();
      await run;
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
    // A password never goes over a plain connection but to this very machine.
    doSTARTTLS: secure || ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? undefined : true,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 30_000,
    socketTimeout: minuteMs,
  });
}
