import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export type Started = {
  processId: number;
  /** The first match of what it wrote. */
  match: string;
  /** Ends when the process has ended. */
  stop(): Promise<void>;
};

/** Starts a script of the project and waits for what it writes when it is ready. Rejects when it ends before. */
export async function startProcess(
  script: string,
  ready: RegExp,
  { env = {}, input }: { env?: Record<string, string>; input?: Buffer } = {},
): Promise<Started> {
  const child = spawn(process.execPath, [script], { cwd: root, env: { ...process.env, ...env } });
  const match = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
    for (const stream of [child.stdout, child.stderr])
      // What nobody reads would stop the process when the pipe is full.
      stream.on('data', (chunk: Buffer) => {
        if (output.length < 10_000) output += chunk.toString();
        const found = ready.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    if (input !== undefined) child.stdin.end(input);
  });
  return { processId: child.pid ?? 0, match, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
