import { HttpError } from '#server/errors.ts';

/** One part of a `multipart/form-data` body. `content` is read, or passed over, before the next part comes. */
export type Part = {
  name: string;
  /** As the browser says; undefined for a plain field. */
  filename: string | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** A browser's longest file name, and room for the rest. */
const headLimitBytes = 8 * 1024;

/**
 * The parts of a form with files (RFC 7578) as they arrive: no more is held than a chunk of the network and the head of a part.
 * Throws 400 for what no browser sends, 413 above `limitBytes` altogether.
 */
export async function* readParts(
  source: AsyncIterable<Uint8Array>,
  { contentType, maxParts, limitBytes }: { contentType: string; maxParts: number; limitBytes: number },
): AsyncGenerator<Part> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  const reader = createReader(source, limitBytes);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  try {
    yield* partsOf(reader, delimiter, maxParts);
  } finally {
    await reader.end();
  }
}

async function* partsOf(
  reader: ReturnType<typeof createReader>,
  delimiter: Buffer,
  maxParts: number,
): AsyncGenerator<Part> {
  // Nothing stands before the first one.
  await reader.expect(delimiter.subarray(2));
  for (let count = 0; ; count += 1) {
    const ending = (await reader.take(2)).toString('latin1');
    if (ending === '--') return;
    if (ending !== '\r\n' || count === maxParts) throw malformed();
    const head: Buffer[] = [];
    for await (const piece of reader.until(Buffer.from('\r\n\r\n'), headLimitBytes)) head.push(piece);
    const content = reader.until(delimiter, Infinity);
    yield { ...nameOf(Buffer.concat(head).toString('utf8')), content };
    for await (const _ of content);
  }
}

/** The name of a part and of its file, from its `Content-Disposition`. Browsers write UTF-8, and a quotation mark as `%22`. */
function nameOf(head: string): Pick<Part, 'name' | 'filename'> {
  const line = head.split('\r\n').find((each) => /^content-disposition:\s*form-data\s*;/i.test(each));
  const parameter = (key: string) =>
    new RegExp(`;\\s*${key}="([^"\\r\\n]*)"`, 'i').exec(line ?? '')?.[1]?.replaceAll('%22', '"');
  const name = parameter('name');
  if (name === undefined) throw malformed();
  return { name, filename: parameter('filename') };
}

function createReader(source: AsyncIterable<Uint8Array>, limitBytes: number) {
  const chunks = source[Symbol.asyncIterator]();
  let buffered = Buffer.alloc(0);
  let received = 0;

  async function fill(): Promise<void> {
    // What ends before its last boundary was cut off.
    const next = await chunks.next().catch((cause: unknown) => {
      throw malformed(cause);
    });
    if (next.done) throw malformed();
    received += next.value.byteLength;
    if (received > limitBytes) throw new HttpError(413, 'body_too_large', 'The request body is too large.');
    buffered = buffered.length === 0 ? Buffer.from(next.value) : Buffer.concat([buffered, next.value]);
  }

  async function take(count: number): Promise<Buffer> {
    while (buffered.length < count) await fill();
    const taken = buffered.subarray(0, count);
    buffered = buffered.subarray(count);
    return taken;
  }

  return {
    take,
    async end(): Promise<void> {
      await chunks.return?.();
    },
    async expect(bytes: Buffer): Promise<void> {
      if (!(await take(bytes.length)).equals(bytes)) throw malformed();
    },
    /** What stands before the delimiter, which is passed over. */
    async *until(delimiter: Buffer, mostBytes: number): AsyncGenerator<Buffer> {
      let given = 0;
      for (;;) {
        const at = buffered.indexOf(delimiter);
        // The last bytes may be the beginning of it.
        const end = at < 0 ? Math.max(0, buffered.length - delimiter.length + 1) : at;
        const piece = buffered.subarray(0, end);
        buffered = buffered.subarray(at < 0 ? end : at + delimiter.length);
        given += piece.length;
        if (given > mostBytes) throw malformed();
        if (piece.length > 0) yield piece;
        if (at >= 0) return;
        await fill();
      }
    },
  };
}

const malformed = (cause?: unknown) =>
  new HttpError(400, 'body_unreadable', 'The request body could not be read.', { cause });
