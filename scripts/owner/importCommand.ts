import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { readImport, type ImportFault } from '#server/newsletter/import/readImport.ts';
import type { ImportResult } from '#server/newsletter/import/importRows.ts';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print } from './program.ts';

type Options = {
  consent: string;
  locale: Locale;
  dryRun?: boolean;
  skipInvalid?: boolean;
  withoutTimes?: boolean;
  verbose?: boolean;
  delimiter?: string;
  column?: string;
  json?: boolean;
};

/** How many lines of one kind a person is shown. */
const shown = 20;

/** `import`: another tool's export. */
export function addImportCommand(program: Command): void {
  addCommand(
    program,
    'import <file>',
    'adds an export of Mailchimp, listmonk, Brevo or this site; a bad row stops it before anything is written',
  )
    .requiredOption('--consent <sentence>', 'when, where and how these people agreed; kept as proof')
    .addOption(
      new Option('--locale <language>', 'for rows that name none').choices(localeCodes).default('en'),
    )
    .option('--dry-run', 'says what would happen and changes nothing')
    .option('--skip-invalid', 'imports the rest although some rows cannot be read')
    .option(
      '--without-times',
      'also contacts of Mailchimp with no time of sign-up or confirmation; --consent says how they agreed',
    )
    .option('--verbose', 'lists what became of each row that was not imported')
    .option('--column <name>', 'which column holds the address')
    .option('--delimiter <character>', 'what separates the columns; found out otherwise')
    .action(runImport);
}

async function runImport(file: string, options: Options): Promise<void> {
  const consent = options.consent.trim();
  if (consent === '') {
    throw new OwnerError(
      '--consent is empty: say when, where and how these people agreed. Nothing was changed.',
    );
  }
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OwnerError(`The file ${file} cannot be read. Nothing was changed.`, { cause: error });
  });
  const { rows, faults, withoutTimes } = readImport(bytes, {
    ...options,
    takesWithoutTimes: options.withoutTimes,
  });
  const isDryRun = options.dryRun === true;
  if (faults.length > 0 && options.skipInvalid !== true && !isDryRun) {
    print(options.json, { imported: false, faults }, () => faultLines(faults));
    throw new OwnerError(
      `${faults.length} rows cannot be imported. Nothing was changed. Correct them, or add --skip-invalid.`,
    );
  }
  const results = await withOwnerDeps(({ admin }) => admin.import(rows, { consent, isDryRun }));
  const counts = countsOf(results, faults);
  print(options.json, { dryRun: isDryRun, counts, withoutTimes, rows: results, faults }, () => [
    ...(isDryRun ? ['Dry run: nothing was changed.'] : []),
    ...Object.entries(counts).map(([outcome, count]) => `${outcome}: ${count}`),
    ...(withoutTimes === 0 ? [] : [withoutTimesLine(withoutTimes)]),
    ...faultLines(faults),
    ...(options.verbose ? resultLines(results) : []),
  ]);
}

function countsOf(results: readonly ImportResult[], faults: readonly ImportFault[]): Record<string, number> {
  const counts: Record<string, number> = { imported: 0, invalid: faults.length };
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function faultLines(faults: readonly ImportFault[]): string[] {
  return shorten(faults.map(({ line, reason }) => `line ${line}: ${reason}`));
}

function resultLines(results: readonly ImportResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome !== 'imported')
    .map(({ line, outcome }) => `line ${line}: ${outcome}`);
}

function withoutTimesLine(count: number): string {
  return `${count} of the “not confirmed” have neither OPTIN_TIME nor CONFIRM_TIME: contacts who never subscribed in Mailchimp. If they agreed elsewhere, import them with --without-times and a --consent that says how.`;
}

function shorten(lines: string[]): string[] {
  if (lines.length <= shown) return lines;
  return [...lines.slice(0, shown), `… and ${lines.length - shown} more; --json has all of them`];
}
