import { once } from 'node:events';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { csvStream } from './csv.ts';

const tableOf = async (cells: readonly string[]) => {
  async function* rows() {
    for (const cell of cells) yield { cell };
  }
  return parse<Record<string, string>>(await text(csvStream(['cell'], rows())), { columns: true }).map(
    (row) => row['cell'],
  );
};

describe('csvStream', () => {
  it('escapes every cell that a spreadsheet would evaluate as a formula', async () => {
    const formulas = [
      '=1',
      '+1',
      '-1',
      '@A1',
      '＝1',
      '＋1',
      '－1',
      '＠A1',
      '\t1',
      '\r1',
      ' =1',
      '\ufeff＝1',
      '\u202e=1',
    ];
    expect(await tableOf(formulas)).toEqual(formulas.map((cell) => `'${cell}`));
    const texts = ['a=1', '1-2', 'ada@example.com', 'a;b\n1=1', '語', '"'];
    expect(await tableOf(texts)).toEqual(texts);
  });

  it.each([
    ['ok;=1+1;', "ok;'=1+1;"],
    ['ok\n@SUM(A1)', "ok\n'@SUM(A1)"],
    ['ok\t "+1', 'ok\t\' "+1'],
    ['\n=1', "'\n'=1"],
    [';;-1\r\n=1', ";;'-1\r\n'=1"],
  ])('escapes formulas after semicolons, tabs and line breaks: %j', async (cell, safe) => {
    expect(await tableOf([cell])).toEqual([safe]);
  });

  it('aborts the response when its source fails, so that a partial file does not look complete', async () => {
    async function* rows() {
      yield { cell: 'x'.repeat(100_000) };
      throw new Error('The database is not responding.');
    }
    const server = createServer((_, response) => pipeline(csvStream(['cell'], rows()), response, () => {}));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const download = fetch(`http://127.0.0.1:${portOf(server)}`).then((response) => response.text());
    await expect(download).rejects.toThrow();
    server.close();
  });

  it('stops reading its source when the client disconnects', async () => {
    let hasEnded = false;
    async function* rows() {
      try {
        for (;;) yield { cell: 'x' };
      } finally {
        hasEnded = true;
      }
    }
    const csv = csvStream(['cell'], rows());
    await once(csv, 'readable');
    csv.destroy();
    while (!hasEnded) await eventLoopTurn();
    expect(hasEnded).toBe(true);
  });
});
