import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { stagePlugin } from '../wordpress/build/stagePlugin.ts';

// Starts a WordPress for local work: in containers if an engine is running, otherwise with this machine's PHP or with
// Node.js alone.
const choices = process.argv.slice(2);
const engine =
  choices.length > 0
    ? undefined
    : ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);

if (engine === undefined) run(process.execPath, ['wordpress/try/main.ts', ...choices]);
else {
  await stagePlugin(path.resolve('.cache/wordpress/skerry'));
  run(engine, ['compose', '-f', 'wordpress/compose.yaml', 'up']);
}

function run(command: string, args: string[]): void {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
