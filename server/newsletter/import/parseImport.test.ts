import { describe, expect, it } from 'vitest';
import { ImportError } from './decodeImport.ts';
import { parseImport } from './parseImport.ts';

/** Header, then the line and the cells of each record. */
const tableOf = (text: string, delimiter?: string) => {
  const { header, records } = parseImport(text, delimiter);
  return [header, ...records.map(({ line, cells }) => [line, ...cells])];
};
const stray = 'contains a quotation mark that is not closed or not doubled';

describe('parseImport', () => {
  it.each([
    [
      'a,b\n1,2',
      undefined,
      [
        ['a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a;b;c,d\n1;2;3',
      undefined,
      [
        ['a', 'b', 'c,d'],
        [2, '1', '2', '3'],
      ],
    ],
    [
      'a\tb\n1\t2',
      undefined,
      [
        ['a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a|b\n1|2',
      undefined,
      [
        ['a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      '"a;b;c",d\n1,2',
      undefined,
      [
        ['a;b;c', 'd'],
        [2, '1', '2'],
      ],
    ],
    [
      'a,b;c\n1',
      ';',
      [
        ['a,b', 'c'],
        [2, '1'],
      ],
    ],
    [
      'sep=|\na,b|c\n1|2',
      undefined,
      [
        ['a,b', 'c'],
        [3, '1', '2'],
      ],
    ],
    [
      '"sep=|"\na,b|c\n1|2',
      undefined,
      [
        ['a,b', 'c'],
        [3, '1', '2'],
      ],
    ],
    ['\uFEFFsep=;\na;b', undefined, [['a', 'b']]],
    [
      '\uFEFFa,b\n\n 1 , 2 ',
      undefined,
      [
        ['a', 'b'],
        [3, '1', '2'],
      ],
    ],
    ['a\n1', undefined, [['a'], [2, '1']]],
    [
      'a,b\n"1\n2",3\n4,5',
      undefined,
      [
        ['a', 'b'],
        [3, '1\n2', '3'],
        [4, '4', '5'],
      ],
    ],
    [
      'a,b\n"1 ""x""",3',
      undefined,
      [
        ['a', 'b'],
        [2, '1 "x"', '3'],
      ],
    ],
  ])('parses %j with the delimiter %s', (text, delimiter, table) => {
    expect(tableOf(text, delimiter)).toEqual(table);
  });

  it('reports lines with a stray quotation mark, and reads the others', () => {
    expect(parseImport('sep=,\na,b\n1"x,2\n\n3,4\n"5,6', undefined)).toEqual({
      delimiter: ',',
      header: ['a', 'b'],
      records: [{ line: 5, cells: ['3', '4'] }],
      faults: [
        { line: 3, reason: stray },
        { line: 6, reason: stray },
      ],
    });
  });

  it('joins the lines of a quoted cell in a file with a stray quotation mark', () => {
    const { records, faults } = parseImport('a,b\nx"y,1\n"2\n3",4\n5,6', undefined);
    expect(records).toEqual([
      { line: 4, cells: ['2\n3', '4'] },
      { line: 5, cells: ['5', '6'] },
    ]);
    expect(faults).toEqual([{ line: 2, reason: stray }]);
  });

  it('joins at most fifty lines', () => {
    const faultsOf = (lines: number) =>
      parseImport(`a,b\nx"y,1\n"${'2\n'.repeat(lines - 1)}3",4`, undefined).faults.some(
        ({ line }) => line === 3,
      );
    expect([faultsOf(50), faultsOf(51)]).toEqual([false, true]);
  });

  it('rejects an empty file, and more than 500 columns', () => {
    for (const text of ['', '\uFEFF', '\n\n', 'sep=;\n'])
      expect(() => parseImport(text, undefined)).toThrow('The file is empty.');
    expect(parseImport('a,'.repeat(499), undefined).header).toHaveLength(500);
    expect(() => parseImport('a,'.repeat(500), undefined)).toThrow(
      'The file has 501 columns; at most 500 are supported.',
    );
  });

  it('rejects more than a thousand lines with a stray quotation mark', () => {
    const parseBroken = (count: number) => parseImport(`a\n${'x"y\n'.repeat(count)}`, undefined);
    expect(parseBroken(1_000).faults).toHaveLength(1_000);
    expect(() => parseBroken(1_001)).toThrow(ImportError);
    expect(() => parseBroken(1_001)).toThrow('the first is line 2.');
  });
});
