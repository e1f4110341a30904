import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { csvStream, mapAsync } from '#server/lib/csv.ts';

/** An error that the owner can act on, which is printed without a stack. */
export class OwnerError extends Error {}

/** Creates the program of `npm run {name}`. It rejects unknown arguments and has `--help` for every command. */
export function createProgram(name: string, description: string): Command {
  return new Command()
    .name(`npm run ${name} --`)
    .description(description)
    .showHelpAfterError('(use --help for more information)')
    .configureHelp({ showGlobalOptions: true });
}

/** Adds a command that has the option `--json`. */
export function addCommand(program: Command, usage: string, description: string): Command {
  return program.command(usage).description(description).option('--json', 'print JSON');
}

/** Runs the command in `process.argv`. On failure, prints the message and sets exit status 1. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints data as JSON, or as lines for people. */
export function print(isJson: boolean | undefined, data: unknown, formatLines: () => string[]): void {
  if (isJson) console.log(JSON.stringify(data, null, 2));
  else for (const line of formatLines()) console.log(line);
}

export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}

/** Parses a day such as 2026-05-04 or a time in ISO 8601. Returns 0 for `undefined`. */
export function timeOf(option: string, text: string | undefined): number {
  if (text === undefined) return 0;
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new OwnerError(`${option} ${text}: expected a day such as 2026-05-04.`);
  return time;
}

/** Streams rows as CSV or as a JSON array, so that a long table never has to fit into memory. */
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
  toObject: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(toObject(row), null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
