import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import {
  passedAtSecondTryInPlaywright,
  passedAtSecondTryInVitest,
  passedInPlaywright,
  passedInVitest,
} from './behaviour/passedTests.ts';
import { readPromises, withoutTest } from './behaviour/readPromises.ts';
import { ensureBuild } from './buildSite.ts';
import { ensureChromium } from './ensureChromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = {
  unit: path.join(root, '.cache/vitest.json'),
  attacks: path.join(root, '.cache/attacks.json'),
  guides: path.join(root, '.cache/guides.json'),
  journeys: path.join(root, '.cache/playwright.json'),
};

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

type Outcome = { passed: number; failed: number };

const kinds = { unit: runUnitTests, attacks: runAttacks, guides: runGuides, journeys: runJourneys };

/**
 * Runs every test, attacks on the built site and browser journeys included, or the kinds that are named
 * (`--attacks`, `--guides`, `--journeys`), and ends with their sum. Returns the exit code.
 */
export async function runTests(args: readonly string[]): Promise<number> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const named = Object.entries(kinds).filter(([kind]) => args.includes(`--${kind}`));
  const outcomes: Outcome[] = [];
  // One after the other, for each takes all that the machine has.
  for (const [, runKind] of named.length > 0 ? named : Object.entries(kinds)) outcomes.push(await runKind());
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  if (named.length === 0) await nameLosses();
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** After a whole run: tests and journeys that needed a second try, and promises whose tests did not pass. */
async function nameLosses(): Promise<void> {
  const journeys = await readReport(reports.journeys);
  const units = await Promise.all([reports.unit, reports.attacks, reports.guides].map(readReport));
  const tests = [...units.flatMap((report) => passedInVitest(report, root)), ...passedInPlaywright(journeys)];
  const flaky = [
    ...units.flatMap((report) => passedAtSecondTryInVitest(report, root)),
    ...passedAtSecondTryInPlaywright(journeys),
  ];
  const lines = [
    ...flaky.map(({ file, name }) => `needed a second try: ${file} “${name}”`),
    ...withoutTest(await readPromises(root), tests).map((line) => `not shown: docs/behaviour, ${line}`),
  ];
  if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
}

async function runUnitTests(): Promise<Outcome> {
  await run('npm', ['run', '--silent', 'generate']);
  return runVitest(reports.unit, ['--project=!attacks', '--project=!guides', '--reporter=default']);
}

/** Prints what was tried, and what the site answered. */
async function runAttacks(): Promise<Outcome> {
  await ensureBuild(root);
  const table = './tests/attacks/support/tableReporter.ts';
  return runVitest(reports.attacks, ['--project=attacks', '--reporter=default', `--reporter=${table}`]);
}

/** Follows the guides for contributors in copies of the project. */
function runGuides(): Promise<Outcome> {
  return runVitest(reports.guides, ['--project=guides', '--reporter=default']);
}

async function runVitest(reportFile: string, args: readonly string[]): Promise<Outcome> {
  await rm(reportFile, { force: true });
  // As journeys do: a busy machine is no fault of the site, and a test that needs it is named at the end.
  const tries = ['--retry=1'];
  const output = ['--reporter=json', `--outputFile.json=${reportFile}`];
  const code = await run('vitest', ['run', ...args, ...tries, ...output]);
  const report = v.safeParse(VitestReport, await readReport(reportFile));
  if (!report.success) return { passed: 0, failed: 1 };
  const failed =
    report.output.numFailedTests || (code === 0 ? 0 : Math.max(1, report.output.numFailedTestSuites));
  return { passed: report.output.numPassedTests, failed };
}

async function runJourneys(): Promise<Outcome> {
  await ensureChromium();
  await ensureBuild(root);
  await rm(path.join(root, '.cache/e2e-data'), { recursive: true, force: true });
  await rm(reports.journeys, { force: true });
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys,
  });
  const report = v.safeParse(PlaywrightReport, await readReport(reports.journeys));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.output.stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return JSON.parse(text);
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
