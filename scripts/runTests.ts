import { spawn, spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { ensureBuild } from './buildSite.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { demonstrationTests, isDemonstration } from '#tests/support/demonstrationTests.ts';
import { lackingPackages } from '#tests/support/engines/packages.ts';

// `npm test` runs the tests that every change has to pass. `npm run test:full` (--full) adds all pages, all
// combinations and repeated kills. `npm test -- path …` runs the files in these paths, and builds the site only if they
// need it. `--unit`, `--security`, `--guides` and `--journeys` run only these suites. TEST_RETRIES sets the number of
// retries (default: none).

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

/** Runs the tests named by the arguments, or all tests, and prints a summary. Returns the exit code. */
export async function runTests(args: readonly string[]): Promise<number> {
  const paths = args.filter((argument) => !argument.startsWith('--'));
  if (args.includes('--full') || paths.some((testPath) => testPath.includes('.full.')))
    process.env['FULL_TESTS'] = 'true';
  const unknownArg = args.find(
    (argument) =>
      argument.startsWith('--') && argument !== '--full' && !Object.hasOwn(suites, argument.slice(2)),
  );
  if (unknownArg !== undefined) {
    process.stderr.write(
      `${unknownArg} is not a test suite. Use ${Object.keys(suites)
        .map((suite) => `--${suite}`)
        .join(', ')} or --full, or the path of a file or folder.\n`,
    );
    return 2;
  }
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const chosenSuites = await chooseSuites(args, paths);
  const outcomes: Outcome[] = [];
  // Runs the suites one after another, because each uses all cores.
  for (const [suite, itsPaths] of chosenSuites) outcomes.push(await suites[suite](itsPaths));
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const passedCount = sum((outcome) => outcome.passed);
  const failedCount = sum((outcome) => outcome.failed);
  const atSecondTry = outcomes.flatMap((outcome) => outcome.atSecondTry);
  if (atSecondTry.length > 0) process.stdout.write(`\nPassed after a retry:\n${atSecondTry.join('\n')}\n`);
  if (!isDemonstration && paths.length === 0)
    process.stdout.write(
      `\nSkipped: ${demonstrationTests.length} files that only apply to the demonstration (tests/support/demonstrationTests.ts)\n`,
    );
  process.stdout.write(`\n${passedCount} passed, ${failedCount} failed\n`);
  return failedCount === 0 && passedCount > 0 ? 0 : 1;
}

async function chooseSuites(
  args: readonly string[],
  paths: readonly string[],
): Promise<[Suite, readonly string[]][]> {
  if (paths.length === 0) {
    const namedSuites = suiteNames.filter((suite) => args.includes(`--${suite}`));
    // Only upstream tests the guides.
    const runnableSuites = isDemonstration ? suiteNames : suiteNames.filter((suite) => suite !== 'guides');
    return (namedSuites.length > 0 ? namedSuites : runnableSuites).map((suite) => [suite, []]);
  }
  for (const testPath of paths) {
    if (!(await stat(path.resolve(root, testPath)).catch(() => undefined)))
      throw new Error(
        `${testPath} does not exist. Use a file or folder with tests, such as tests/e2e/go-back.spec.ts.`,
      );
  }
  const pathsBySuite = Map.groupBy(paths, suiteOf);
  return suiteNames.flatMap((suite): [Suite, readonly string[]][] => {
    const itsPaths = pathsBySuite.get(suite);
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
  if (await someRunTheSite(paths)) await ensureBuild(root);
  return runVitest('unit', ['--project=unit', '--project=components', '--project=integration', ...paths]);
}

/** Returns whether one of these integration tests, or of all if none is named, runs the built site. */
async function someRunTheSite(paths: readonly string[]): Promise<boolean> {
  for await (const file of glob('tests/integration/*.test.ts', { cwd: root })) {
    const isChosen = paths.length === 0 || paths.some((each) => file.startsWith(path.relative(root, each)));
    const isSkipped = file.includes('.full.') && process.env['FULL_TESTS'] !== 'true';
    if (!isChosen || isSkipped) continue;
    if ((await readFile(path.join(root, file), 'utf8')).includes('/runSite.ts')) return true;
  }
  return false;
}

/** Runs the attacks and prints a table of them with the site's responses. */
async function runSecurityTests(paths: readonly string[]): Promise<Outcome> {
  await ensureBuild(root);
  return runVitest('security', [
    '--project=attacks',
    '--reporter=./tests/attacks/support/tableReporter.ts',
    ...paths,
  ]);
}

/** Tests the guides for contributors in copies of the project. */
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
    // Only counts the tests, because Playwright's list reporter names them.
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
 * Finds the browsers. Installs missing Debian packages if it runs as root. Throws if there is no Chromium, and prints
 * which other engines the full suite skips.
 */
function ensureBrowsers(paths: readonly string[]): void {
  const needsEngines =
    process.env['FULL_TESTS'] === 'true' &&
    (paths.length === 0 || paths.some((testPath) => engineJourneys.startsWith(path.resolve(root, testPath))));
  const lackingEngines = () => (needsEngines ? [...lackingPackages()] : []);
  const missingPackages = lackingEngines().flatMap(([, packages]) => packages);
  if (!hasChromium()) missingPackages.push('chromium');
  if (missingPackages.length > 0 && process.getuid?.() === 0) {
    process.stdout.write(`Installing system packages for the browsers: ${missingPackages.join(', ')} …\n`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', ...missingPackages], { stdio: 'inherit' });
  }
  findChromium();
  for (const [engine, packages] of lackingEngines())
    process.stdout.write(`Skipping ${engine}. To test with it: apt-get install -y ${packages.join(' ')}\n`);
}

function hasChromium(): boolean {
  try {
    return findChromium() !== '';
  } catch {
    return false;
  }
}
