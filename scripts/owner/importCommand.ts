import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { interests } from '#brand/newsletter.ts';
import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { ImportError } from '#server/newsletter/import/decodeImport.ts';
import type { ImportFault } from '#server/newsletter/import/parseImport.ts';
import { readImport, type ReadImport } from '#server/newsletter/import/readImport.ts';
import type { ImportState } from '#server/newsletter/import/stateWords.ts';
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
  statusColumn?: string;
  statusValue: Map<string, ImportState>;
  ignoreColumn: string[];
  allSubscribed?: boolean;
  allUnsubscribed?: boolean;
  json?: boolean;
};

const stateNames: Readonly<Record<string, ImportState>> = {
  active: 'active',
  left: 'left',
  bounced: 'bounced',
  complained: 'complaint',
  pending: 'waiting',
};

function readStatusValue(text: string, values: Map<string, ImportState>): Map<string, ImportState> {
  const [value = '', name = ''] = text.split(/=(?=[a-z]+$)/);
  const state = stateNames[name];
  if (state === undefined) {
    throw new InvalidArgumentError(
      `Expected a value and a state, such as "U=left". States: ${Object.keys(stateNames).join(', ')}.`,
    );
  }
  return new Map(values).set(value.trim().toLowerCase(), state);
}

/** Maximum number of printed lines of one kind. */
const shownCount = 20;

/** `import`: adds the subscribers of another tool's export. */
export function addImportCommand(program: Command): void {
  addCommand(
    program,
    'import <file>',
    'import an export of another mailing tool or of this site; stops before writing if a row is invalid',
  )
    .requiredOption('--consent <sentence>', 'when, where and how these people gave consent; stored as proof')
    .addOption(
      new Option('--locale <language>', 'language of rows that do not name one')
        .choices(localeCodes)
        .default(defaultLocale),
    )
    .option('--dry-run', 'report what would happen without changing anything')
    .option('--skip-invalid', 'skip invalid rows and import the others')
    .option(
      '--without-times',
      'also import contacts without a time of sign-up or confirmation; describe their consent in --consent',
    )
    .option('--status-column <name>', 'column with the subscription status')
    .option(
      '--status-value <value=status>',
      `meaning of a value in that column: ${Object.keys(stateNames).join(', ')}; can be repeated`,
      readStatusValue,
      new Map<string, ImportState>(),
    )
    .option(
      '--ignore-column <name>',
      'column that is unrelated to the subscription; can be repeated',
      (name: string, names: string[]) => [...names, name],
      [],
    )
    .addOption(
      new Option(
        '--all-subscribed',
        'all rows are subscribers (listmonk: exported with subscription_status=confirmed)',
      ).conflicts('allUnsubscribed'),
    )
    .option('--all-unsubscribed', 'all rows are people who have left; suppress their addresses')
    .option('--verbose', 'list the outcome of each row that was not imported')
    .option('--column <name>', 'column with the email address')
    .option('--delimiter <character>', 'character between columns (default: detected)')
    .action(runImport);
}

async function runImport(file: string, options: Options): Promise<void> {
  const consent = options.consent.trim();
  if (consent === '') {
    throw new OwnerError(
      '--consent is empty. Describe when, where and how these people gave consent. Nothing was changed.',
    );
  }
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OwnerError(`The file ${file} could not be read. Nothing was changed.`, { cause: error });
  });
  const importResult = readFileOf(bytes, options);
  const { rows, faults, withoutTimes } = importResult;
  const isDryRun = options.dryRun === true;
  if (faults.length > 0 && options.skipInvalid !== true && !isDryRun) {
    print(options.json, { imported: false, faults }, () => faultLines(faults));
    throw new OwnerError(
      `Invalid rows: ${faults.length}. Nothing was changed. Correct them, or add --skip-invalid.`,
    );
  }
  const results = await withOwnerDeps(({ admin }) => admin.import(rows, { consent, isDryRun }));
  const counts = countsOf(results, faults);
  const { decidedBy, ignored, unknownInterests } = importResult;
  const report = {
    dryRun: isDryRun,
    counts,
    decidedBy,
    ignored,
    withoutTimes,
    unknownInterests,
    rows: results,
    faults,
  };
  print(options.json, report, () => [
    ...(isDryRun ? ['Dry run: nothing was changed.'] : []),
    ...Object.entries(counts).map(([outcome, count]) => `${outcome}: ${count}`),
    ...columnLines(importResult),
    ...(withoutTimes === 0 ? [] : [withoutTimesLine(withoutTimes)]),
    ...faultLines(faults),
    ...(options.verbose ? resultLines(results) : []),
  ]);
}

function readFileOf(bytes: Uint8Array, options: Options): ReadImport {
  try {
    return readImport(bytes, {
      ...options,
      statusValues: options.statusValue,
      ignoredColumns: options.ignoreColumn,
      all: options.allUnsubscribed ? 'left' : options.allSubscribed ? 'active' : undefined,
      takesWithoutTimes: options.withoutTimes,
      interests: Object.keys(interests),
    });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new OwnerError(`${error.message} Nothing was changed.`, { cause: error });
  }
}

/** Describes the columns that decide who is subscribed, for the owner to check before the real run. */
function columnLines({ decidedBy, ignored, unknownInterests }: ReadImport): string[] {
  const columns = decidedBy.map(({ name, kind }) => `“${name}” (${kind})`).join(', ');
  return [
    columns === ''
      ? 'No column contains the subscription status: every row counts as a subscriber.'
      : `Subscription status read from: ${columns}.`,
    ...ignored.map(({ name, because }) => `The column “${name}” was ignored: it contains ${because}.`),
    ...(unknownInterests.length === 0
      ? []
      : [
          `Interests left out because this site does not have them: ${unknownInterests.slice(0, shownCount).join(', ')}.`,
        ]),
  ];
}

const outcomes = [
  'left',
  'bounced',
  'complained',
  'not confirmed',
  'known',
  'suppressed',
  'repeated',
] as const;

function countsOf(results: readonly ImportResult[], faults: readonly ImportFault[]): Record<string, number> {
  const count = (expected: ImportResult['outcome']) =>
    results.filter(({ outcome }) => outcome === expected).length;
  return {
    imported: count('imported'),
    invalid: faults.length,
    ...Object.fromEntries(
      outcomes.map((outcome) => [outcome, count(outcome)] as const).filter(([, rows]) => rows > 0),
    ),
  };
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
  return `Of the “not confirmed”, ${count} have no time of sign-up or confirmation (in Mailchimp OPTIN_TIME, CONFIRM_TIME), so they never subscribed there. If they gave consent elsewhere, import them with --without-times and describe it in --consent.`;
}

function shorten(lines: string[]): string[] {
  if (lines.length <= shownCount) return lines;
  return [...lines.slice(0, shownCount), `… and ${lines.length - shownCount} more; use --json to see all`];
}
