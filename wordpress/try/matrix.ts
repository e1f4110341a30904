import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { runSite } from '#tests/support/runSite.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/Finding.ts';
import { sqliteDriver } from './fetchWordPress.ts';
import { connectSite } from './connectSite.ts';
import { startWordPress, type RunningWordPress } from './startWordPress.ts';

const Folder = v.pipe(v.string(), v.nonEmpty());
const Matrix = v.pipe(
  v.array(
    v.strictObject({
      /** Name of the folder and the database. */
      name: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,30}$/, 'name: use lower-case letters and digits.')),
      /** Folder with the free plugins. */
      plugins: Folder,
      /** Folder with a WordPress (default: the one from npm). */
      wordpress: v.optional(Folder),
    }),
  ),
  v.nonEmpty('The list is empty.'),
);
type Combination = v.InferOutput<typeof Matrix>[number];

const cache = path.resolve('.cache/wordpress/matrix');
/** Number of characters to which longer lines are truncated. */
const longestLine = 160;
const tests = ['wordpress/connected.full.test.ts', 'wordpress/blockEditorScreen.test.ts'];
const namesOfTests = 'layout "plain"|block editor with the live preview';

/**
 * Tests the combinations of versions in a JSON file one after the other: each with a new folder and database, the demo
 * content, the site, the doctor, and the site's tests with a real WordPress. Prints a line for each combination and its
 * problems below. Returns whether all of them passed.
 */
export async function tryMatrix(
  file: string,
  options: { port: number; database: URL | undefined },
): Promise<boolean> {
  const combinations = await readMatrix(file);
  let isGood = true;
  for (const combination of combinations) {
    const start = Date.now();
    const result = await tryOne(combination, options).catch((error: unknown) => ({
      line: 'could not be tested',
      wrong: [error instanceof Error ? error.message : String(error)],
      warned: [],
    }));
    const seconds = Math.round((Date.now() - start) / 1000);
    process.stdout.write(
      `${[
        `${combination.name}: ${result.line}; ${seconds} s`,
        ...result.wrong.map((message) => `✗ ${message}`),
        ...result.warned.map((message) => `! ${message}`),
      ].join('\n    ')}\n`,
    );
    isGood &&= result.wrong.length === 0;
  }
  return isGood;
}

/** Reads the combinations. Folders are relative to the file. */
async function readMatrix(file: string): Promise<Combination[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Matrix), text);
  if (!parsed.success)
    throw new Error(`${file} is not a list of combinations (docs/wordpress.md): ${parsed.issues[0].message}`);
  const absolutePath = (folder: string) => path.resolve(path.dirname(file), folder);
  return parsed.output.map(({ name, plugins, wordpress }) => ({
    ...{ name, plugins: absolutePath(plugins) },
    ...(wordpress !== undefined && { wordpress: absolutePath(wordpress) }),
  }));
}

async function tryOne(combination: Combination, options: { port: number; database: URL | undefined }) {
  const { name, plugins, wordpress: release } = combination;
  const folder = path.join(cache, name);
  await rm(folder, { recursive: true, force: true });
  const database = options.database && new URL(options.database);
  if (database) database.pathname += `_${name}`;
  const wordpress = await startWordPress({
    ...{ folder, port: options.port, plugins, release, database, emptied: true },
  });
  const stop = () => void wordpress.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const installedVersions = await wordpress.php(versions);
    const findings = await examineSite(wordpress);
    const { all, passed, failed: failedTitles } = await runTests(combination);
    const findingsIn = (state: Finding['state']) => findings.filter((finding) => finding.state === state);
    const line = `${installedVersions}: doctor: ${findingsIn('error').length} errors, ${findingsIn('warning').length} warnings; tests: ${passed} of ${all} passed`;
    const asText = ({ check, message }: Finding) => `${check}: ${message}`.slice(0, longestLine);
    return {
      line,
      wrong: [...findingsIn('error').map(asText), ...failedTitles],
      warned: findingsIn('warning').map(asText),
    };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await wordpress.stop();
  }
}

/** PHP that prints the versions of WordPress and of all plugins except the site's. */
const versions = `
$said = array( 'WordPress ' . get_bloginfo( 'version' ) );
foreach ( get_plugins() as $file => $plugin ) {
	if ( is_plugin_active( $file ) && ! in_array( dirname( $file ), array( 'skerry', '${sqliteDriver}' ), true ) ) { $said[] = $plugin['Name'] . ' ' . $plugin['Version']; }
}
echo implode( ', ', $said );`;

/** PHP that imports the demo content. */
const importDemo = `( new Skerry\\Demonstration\\Import( static fn() => null, 'demonstration' ) )->run();`;

/** Returns the findings of the doctor while the site runs with the demo content. */
async function examineSite(wordpress: RunningWordPress): Promise<Finding[]> {
  await wordpress.php(importDemo);
  const connection = await connectSite(wordpress);
  const site = await runSite(connection);
  try {
    await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
    return await examine({
      ...{ graphqlUrl: connection.CONTENT_GRAPHQL_URL, restUrl: wordpress.url, namespace: 'skerry' },
      ...{ secret: connection.REVALIDATE_SECRET, ownerSecret: connection.OWNER_SECRET },
      authorization: `Basic ${Buffer.from(connection.CONTENT_TOKEN).toString('base64')}`,
    });
  } finally {
    await site.stop();
  }
}

const Report = v.object({
  testResults: v.array(
    v.object({
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ title: v.string(), status: v.string() })),
    }),
  ),
});

/** Runs the site's tests with a real WordPress. They start another WordPress with the same versions. */
async function runTests({ name, plugins, wordpress: release }: Combination) {
  const report = path.join(cache, `${name}.json`);
  await rm(report, { force: true });
  const child = spawn(
    'vitest',
    [
      ...['run', '--project=integration', ...tests, `--testNamePattern=${namesOfTests}`],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...{ ...process.env, FULL_TESTS: 'true', WORDPRESS_TESTS: 'true', WORDPRESS_PLUGINS: plugins },
        ...(release !== undefined && { WORDPRESS_RELEASE: release }),
      },
    },
  );
  await once(child, 'exit');
  const { testResults } = v.parse(Report, JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
  const run = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  const failedTitles = run.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return {
    ...{ all: run.length, passed: run.length - failedTitles.length },
    // If no test ran, the report contains the reason.
    failed: run.length > 0 ? failedTitles : [testResults[0]?.message || 'No test ran.'],
  };
}
