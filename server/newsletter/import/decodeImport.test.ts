import { describe, expect, it } from 'vitest';
import { decodeImport, ImportError } from './decodeImport.ts';

const table = 'e-mail,name\nada@x.example,Åse\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('decodeImport', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-16LE with a byte order mark', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    ['UTF-16BE with a byte order mark', utf16be(`\uFEFF${table}`)],
    ['UTF-16LE', Buffer.from(table, 'utf16le')],
    ['UTF-16BE', utf16be(table)],
    ['Windows-1252', Buffer.from(table, 'latin1')],
  ])('decodes %s', (_, bytes) => {
    expect(decodeImport(bytes)).toBe(table);
  });

  it.each(['ÿ,name\n', 'aþ,name\n', 'þ,name\n', 'aÿ,name\n'])(
    'decodes Windows-1252 whose first bytes resemble a byte order mark: %j',
    (text) => {
      expect(decodeImport(Buffer.from(text, 'latin1'))).toBe(text);
    },
  );

  it('decodes UTF-16 without ASCII letters by its byte order mark', () => {
    expect(decodeImport(Buffer.from('\uFEFFΩμέγα', 'utf16le'))).toBe('Ωμέγα');
    expect(decodeImport(utf16be('\uFEFFΩμέγα'))).toBe('Ωμέγα');
  });

  // In UTF-16, Ā has its zero byte where ASCII characters have their other byte.
  it.each(['ada@x.example,Ωμέγα\n', 'ada@x.io,Ωμέγα Ωμ\n', 'ada@x.example,Āris\n'])(
    'decodes UTF-16 without a byte order mark: %j',
    (text) => {
      expect(decodeImport(Buffer.from(text, 'utf16le'))).toBe(text);
      expect(decodeImport(utf16be(text))).toBe(text);
    },
  );

  it('normalises line endings and drops invisible spaces', () => {
    expect(decodeImport(Buffer.from('a\r\nb\rc\u200B\u2060\n'))).toBe('a\nb\nc\n');
  });

  it.each([
    ['a ZIP archive', Buffer.from([0x50, 0x4b, 3, 4, 0x61]), 'The file is a ZIP archive'],
    ['NUL characters', Buffer.from('a,b\0c'), 'The file is not a text file'],
    ['an odd mixture of NUL characters', Buffer.from('a\0\0b\0\0a\0\0b\0\0'), 'The file is not a text file'],
    ['more than 60 MB', new Uint8Array(60_000_001), 'The file is larger than 60 MB.'],
  ])('rejects %s', (_, bytes, message) => {
    expect(() => decodeImport(bytes)).toThrow(message);
    expect(() => decodeImport(bytes)).toThrow(ImportError);
  });

  it.each(['PK', 'PK\u0003', 'PK,\u0004', 'xK\u0003\u0004', 'Px\u0003\u0004'])(
    'accepts a table that begins with %j',
    (text) => {
      expect(decodeImport(Buffer.from(text))).toBe(text);
    },
  );
});
