import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { csvStream, mapAsync } from '#server/lib/csv.ts';

/** A reason to do nothing that an owner can act on: shown as a sentence, without a stack. */
export class OwnerError extends Error {}

/** The commands of one subject. Wrong arguments are refused, and every command explains itself with `--help`. */
export function createProgram(name: string, description: string): Command {
  return new Command()
    .name(`npm run ${name} --`)
    .description(description)
    .showHelpAfterError('(--help explains it)')
    .configureHelp({ showGlobalOptions: true });
}

/** Adds a command, with `--json` for programs. */
export function addCommand(program: Command, usage: string, description: string): Command {
  return program.command(usage).description(description).option('--json', 'answer in JSON');
}

/** Runs the command that was asked for; ends with 1 and one sentence where it cannot be done. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints for a program, or for a person. */
export function print(isJson: boolean | undefined, data: unknown, lines: () => string[]): void {
  if (isJson) console.log(JSON.stringify(data, null, 2));
  else for (const line of lines()) console.log(line);
}

export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}

/** A day such as 2026-05-04, or a moment in ISO 8601; undefined means always. */
export function sinceTime(text: string | undefined): number {
  if (text === undefined) return 0;
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new OwnerError(`--since ${text}: expected a day such as 2026-05-04.`);
  return time;
}

/** Prints rows as CSV or as a JSON array, as they are read, so that a long table is never in memory as a whole. */
export async function printTable<Row>(
  isJson: boolean | undefined,
  rows: AsyncIterable<Row>,
  {
    columns,
    cells,
    object,
  }: {
    columns: readonly string[];
    cells: (row: Row) => Readonly<Record<string, string>>;
    object: (row: Row) => object;
  },
): Promise<void> {
  const output = isJson ? Readable.from(jsonArray(rows, object)) : csvStream(columns, mapAsync(rows, cells));
  await pipeline(output, process.stdout, { end: false });
}

async function* jsonArray<Row>(
  rows: AsyncIterable<Row>,
  object: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(object(row), null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
