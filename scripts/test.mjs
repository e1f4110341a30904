import './requireNode.mjs';

const { runTests } = await import('./runTests.ts');
process.exit(await runTests(process.argv.slice(2)));
