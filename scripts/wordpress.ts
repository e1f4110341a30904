import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { stagePlugin } from '../wordpress/build/stagePlugin.ts';
import { whyNoPhp } from '../wordpress/try/startWordPress.ts';

// Starts a WordPress for local work: in containers if an engine is installed, otherwise with this machine's PHP.
const engine = ['docker', 'podman'].find(
  (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
);
const reason = await whyNoPhp();

if (engine !== undefined) {
  await stagePlugin(path.resolve('.cache/wordpress/skerry'));
  run(engine, ['compose', '-f', 'wordpress/compose.yaml', 'up']);
} else if (reason === undefined) {
  const plugins = process.env['WORDPRESS_PLUGINS'];
  if (plugins === undefined)
    console.log(
      'WORDPRESS_PLUGINS is not set: WordPress starts without the free plugins listed in docs/wordpress.md.',
    );
  run('wordpress/try.sh', [
    ...(plugins === undefined ? [] : ['--plugins', plugins]),
    ...process.argv.slice(2),
  ]);
} else {
  console.error(
    `No container engine is running (docker, podman). ${reason}\nStart an engine or install PHP; docs/wordpress.md has the steps.`,
  );
  process.exitCode = 1;
}

function run(command: string, args: string[]): void {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
