/** Error about the file as a whole. The message is shown to the owner. */
export class ImportError extends Error {}

/** Size limit of a file, enough for more than a hundred thousand contacts with all of Mailchimp's columns. */
const maxImportBytes = 60_000_000;

/**
 * Decodes a file as UTF-8, as UTF-16 (recognised by its byte order mark or NUL bytes), or otherwise as Windows-1252,
 * the default of spreadsheets. Normalises line endings to `\n`. Throws `ImportError` if it is not text or too large.
 */
export function decodeImport(bytes: Uint8Array): string {
  if (bytes.length > maxImportBytes) {
    throw new ImportError(
      `The file is larger than ${maxImportBytes / 1_000_000} MB. Split it into smaller files.`,
    );
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) {
    throw new ImportError(
      'The file is a ZIP archive or a spreadsheet (.xlsx), not CSV. Unpack it, or save the spreadsheet as CSV.',
    );
  }
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding)
    .decode(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B\u2060]/g, '');
  if (text.includes('\0')) throw new ImportError('The file is not a text file: it contains NUL characters.');
  return text;
}

function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Every other byte of ASCII text in UTF-16 is NUL, and addresses are mostly ASCII.
  const start = bytes.subarray(0, 2_000);
  const nulCounts = { even: 0, odd: 0 };
  for (const [index, byte] of start.entries())
    if (byte === 0) nulCounts[index % 2 === 0 ? 'even' : 'odd'] += 1;
  if (nulCounts.odd > start.length / 4 && nulCounts.even * 10 < nulCounts.odd) return 'utf-16le';
  if (nulCounts.even > start.length / 4 && nulCounts.odd * 10 < nulCounts.even) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
