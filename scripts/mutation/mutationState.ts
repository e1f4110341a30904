import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Request of `runMutants.ts` to the workers, in a file, because each worker is a process or context of its own. */
export type Phase =
  /** Records which mutants each test reaches. */
  | { kind: 'coverage' }
  /** Repeats each test with the mutants that it reaches. */
  | { kind: 'repeat'; mutantsByTest: Record<string, readonly number[]> }
  /** Loads everything with one mutant active. */
  | { kind: 'fresh'; mutant: number };

/** Line of the results file. `test` is missing for code that runs when a file is loaded or prepared. */
export type Observation =
  | { kind: 'reached'; file: string; test?: string | undefined; mutants: readonly number[]; ms: number }
  | { kind: 'killed'; mutant: number; test: string; isTimeout: boolean }
  | { kind: 'unrepeatable'; test: string; name: string };

export const folderVariable = 'MUTATION_FOLDER';

/** Reads and writes the files that main process and workers share. */
export function createExchange(folder: string) {
  const phaseFile = path.join(folder, 'phase.json');
  const resultsFile = path.join(folder, 'results.jsonl');
  const moduleFile = path.join(folder, 'module.json');
  return {
    phaseFile,
    resultsFile,
    moduleFile,
    readPhase: (): Phase => JSON.parse(readFileSync(phaseFile, 'utf8')),
    readModule: (): { file: string; code: string } => JSON.parse(readFileSync(moduleFile, 'utf8')),
    observe: (observation: Observation) => appendFileSync(resultsFile, `${JSON.stringify(observation)}\n`),
    observations: (): Observation[] =>
      readFileSync(resultsFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}

/** Switches of the mutants in the instrumented module. */
export type SiteMutation = {
  active: number | undefined;
  /** Mutants reached since this set was last replaced. */
  reached: Set<number>;
  /** Number of mutant checks left before the mutant is assumed to loop infinitely. */
  budget: number;
  isActive(id: number): boolean;
};

declare global {
  var siteMutation: SiteMutation | undefined;
}

/** Creates the switches of this worker, once. */
export function siteMutation(): SiteMutation {
  return (globalThis.siteMutation ??= {
    active: undefined,
    reached: new Set(),
    budget: Number.POSITIVE_INFINITY,
    isActive(id) {
      this.reached.add(id);
      if (--this.budget < 0) throw new Error('A mutant caused an infinite loop.');
      return id === this.active;
    },
  });
}
