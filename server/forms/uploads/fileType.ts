import { open } from 'node:fs/promises';

/** Accepted file types and their extensions. A file with any other extension gets the first one of its type. */
const extensions = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  text: ['txt', 'csv'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
} as const;
export type FileType = keyof typeof extensions;

const maxDirectoryBytes = 1024 * 1024;
const endRecordBytes = 22;

/**
 * Creates the detector of a file's type by its content. `add` takes the chunks as they arrive. `end` returns the type,
 * for which it reads the directory at the end of ZIP files; `undefined` if the type is not accepted.
 */
export function createTypeReader() {
  let head = Buffer.alloc(0);
  let isText = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });

  function readText(bytes: Uint8Array | undefined): void {
    if (!isText) return;
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      // eslint-disable-next-line no-control-regex -- control characters do not occur in text
      isText = !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
    } catch {
      isText = false;
    }
  }

  return {
    add(chunk: Uint8Array): void {
      if (head.length < 512) head = Buffer.concat([head, chunk.subarray(0, 512)]);
      readText(chunk);
    },
    async end(file: string): Promise<FileType | undefined> {
      readText(undefined);
      const startsWith = (text: string, offset = 0) =>
        head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));
      if (startsWith('%PDF-')) return 'pdf';
      if (startsWith('\x89PNG\r\n\x1a\n')) return 'png';
      if (startsWith('\xff\xd8\xff')) return 'jpeg';
      if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp';
      if (startsWith('PK\x03\x04')) return detectOfficeType(await readZipNames(file), head);
      // Markup is text, but browsers would run it.
      const isMarkup = /^[\s\ufeff]*</.test(head.toString('utf8'));
      return isText && !isMarkup ? 'text' : undefined;
    },
  };
}

const openDocuments: ReadonlyMap<string, FileType> = new Map([
  ['text', 'odt'],
  ['spreadsheet', 'ods'],
  ['presentation', 'odp'],
]);

/**
 * Returns the type of an office document in a ZIP file; `undefined` for other archives and for documents with macros.
 */
function detectOfficeType(names: readonly string[], head: Buffer): FileType | undefined {
  if (names.some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return undefined;
  if (names.includes('mimetype')) {
    const [, kind = ''] =
      /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)PK/.exec(
        head.toString('latin1'),
      ) ?? [];
    return openDocuments.get(kind);
  }
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  return names.includes('ppt/presentation.xml') ? 'pptx' : undefined;
}

/** Returns the names in a ZIP file's directory, which is at the end of the file. Returns none if it cannot be read. */
async function readZipNames(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, 64 * 1024 + endRecordBytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const endRecord = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    if (endRecord < 0 || endRecord + endRecordBytes > tail.length) return [];
    const length = tail.readUInt32LE(endRecord + 12);
    const directory = Buffer.alloc(length > maxDirectoryBytes ? 0 : length);
    await handle.read(directory, 0, directory.length, tail.readUInt32LE(endRecord + 16));
    const names: string[] = [];
    for (let offset = 0; offset + 46 <= directory.length && directory.readUInt32LE(offset) === 0x02014b50;) {
      const nameEnd = offset + 46 + directory.readUInt16LE(offset + 28);
      names.push(directory.toString('utf8', offset + 46, nameEnd));
      offset = nameEnd + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
    }
    return names;
  } finally {
    await handle.close();
  }
}

const maxNameLength = 100;

/** Returns a safe file name: without folders and misleading characters, and with an extension of its type. */
export function safeFileName(originalName: string, type: FileType): string {
  const lastSegment = originalName.split(/[/\\]/).at(-1) ?? '';
  const cleanName = lastSegment
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  const [, stem = cleanName, extension = ''] = /^(.*)\.([^.]{1,5})$/.exec(cleanName) ?? [];
  const knownExtensions: readonly string[] = extensions[type];
  const isKnownExtension = knownExtensions.includes(extension.toLowerCase());
  const name = (isKnownExtension ? stem : cleanName).slice(0, maxNameLength).trim() || 'file';
  return `${name}.${isKnownExtension ? extension.toLowerCase() : knownExtensions[0]}`;
}
