import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listenOnOwnPort } from './listen.ts';
import { portOf } from './portOf.ts';

export type MailServer = {
  /** Value for `MAIL_URL`. */
  url: string;
  port: number;
  /** Accepted messages in order, parsed as by a mail client. */
  messages: (Email & { recipient: string; raw: string; isEncrypted: boolean })[];
  /** SMTP reply that rejects further recipients, or those that match `to`, until it is set to `undefined`. */
  refusal: { code: number; text: string; to?: string | RegExp } | undefined;
  /** Called when a message has been received completely, before it is accepted. */
  beforeAccept: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a mail server on `port` or a free port. Offers STARTTLS if `tls` is set. */
export async function startMailServer({
  port,
  tls = false,
}: { port?: number; tls?: boolean } = {}): Promise<MailServer> {
  const state: Pick<MailServer, 'messages' | 'refusal' | 'beforeAccept'> = {
    messages: [],
    refusal: undefined,
    beforeAccept: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const { refusal } = state;
      const to = refusal?.to ?? address;
      const isRefused = refusal !== undefined && (to instanceof RegExp ? to.test(address) : to === address);
      callback(
        isRefused ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined,
      );
    },
    onData: (stream, session, callback) => {
      void (async () => {
        const raw = await buffer(stream);
        await state.beforeAccept();
        const email = await PostalMime.parse(raw);
        const [recipient] = session.envelope.rcptTo;
        state.messages.push({
          ...email,
          recipient: recipient?.address ?? '',
          raw: raw.toString('utf8'),
          isEncrypted: session.secure,
        });
      })().then(() => callback(), callback);
    },
  });
  // Ignores errors of connections, because tests kill senders in the middle of a message.
  server.on('error', () => {});
  if (port === undefined) await listenOnOwnPort(server.server);
  else {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  }
  const boundPort = portOf(server.server);
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${boundPort}`,
    port: boundPort,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
