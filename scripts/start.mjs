import './requireNode.mjs';

const { run } = await import('./run.ts');
await run(process.argv.includes('--dev') ? 'development' : 'production');
