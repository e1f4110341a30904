import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Mutant } from './findMutants.ts';
import { instrument } from './instrument.ts';
import { createExchange, folderVariable, type Observation, type Phase } from './mutationState.ts';

export type Outcome = 'killed' | 'timeout' | 'survived' | 'no coverage' | 'not tried';

/** Durations above which a test runs only with the mutants that no faster test killed. */
const slowMs = [20, 300];

/** Runs the tests related to a file, or those in the given paths, with every mutant of it. Throws if a test fails without any. */
export async function runMutants({
  root,
  file,
  source,
  mutants,
  paths,
  isStaticTried,
  report,
}: {
  root: string;
  file: string;
  source: string;
  mutants: readonly Mutant[];
  paths: readonly string[];
  /**
   * Whether to try changes of code that only runs when the file is loaded. Each requires a separate run, which takes
   * seconds.
   */
  isStaticTried: boolean;
  /** Receives progress, for a person. */
  report: (line: string) => void;
}): Promise<Map<number, Outcome>> {
  const folder = path.join(root, '.cache/mutation', String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.env[folderVariable] = folder;
  const exchange = createExchange(folder);
  writeFileSync(exchange.resultsFile, '');
  writeFileSync(exchange.moduleFile, JSON.stringify({ file, code: instrument(source, mutants) }));
  const vitest = await startVitest(root, paths.length === 0 ? file : undefined);
  try {
    const run = async (phase: Phase, specifications: TestSpecification[]) => {
      writeFileSync(exchange.phaseFile, JSON.stringify(phase));
      return vitest.runTestSpecifications(specifications);
    };
    const specifications = await specificationsOf(vitest, path.dirname(file), paths);
    const { testModules } = await run({ kind: 'coverage' }, specifications);
    const failures = testModules.filter((each) => !each.ok()).map((each) => failureOf(each, root));
    if (failures.length > 0) throw new Error(`Tests fail without a mutant:\n${failures.join('\n')}`);
    const reachedMutants = exchange.observations().flatMap((each) => (each.kind === 'reached' ? [each] : []));
    report(
      `${specifications.length} test files, ${new Set(reachedMutants.map(({ test }) => test)).size} tests reach the file`,
    );

    const ofTests = reachedMutants.filter(({ test }) => test !== undefined);
    // Slow tests, such as property tests, run last, because fast ones kill most mutants.
    const groups = Map.groupBy(ofTests, ({ ms }) => slowMs.filter((each) => ms > each).length);
    for (const [, tests] of [...groups].toSorted(([a], [b]) => a - b)) {
      const files = new Set(tests.map((each) => each.file));
      const mutantsByTest = Object.fromEntries(tests.map(({ test, mutants: ids }) => [test, ids]));
      await run(
        { kind: 'repeat', mutantsByTest },
        specifications.filter(({ moduleId }) => files.has(moduleId)),
      );
    }
    const outcomes = outcomesOf(mutants, exchange.observations());
    for (const each of exchange.observations())
      if (each.kind === 'unrepeatable')
        report(`“${each.name}” fails when repeated, so its mutants take a run each`);

    const inTests = new Set(ofTests.flatMap((each) => each.mutants));
    for (const [id, files] of needsFreshRun(exchange.observations())) {
      if (outcomes.get(id) !== 'survived') continue;
      if (!inTests.has(id) && !isStaticTried) {
        outcomes.set(id, 'not tried');
        continue;
      }
      const isKilled = await failsFresh(
        (specification) => run({ kind: 'fresh', mutant: id }, [specification]),
        specifications.filter(({ moduleId }) => files.has(moduleId)),
      );
      if (isKilled) outcomes.set(id, 'killed');
    }
    return outcomes;
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function failureOf(module: TestModule, root: string): string {
  const tests = [...module.children.allTests('failed')];
  const errors = [...module.errors(), ...tests.flatMap((test) => test.result().errors ?? [])];
  return `${path.relative(root, module.moduleId)}: ${errors[0]?.message ?? 'no test ran'}`;
}

async function failsFresh(
  run: (specification: TestSpecification) => ReturnType<Vitest['runTestSpecifications']>,
  specifications: readonly TestSpecification[],
): Promise<boolean> {
  for (const specification of specifications) {
    const { testModules, unhandledErrors } = await run(specification);
    if (unhandledErrors.length > 0 || testModules.some((each) => !each.ok())) return true;
  }
  return false;
}

function outcomesOf(mutants: readonly Mutant[], observations: readonly Observation[]): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>(mutants.map(({ id }) => [id, 'no coverage']));
  for (const each of observations)
    if (each.kind === 'reached') for (const id of each.mutants) outcomes.set(id, 'survived');
  for (const each of observations)
    if (each.kind === 'killed') outcomes.set(each.mutant, each.isTimeout ? 'timeout' : 'killed');
  return outcomes;
}

/** Mutants of code that runs outside the tests, or in tests that cannot be repeated, with the files that reach them. */
function needsFreshRun(observations: readonly Observation[]): Map<number, Set<string>> {
  const flakyTests = new Set(observations.map((each) => each.kind === 'unrepeatable' && each.test));
  const files = new Map<number, Set<string>>();
  for (const each of observations) {
    if (each.kind !== 'reached' || (each.test !== undefined && !flakyTests.has(each.test))) continue;
    for (const id of each.mutants) files.set(id, (files.get(id) ?? new Set()).add(each.file));
  }
  return files;
}

/** Starts Vitest with the configuration of `vitest.config.ts` in this folder. */
function startVitest(root: string, related: string | undefined): Promise<Vitest> {
  return createVitest({
    root,
    config: path.join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
    run: true,
    project: related === undefined ? ['unit', 'components', 'integration'] : ['unit', 'components'],
    ...(related === undefined ? {} : { related: [related] }),
    reporters: [{}],
    silent: true,
    dangerouslyIgnoreUnhandledErrors: true,
  });
}

/** Nearest tests first: they kill most mutants, so the others have few left. */
async function specificationsOf(
  vitest: Vitest,
  folder: string,
  paths: readonly string[],
): Promise<TestSpecification[]> {
  const specifications = await vitest.getRelevantTestSpecifications([...paths]);
  const distance = ({ moduleId }: TestSpecification) =>
    path.relative(folder, moduleId).split(path.sep).length;
  return specifications.toSorted((a, b) => distance(a) - distance(b));
}
