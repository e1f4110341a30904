import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { subjectFault } from './commitSubject.ts';

// Checks the commit subjects in a range (`node scripts/checkCommits.ts origin/main..HEAD`, as CI does for a pull
// request), or the subject of the message in a file (`--file`, as .githooks/commit-msg does).

const { values, positionals } = parseArgs({ options: { file: { type: 'string' } }, allowPositionals: true });

const subjects =
  values.file === undefined
    ? execFileSync('git', ['log', '--no-merges', '--format=%s', positionals[0] ?? 'origin/main..HEAD'], {
        encoding: 'utf8',
      })
        .split('\n')
        .filter((subject) => subject !== '')
    : [readFileSync(values.file, 'utf8').split('\n', 1)[0] ?? ''];

for (const subject of subjects) {
  const issue = subjectFault(subject);
  if (issue === undefined) continue;
  process.stderr.write(`${subject}\n  → ${issue}\n`);
  process.exitCode = 1;
}
