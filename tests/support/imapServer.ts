import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from './portOf.ts';

export type ImapServer = {
  /** Value for `NEWSLETTER_BOUNCE_IMAP_URL`. */
  url: string;
  /** Mails in the mailbox in order, each with its `\Seen` flag. */
  mails: { source: string; isSeen: boolean }[];
  close: () => Promise<void>;
};

/**
 * Starts an IMAP server (RFC 3501) that supports just enough to read one mailbox. The UID of a mail is its position,
 * from 1.
 */
export async function startImapServer(): Promise<ImapServer> {
  const mails: ImapServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (let end = buffered.indexOf('\r\n'); end !== -1; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        respond(socket, mails, line);
      }
    });
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `imap://site:secret@127.0.0.1:${portOf(server)}/INBOX`,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(socket: Socket, mails: ImapServer['mails'], line: string): void {
  const [tag = '', ...args] = line.split(' ');
  const command = args[0]?.toUpperCase() === 'UID' ? args.slice(0, 2).join(' ') : (args[0] ?? '');
  const reply = untagged(command.toUpperCase(), args, mails);
  for (const text of reply.lines) socket.write(`* ${text}\r\n`);
  socket.write(`${tag} ${reply.refusal ?? 'OK done'}\r\n`);
  if (command.toUpperCase() === 'LOGOUT') socket.end();
}

function untagged(
  command: string,
  args: string[],
  mails: ImapServer['mails'],
): { lines: string[]; refusal?: string } {
  switch (command) {
    case 'CAPABILITY':
      return { lines: ['CAPABILITY IMAP4rev1'] };
    case 'LOGIN':
      return args.join(' ').includes('secret') ? { lines: [] } : { lines: [], refusal: 'NO wrong password' };
    case 'LIST':
    case 'LSUB':
      return { lines: [`${command} () "/" INBOX`] };
    case 'SELECT':
    case 'EXAMINE':
      return {
        lines: [
          `${mails.length} EXISTS`,
          '0 RECENT',
          'FLAGS (\\Seen)',
          'OK [UIDVALIDITY 1] x',
          'OK [UIDNEXT 99] x',
        ],
      };
    case 'UID SEARCH': {
      const unseenNumbers = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
      return { lines: [`SEARCH ${unseenNumbers.join(' ')}`.trim()] };
    }
    case 'UID FETCH': {
      const uid = Number(args[2]);
      const source = mails[uid - 1]?.source ?? '';
      const [, from, length] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(args.join(' ')) ?? [];
      const part = from === undefined ? source : source.slice(Number(from), Number(from) + Number(length));
      const name = from === undefined ? 'BODY[]' : `BODY[]<${from}>`;
      return { lines: [`${uid} FETCH (UID ${uid} ${name} {${Buffer.byteLength(part)}}\r\n${part})`] };
    }
    case 'UID STORE': {
      const mail = mails[Number(args[2]) - 1];
      if (mail !== undefined && args.join(' ').includes('\\Seen')) mail.isSeen = args[3] !== '-FLAGS';
      return { lines: [] };
    }
    default:
      return { lines: command === 'LOGOUT' ? ['BYE'] : [] };
  }
}
