import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { interests } from '#brand/newsletter.ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
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

function readStatusValue(text: string, known: Map<string, ImportState>): Map<string, ImportState> {
  const [value = '', name = ''] = text.split(/=(?=[a-z]+$)/);
  const state = stateNames[name];
  if (state === undefined) {
    throw new InvalidArgumentError(
      `expected such as "U=left"; states: ${Object.keys(stateNames).join(', ')}.`,
    );
  }
  return new Map(known).set(value.trim().toLowerCase(), state);
}

/** How many lines of one kind a person is shown. */
const shown = 20;

/** `import`: another tool's export. */
export function addImportCommand(program: Command): void {
  addCommand(
    program,
    'import <file>',
    'adds the export of another mailing tool or of this site; a bad row stops it before anything is written',
  )
    .requiredOption('--consent <sentence>', 'when, where and how these people agreed; kept as proof')
    .addOption(
      new Option('--locale <language>', 'for rows that name none').choices(localeCodes).default('en'),
    )
    .option('--dry-run', 'says what would happen and changes nothing')
    .option('--skip-invalid', 'imports the rest although some rows cannot be read')
    .option(
      '--without-times',
      'also contacts with no time of sign-up or confirmation; --consent says how they agreed',
    )
    .option('--status-column <name>', 'column that says who subscribes and who has left')
    .option(
      '--status-value <value=state>',
      `state of a value in that column: ${Object.keys(stateNames).join(', ')}; may be given several times`,
      readStatusValue,
      new Map<string, ImportState>(),
    )
    .option(
      '--ignore-column <name>',
      'column that says nothing about the subscription; may be given several times',
      (name: string, names: string[]) => [...names, name],
      [],
    )
    .addOption(
      new Option(
        '--all-subscribed',
        'the file was exported with a filter for subscribers (listmonk: subscription_status=confirmed)',
      ).conflicts('allUnsubscribed'),
    )
    .option('--all-unsubscribed', 'everybody in the file has left; keeps them out')
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
  const read = readFileOf(bytes, options);
  const { rows, faults, withoutTimes } = read;
  const isDryRun = options.dryRun === true;
  if (faults.length > 0 && options.skipInvalid !== true && !isDryRun) {
    print(options.json, { imported: false, faults }, () => faultLines(faults));
    throw new OwnerError(
      `${faults.length} rows cannot be imported. Nothing was changed. Correct them, or add --skip-invalid.`,
    );
  }
  const results = await withOwnerDeps(({ admin }) => admin.import(rows, { consent, isDryRun }));
  const counts = countsOf(results, faults);
  const { decidedBy, ignored, unknownInterests } = read;
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
    ...columnLines(read),
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

/** Which columns said who subscribes: what an owner checks before the real run. */
function columnLines({ decidedBy, ignored, unknownInterests }: ReadImport): string[] {
  const decided = decidedBy.map(({ name, kind }) => `“${name}” (${kind})`).join(', ');
  return [
    decided === ''
      ? 'No column says who has left: every row counts as a subscriber.'
      : `Who subscribes was read from: ${decided}.`,
    ...ignored.map(({ name, because }) => `The column “${name}” was ignored: it holds ${because}.`),
    ...(unknownInterests.length === 0
      ? []
      : [`Left out, for this site has no such interests: ${unknownInterests.slice(0, shown).join(', ')}.`]),
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
  const count = (wanted: ImportResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return {
    imported: count('imported'),
    invalid: faults.length,
    ...Object.fromEntries(
      outcomes.map((outcome) => [outcome, count(outcome)] as const).filter(([, found]) => found > 0),
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
  return `${count} of the “not confirmed” have no time of sign-up or confirmation (in Mailchimp OPTIN_TIME, CONFIRM_TIME): contacts who never subscribed there. If they agreed elsewhere, import them with --without-times and a --consent that says how.`;
}

function shorten(lines: string[]): string[] {
  if (lines.length <= shown) return lines;
  return [...lines.slice(0, shown), `… and ${lines.length - shown} more; --json has all of them`];
}
