import process from 'node:process';
import vm from 'node:vm';
import {
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestSuite,
  type TestRunnerConfig,
  type TestTryOptions,
} from 'vitest';
import { createExchange, folderVariable, siteMutation, type Phase } from './mutationState.ts';

/** Number of mutant checks after which the mutant is assumed to loop infinitely, if the test's normal number is unknown. */
const loopLimit = 500_000;
/** Number of mutant checks allowed in a repeated test, added to ten times its normal number. */
const slackChecks = 5_000;
/** Time limit of a repeated test, added to five times its normal duration. */
const slackMs = 2_000;

/** Progress of a test through its mutants. */
type Repetition = {
  /** Mutants to try next. */
  queue: number[];
  /** Mutant of the current repeat; `control` runs the original code, `idle` nothing. */
  current: number | 'control' | 'idle';
  /** Whether the next repeat has to prove that the test still passes without a mutant. */
  needsControl: boolean;
  ownMs: number;
  /** Mutant checks of a run of the original code. */
  ownChecks: number;
};

/**
 * Runs each test once per mutant, in the loaded modules. A run without a mutant follows every failure: it proves that the mutant
 * failed the test, and not something that an earlier one left behind.
 */
export default class MutationRunner extends TestRunner {
  private readonly exchange = createExchange(process.env[folderVariable] ?? '');
  private readonly phase: Phase;
  private readonly repetitions = new Map<string, Repetition>();
  private readonly startedAt = new Map<string, number>();

  constructor(config: TestRunnerConfig) {
    super(config);
    this.phase = this.exchange.readPhase();
    // Creates the switches before the test files load the module.
    const state = siteMutation();
    if (this.phase.kind === 'fresh') state.active = this.phase.mutant;
    if (this.phase.kind !== 'coverage') state.budget = loopLimit;
  }

  override async onBeforeRunTask(test: RunnerTask) {
    await super.onBeforeRunTask(test);
    const state = siteMutation();
    if (this.phase.kind === 'coverage') {
      this.recordReached(test);
      this.startedAt.set(test.id, performance.now());
    }
    if (this.phase.kind !== 'repeat' || test.type !== 'test' || test.mode === 'skip') return;
    const killedMutants = new Set(
      this.exchange.observations().map((each) => each.kind === 'killed' && each.mutant),
    );
    const queue = (this.phase.mutantsByTest[test.id] ?? []).filter((mutant) => !killedMutants.has(mutant));
    if (queue.length === 0) {
      test.mode = 'skip';
      return;
    }
    // Two runs of the original code, then a mutant and a control at most, for each.
    test.repeats = 1 + 2 * queue.length;
    state.active = undefined;
    this.repetitions.set(test.id, { queue, current: 'control', needsControl: true, ownMs: 0, ownChecks: 0 });
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions) {
    super.onBeforeTryTask(test, options);
    const state = siteMutation();
    if (this.phase.kind !== 'coverage') state.budget = loopLimit;
    const repetition = this.repetitions.get(test.id);
    if (repetition === undefined) return;
    repetition.current = repetition.needsControl ? 'control' : (repetition.queue.shift() ?? 'idle');
    if (typeof repetition.current !== 'number') {
      state.active = undefined;
      return;
    }
    state.active = repetition.current;
    state.budget = Math.min(loopLimit, slackChecks + 10 * repetition.ownChecks);
  }

  async runTask(test: RunnerTestCase) {
    const repetition = this.repetitions.get(test.id);
    const run = TestRunner.getTestFn(test);
    if (repetition === undefined) return run();
    if (repetition.current === 'idle') return;
    const startedAt = performance.now();
    if (repetition.current === 'control') {
      await run();
      repetition.ownMs = Math.max(repetition.ownMs, performance.now() - startedAt);
      repetition.ownChecks = Math.max(repetition.ownChecks, loopLimit - siteMutation().budget);
      return;
    }
    await withTimeLimit(run, slackMs + 5 * repetition.ownMs);
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions) {
    await super.onAfterRetryTask(test, options);
    const repetition = this.repetitions.get(test.id);
    if (repetition === undefined || test.result === undefined) return;
    const hasFailed = (test.result.state === 'fail') !== (test.fails ?? false);
    if (repetition.current === 'control') {
      repetition.needsControl = false;
      if (hasFailed) {
        this.exchange.observe({ kind: 'unrepeatable', test: test.id, name: test.name });
        repetition.queue.length = 0;
      } else if (options.repeats === 0) repetition.needsControl = true;
    } else if (typeof repetition.current === 'number' && hasFailed) {
      const isTimeout = test.result.errors?.some(({ message }) => message === tooLong) ?? false;
      this.exchange.observe({ kind: 'killed', mutant: repetition.current, test: test.id, isTimeout });
      repetition.needsControl = true;
    }
    test.result.errors = undefined;
  }

  override onAfterRunTask(test: RunnerTask) {
    super.onAfterRunTask(test);
    if (this.phase.kind === 'coverage') this.recordReached(test, test.id);
    this.repetitions.delete(test.id);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite);
    if (this.phase.kind === 'coverage') this.recordReached(suite);
  }

  private recordReached(task: RunnerTask, test?: string) {
    const state = siteMutation();
    const ms = performance.now() - (this.startedAt.get(task.id) ?? performance.now());
    if (state.reached.size > 0)
      this.exchange.observe({
        kind: 'reached',
        file: task.file.filepath,
        test,
        mutants: [...state.reached],
        ms,
      });
    state.reached = new Set();
  }
}

const tooLong = 'The mutant makes the test too slow.';

/** Runs a test, and rejects when it takes longer than `ms`, also if its first synchronous part never ends. */
async function withTimeLimit(run: () => unknown, ms: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setRealTimeout(() => reject(new Error(tooLong)), ms);
  try {
    // Only a time limit of `node:vm` ends a loop without mutant checks, such as the backtracking of a regular expression.
    const result: unknown = vm.runInContext('run()', Object.assign(sandbox, { run }), {
      timeout: Math.ceil(ms),
    });
    await Promise.race([result, promise]);
  } catch (error) {
    // An error of the other context is not an instance of this context's `Error`.
    const isEnded =
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isEnded ? new Error(tooLong) : error;
  } finally {
    clearRealTimeout(timer);
  }
}

const sandbox = vm.createContext({});

// Stored before the tests run, because tests may replace the timers.
const setRealTimeout = setTimeout;
const clearRealTimeout = clearTimeout;
