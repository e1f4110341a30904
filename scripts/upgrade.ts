import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Command } from 'commander';
import { createProgram, runProgram } from './owner/program.ts';
import { discardCommand, fetchVersions, mergeVersion, newestVersion } from './upgrading/upgradeWorktree.ts';
import { upgradeTasks } from './upgrading/upgradeTasks.ts';

// `npm run upgrade`: tries a new version of the platform beside the project, and reports the remaining manual tasks.

const root = path.resolve(import.meta.dirname, '..');

/** Commands that must succeed in the merged project, with what each shows. */
const trials: [command: string, ...args: string[]][] = [
  ['npm', 'ci', '--no-fund', '--no-audit'],
  ['npm', 'run', 'check'],
  ['npm', 'run', 'ship:check'],
];

const program: Command = createProgram(
  'upgrade',
  'Merges a version in a worktree beside the project, checks it, and lists what needs a person (docs/upgrading.md).',
);
program
  .argument('[version]', 'tag, branch or commit to merge; default: the newest tag, such as v0.2.1')
  .option('--no-checks', 'only merge and report; do not install packages, check or start the merged site')
  .action(async (requestedVersion: string | undefined, { checks }: { checks: boolean }) => {
    if (!(await fetchVersions(root)))
      process.stdout.write(
        'git could not fetch from the remote "upstream"; using the versions that are here.\n',
      );
    const version = requestedVersion ?? (await newestVersion(root));
    const mergeResult = await mergeVersion(root, version);
    const folder = path.relative(root, mergeResult.folder);
    if (mergeResult.conflicts.length > 0) {
      printList(
        `${version} conflicts with this site. Resolve these files in ${folder}:`,
        mergeResult.conflicts,
      );
      process.stdout.write(
        `Then commit there, and run npm run upgrade -- ${version} again. To discard:\n  ${discardCommand(root, mergeResult)}\n`,
      );
      process.exitCode = 1;
      return;
    }
    const failedTrials = checks
      ? trials.filter(([command, ...args]) => !runIn(mergeResult.folder, command, args))
      : [];
    process.stdout.write(`\n${version} is merged in ${folder} without conflicts.\n`);
    if (failedTrials.length > 0) {
      printList(
        'Failed there, with the output above:',
        failedTrials.map((command) => command.join(' ')),
      );
      process.exitCode = 1;
    } else if (checks) process.stdout.write('All checks passed, and the shipped site serves its pages.\n');
    const tasks = await upgradeTasks(mergeResult);
    if (tasks.length > 0) printList('For you to do:', tasks);
    process.stdout.write(
      `To accept: git merge ${mergeResult.branch} && git worktree remove --force ${folder}\nTo discard: ${discardCommand(root, mergeResult)}\n`,
    );
  });
await runProgram(program);

/** Runs a command with its output visible. Returns whether it succeeded. */
function runIn(folder: string, command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0;
}

function printList(title: string, items: readonly string[]): void {
  process.stdout.write(`${title}\n${items.map((item) => `  - ${item}\n`).join('')}`);
}
