import { connect, type Socket } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string>; body: string };

const giveUpAfterMs = 30_000;

/** Sends bytes unchanged. Returns all responses received until the site closes the connection. */
export async function exchange(origin: string, bytes: string | Buffer): Promise<RawResponse[]> {
  const socket = await open(origin);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return readResponses(await readUntilClosed(socket));
}

/** Opens a connection that ignores errors: the site may close it at any time. */
export function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('error', reject).once('connect', () => {
      socket.off('error', reject).on('error', () => {});
      resolve(socket);
    });
  });
}

/** Reads until the other side closes the connection. Rejects if it stays open for half a minute. */
export function readUntilClosed(socket: Socket, timeoutMs = giveUpAfterMs): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(`The connection stayed open. Until then: ${Buffer.concat(chunks).toString('latin1')}`),
      );
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });
}

/** Splits the bytes received on a connection into responses, by their framing. */
export function readResponses(bytes: Buffer): RawResponse[] {
  const responses: RawResponse[] = [];
  let remainingBytes = bytes;
  while (remainingBytes.length > 0) {
    const headEnd = remainingBytes.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = remainingBytes.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
    // The bytes after a body are no response if its length differs from the declared one.
    if (headEnd < 0 || Number.isNaN(status))
      throw new Error(`Not an HTTP response: ${remainingBytes.toString('latin1', 0, 200)}`);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
    );
    const { body, length } = readBody(remainingBytes.subarray(headEnd + 4), headers, status);
    responses.push({ status, headers, body });
    remainingBytes = remainingBytes.subarray(headEnd + 4 + length);
  }
  return responses;
}

function readBody(bytes: Buffer, headers: Record<string, string>, status: number) {
  if (status === 304 || status === 204 || status < 200) return { body: '', length: 0 };
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes);
  const length = headers['content-length'] === undefined ? bytes.length : Number(headers['content-length']);
  return { body: bytes.toString('latin1', 0, length), length: Math.min(length, bytes.length) };
}

function readChunks(bytes: Buffer) {
  let body = '';
  let offset = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', offset);
    const size = Number.parseInt(bytes.toString('latin1', offset, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error('A chunk without a size.');
    body += bytes.toString('latin1', lineEnd + 2, lineEnd + 2 + size);
    offset = lineEnd + 2 + size + 2;
    if (size === 0) return { body, length: offset };
  }
}
