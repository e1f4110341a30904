import net from 'node:net';
import { portOf } from './portOf.ts';

/** Starts a TCP proxy to a server, whose connections can be cut and restored on the same port. */
export async function breakableLine(to: { host: string; port: number }, { isWhole = true } = {}) {
  const sockets = new Set<net.Socket>();
  let stall: { text: string; reached: () => void } | undefined;
  const create = () =>
    net.createServer((localSocket) => {
      const remoteSocket = net.connect(to);
      for (const [socket, peer] of [
        [localSocket, remoteSocket],
        [remoteSocket, localSocket],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => peer.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          peer.destroy();
        });
      }
      remoteSocket.pipe(localSocket);
      localSocket.on('data', (bytes) => {
        if (stall === undefined || !bytes.includes(stall.text)) return void remoteSocket.write(bytes);
        localSocket.pause();
        stall.reached();
        stall = undefined;
      });
    });
  const listen = async (server: net.Server, port: number) => {
    server.listen(port, '127.0.0.1');
    await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  };

  let server = create();
  await listen(server, 0);
  const port = portOf(server);
  const cutConnections = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  if (!isWhole) await cutConnections();
  return {
    port,
    cut: cutConnections,
    /** Resolves when a client has sent `text`. Neither the text nor anything after it reaches the server. */
    stallAt: (text: string) => new Promise<void>((resolve) => (stall = { text, reached: resolve })),
    async restore() {
      server = create();
      await listen(server, port);
    },
  };
}
