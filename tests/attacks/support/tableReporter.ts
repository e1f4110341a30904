import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Summary of the site's response. */
    answer?: string;
  }
}

/** Prints every attack with its response, so that the log shows what was tried. */
export default class TableReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    for (const suite of [module, ...module.children.allSuites()]) {
      const rows = [...suite.children.tests()].map((test) => ({
        attack: test.name,
        answer: test.meta().answer ?? '',
        result: test.result().state === 'passed' ? 'held' : test.result().state.toUpperCase(),
      }));
      if (rows.length === 0) continue;
      const width = Math.max(...rows.map(({ attack }) => attack.length));
      process.stdout.write(`\n${suite.type === 'suite' ? suite.name : 'The site'}\n`);
      for (const { attack, answer, result } of rows)
        process.stdout.write(`  ${result.padEnd(6)}  ${attack.padEnd(width)}  ${answer}\n`);
    }
  }
}
