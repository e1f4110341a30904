import { spawn } from 'node:child_process';

export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Scans a file; never rejects. */
export type ScanFile = (file: string) => Promise<ScanResult>;

/**
 * Creates the function that runs the owner's virus scanner, with the file's path as its last argument. Exit code 0
 * means clean and 1 infected, as for `clamdscan`; any other exit and a timeout give `unscanned`. Without a command,
 * every file is clean.
 */
export function createFileScan(settings: { command: string | undefined; timeoutMs: number }): ScanFile {
  const [program, ...options] = settings.command?.split(/\s+/).filter(Boolean) ?? [];
  if (program === undefined) return async () => 'clean';
  return (file) =>
    new Promise((resolve) => {
      const scanner = spawn(program, [...options, file], {
        stdio: 'ignore',
        env: scannerEnvironment(),
        timeout: settings.timeoutMs,
        killSignal: 'SIGKILL',
      });
      scanner.on('error', () => resolve('unscanned'));
      scanner.on('exit', (code) => resolve(code === 0 ? 'clean' : code === 1 ? 'infected' : 'unscanned'));
    });
}

/**
 * Environment variables that a program needs to run. The site's own contain secrets, which the scanner must not see.
 */
const passedVariables = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'];

function scannerEnvironment(): Record<string, string> {
  const values = passedVariables.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
