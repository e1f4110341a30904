import './requireNode.mjs';

const { runTests } = await import('./runTests.ts');
try {
  process.exitCode = await runTests(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
