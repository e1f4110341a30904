import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from './portOf.ts';

/** Response to a step of the conversation: a reply, a closed connection or silence. */
export type ScriptedReply = string | 'hang up' | 'say nothing';

export type SmtpScript = Partial<
  Record<'greeting' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'end' | 'quit', ScriptedReply>
>;

export type ScriptedMailServer = {
  url: string;
  /** Replies by step. Each conversation reads them again. */
  script: SmtpScript;
  /** Message-ID of each message that was received completely and accepted with 250. */
  accepted: string[];
  /** Message-ID of each message that was received completely, whatever the reply. */
  read: string[];
  /** Delay of each step in milliseconds. */
  delayMs: Partial<Record<keyof SmtpScript, number>>;
  close: () => Promise<void>;
};

const defaultScript: Required<SmtpScript> = {
  greeting: '220 scripted.example',
  ehlo: '250 scripted.example',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go on',
  end: '250 2.0.0 taken',
  quit: '221 2.0.0 bye',
};

/** Starts a mail server that can misbehave at any step, for example disconnect or reject. */
export async function startScriptedMailServer(): Promise<ScriptedMailServer> {
  const state: Pick<ScriptedMailServer, 'script' | 'accepted' | 'read' | 'delayMs'> = {
    script: {},
    accepted: [],
    read: [],
    delayMs: {},
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, state);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${portOf(server)}?ignoreTLS=true`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function converse(
  socket: Socket,
  state: Pick<ScriptedMailServer, 'script' | 'accepted' | 'read' | 'delayMs'>,
) {
  let buffered = '';
  let isData = false;

  const respond = (step: keyof SmtpScript, onReplied: (reply: string) => void = () => {}) => {
    const sendReply = () => {
      const reply = state.script[step] ?? defaultScript[step];
      if (reply === 'say nothing') return;
      if (reply === 'hang up') return void socket.destroy();
      // Records the message before writing the reply, because a test may check it as soon as the reply arrives.
      onReplied(reply);
      socket.write(`${reply}\r\n`);
    };
    const delay = state.delayMs[step];
    if (delay === undefined) sendReply();
    else setTimeout(sendReply, delay);
  };

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffered += chunk;
    for (;;) {
      const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const text = buffered.slice(0, end);
      buffered = buffered.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        const messageId = /^message-id: (.*)$/im.exec(text)?.[1] ?? '';
        state.read.push(messageId);
        respond('end', (reply) => {
          if (reply.startsWith('250')) state.accepted.push(messageId);
        });
        continue;
      }
      const step = stepOf(text);
      respond(step, (reply) => {
        isData = step === 'data' && reply.startsWith('354');
      });
    }
  });
  respond('greeting');
}

function stepOf(line: string): keyof SmtpScript {
  const command = line.slice(0, 4).toUpperCase();
  if (command === 'MAIL') return 'mail';
  if (command === 'RCPT') return 'rcpt';
  if (command === 'DATA') return 'data';
  return command === 'QUIT' ? 'quit' : 'ehlo';
}
