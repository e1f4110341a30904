import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export type Started = {
  processId: number;
  /** First match of `ready` in the output. */
  match: string;
  /** Stops the process. Resolves when it has ended. */
  stop(): Promise<void>;
};

/** Starts a script of the project and waits until its output matches `ready`. Rejects if it ends before that. */
export async function startProcess(
  script: string,
  readyPattern: RegExp,
  { env = {}, input }: { env?: Record<string, string>; input?: Buffer } = {},
): Promise<Started> {
  const child = spawn(process.execPath, [script], { cwd: root, env: { ...process.env, ...env } });
  const match = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${script} exited with code ${code}: ${output}`)));
    for (const stream of [child.stdout, child.stderr])
      // Reads all output, because a full pipe would block the process.
      stream.on('data', (chunk: Buffer) => {
        if (output.length < 10_000) output += chunk.toString();
        const match = readyPattern.exec(output)?.[1];
        if (match !== undefined) resolve(match);
      });
    if (input !== undefined) child.stdin.end(input);
  });
  return { processId: child.pid ?? 0, match, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
