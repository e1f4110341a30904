import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { ensureBuild } from './buildSite.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { demonstrationTests, isDemonstration } from '#tests/support/demonstrationTests.ts';
import { lackingPackages } from '#tests/support/engines/packages.ts';

// `npm test`: what every change needs. `npm run test:full` (--full) adds all pages, every combination and repeated kills.
// `npm test -- path …` runs the files of these paths, and builds only where they need a build. `--unit`, `--security`,
// `--guides` and `--journeys` run these suites alone. Nothing is tried twice, unless TEST_RETRIES says how often.

const root = path.resolve(import.meta.dirname, '..');
const retries = process.env['TEST_RETRIES'] ?? '0';

type Outcome = { passed: number; failed: number; atSecondTry: string[] };
type Run = (paths: readonly string[]) => Promise<Outcome>;

const suites = {
  unit: runUnitTests,
  security: runSecurityTests,
  guides: runGuides,
  journeys: runJourneys,
} satisfies Record<string, Run>;
type Suite = keyof typeof suites;

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Runs the tests that the arguments name, or all of them; prints their sum last. Returns the exit code. */
export async function runTests(args: readonly string[]): Promise<number> {
  const paths = args.filter((argument) => !argument.startsWith('--'));
  if (args.includes('--full') || paths.some((each) => each.includes('.full.')))
    process.env['FULL_TESTS'] = 'true';
  const unknown = args.find(
    (argument) =>
      argument.startsWith('--') && argument !== '--full' && !Object.hasOwn(suites, argument.slice(2)),
  );
  if (unknown !== undefined) {
    process.stderr.write(
      `${unknown} is no suite of tests. There are ${Object.keys(suites)
        .map((suite) => `--${suite}`)
        .join(', ')} and --full; a path runs one file or folder.\n`,
    );
    return 2;
  }
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const chosen = await chooseSuites(args, paths);
  const outcomes: Outcome[] = [];
  // One after the other: each takes all that the machine has.
  for (const [suite, itsPaths] of chosen) outcomes.push(await suites[suite](itsPaths));
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + count(each), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed);
  const atSecondTry = outcomes.flatMap((outcome) => outcome.atSecondTry);
  if (atSecondTry.length > 0) process.stdout.write(`\nPassed at a second try:\n${atSecondTry.join('\n')}\n`);
  if (!isDemonstration && paths.length === 0)
    process.stdout.write(
      `\nLeft out: ${demonstrationTests.length} files that tell of the demonstration (tests/support/demonstrationTests.ts)\n`,
    );
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function chooseSuites(
  args: readonly string[],
  paths: readonly string[],
): Promise<[Suite, readonly string[]][]> {
  if (paths.length === 0) {
    const named = suiteNames.filter((suite) => args.includes(`--${suite}`));
    // Guides are followed upstream.
    const all = isDemonstration ? suiteNames : suiteNames.filter((suite) => suite !== 'guides');
    return (named.length > 0 ? named : all).map((suite) => [suite, []]);
  }
  for (const each of paths) {
    if (!(await stat(path.resolve(root, each)).catch(() => undefined)))
      throw new Error(
        `There is no ${each}. Name a file or folder with tests, such as tests/e2e/go-back.spec.ts.`,
      );
  }
  const chosen = Map.groupBy(paths, suiteOf);
  return suiteNames.flatMap((suite): [Suite, readonly string[]][] => {
    const itsPaths = chosen.get(suite);
    return itsPaths === undefined ? [] : [[suite, itsPaths]];
  });
}

const suiteNames: readonly Suite[] = ['unit', 'security', 'guides', 'journeys'];
const folders = { 'tests/attacks': 'security', 'tests/guides': 'guides', 'tests/e2e': 'journeys' } as const;

function suiteOf(file: string): Suite {
  const fromRoot = path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');
  for (const [folder, suite] of Object.entries(folders))
    if (`${fromRoot}/`.startsWith(`${folder}/`)) return suite;
  return 'unit';
}

async function runUnitTests(paths: readonly string[]): Promise<Outcome> {
  await run('npm', ['run', '--silent', 'generate']);
  return runVitest('unit', ['--project=unit', '--project=components', '--project=integration', ...paths]);
}

/** Prints a table of what was tried and what the site answered. */
async function runSecurityTests(paths: readonly string[]): Promise<Outcome> {
  await ensureBuild(root);
  return runVitest('security', [
    '--project=attacks',
    '--reporter=./tests/attacks/support/tableReporter.ts',
    ...paths,
  ]);
}

/** Follows the guides for contributors in copies of the project. */
function runGuides(paths: readonly string[]): Promise<Outcome> {
  return runVitest('guides', ['--project=guides', ...paths]);
}

async function runVitest(name: string, args: readonly string[]): Promise<Outcome> {
  const reportFile = path.join(root, `.cache/${name}.json`);
  await rm(reportFile, { force: true });
  const code = await run('vitest', [
    'run',
    `--retry=${retries}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...args,
  ]);
  const report = v.safeParse(VitestReport, await readReport(reportFile));
  if (!report.success) return { passed: 0, failed: 1, atSecondTry: [] };
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report.output;
  return {
    passed: numPassedTests,
    failed: numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites)),
    atSecondTry: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ title }) => `${path.relative(root, file)}: ${title}`),
    ),
  };
}

async function runJourneys(paths: readonly string[]): Promise<Outcome> {
  ensureBrowsers(paths);
  await ensureBuild(root);
  const reportFile = path.join(root, '.cache/playwright.json');
  await rm(path.join(root, '.cache/e2e-data'), { recursive: true, force: true });
  await rm(reportFile, { force: true });
  const code = await run('playwright', ['test', `--retries=${retries}`, '--reporter=list,json', ...paths], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  });
  const report = v.safeParse(PlaywrightReport, await readReport(reportFile));
  if (!report.success) return { passed: 0, failed: 1, atSecondTry: [] };
  const { expected, unexpected, flaky } = report.output.stats;
  return {
    passed: expected + flaky,
    failed: unexpected || (code === 0 ? 0 : 1),
    // Playwright's own list names them.
    atSecondTry: flaky > 0 ? [`${flaky} of tests/e2e (“flaky” above)`] : [],
  };
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const engineJourneys = path.join(root, 'tests/e2e/use-another-browser.full.spec.ts');

/**
 * Finds the browsers, installing Debian's where the machine lets us; throws with what to do where there is no Chromium,
 * and says which of the engines beside it, for the full suite, are left out.
 */
function ensureBrowsers(paths: readonly string[]): void {
  const needsEngines =
    process.env['FULL_TESTS'] === 'true' &&
    (paths.length === 0 || paths.some((each) => engineJourneys.startsWith(path.resolve(root, each))));
  const lackingEngines = () => (needsEngines ? [...lackingPackages()] : []);
  const lacking = lackingEngines().flatMap(([, packages]) => packages);
  if (!hasChromium()) lacking.push('chromium');
  if (lacking.length > 0 && process.getuid?.() === 0) {
    process.stdout.write(`Installing system packages, for browsers: ${lacking.join(', ')} …\n`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', ...lacking], { stdio: 'inherit' });
  }
  findChromium();
  for (const [engine, packages] of lackingEngines())
    process.stdout.write(`Not tested in ${engine}: apt-get install -y ${packages.join(' ')}\n`);
}

function hasChromium(): boolean {
  try {
    return findChromium() !== '';
  } catch {
    return false;
  }
}
