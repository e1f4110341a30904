import { spawn } from 'node:child_process';

export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Scans a file; never rejects. */
export type ScanFile = (file: string) => Promise<ScanResult>;

/**
 * Creates the function that runs the owner's virus scanner, with the file's path as its last argument. As for
 * `clamdscan`, exit code 0 means clean and 1 means infected. Any other exit code or a timeout results in `unscanned`.
 * If there is no command, every file counts as clean.
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

/** Environment variables that any program needs. The scanner must not see the site's others, which contain secrets. */
const passedVariables = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'];

function scannerEnvironment(): Record<string, string> {
  const values = passedVariables.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
