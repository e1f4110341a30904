import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OwnerError } from '../owner/program.ts';

const run = promisify(execFile);

/** A version merged into the company's site, in a git worktree of its own. */
export type UpgradeWorktree = {
  folder: string;
  branch: string;
  /** Commit of the company's site before the merge. */
  base: string;
  /** Files with conflicts that a person must resolve. */
  conflicts: string[];
};

/** Runs git in a folder and returns its output. Rejects if git fails. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/**
 * Merges a version into the current branch, in a worktree beside the project: `../acme-upgrade` for a project in
 * `acme`. If a worktree of this upgrade exists, returns it as it is, so that resolved conflicts are kept. The project
 * itself does not change.
 */
export async function mergeVersion(root: string, version: string): Promise<UpgradeWorktree> {
  const folder = `${root}-upgrade`;
  const branch = `upgrade/${version}`;
  const [head, target] = [await git(root, 'rev-parse', 'HEAD'), await commitOf(root, version)];
  if (await isAncestor(root, target, head)) throw new OwnerError(`This site already contains ${version}.`);
  if (existsSync(folder)) await requireBranch(folder, branch);
  else {
    await git(root, 'worktree', 'add', '--quiet', '-b', branch, folder, head);
    // Fails if there are conflicts, which are listed below.
    await git(folder, 'merge', '--quiet', '--no-edit', version).catch(() => '');
  }
  const base = await git(folder, 'merge-base', head, branch);
  const conflicts = lines(await git(folder, 'diff', '--name-only', '--diff-filter=U'));
  if (conflicts.length === 0 && !(await isAncestor(folder, target, 'HEAD')))
    throw new OwnerError(
      `${folder} does not contain ${version}: git could not merge it. Commit the merge there, or discard it:\n${discardCommand(root, { folder, branch })}`,
    );
  return { folder, branch, base, conflicts };
}

/** Fetches the versions of the remote `upstream`. Returns false if there is no such remote or it cannot be reached. */
export async function fetchVersions(root: string): Promise<boolean> {
  await git(root, 'rev-parse', '--git-dir').catch(() => {
    throw new OwnerError(`${root} is not a git repository. npm run upgrade merges versions with git.`);
  });
  return git(root, 'fetch', '--quiet', '--tags', 'upstream').then(
    () => true,
    () => false,
  );
}

/** Returns the newest version tag, such as `v0.2.1`. */
export async function newestVersion(root: string): Promise<string> {
  const [newestTag] = lines(await git(root, 'tag', '--list', 'v[0-9]*', '--sort=-version:refname'));
  if (newestTag === undefined)
    throw new OwnerError(
      'There is no version tag. Run git fetch upstream --tags, or name a branch or commit.',
    );
  return newestTag;
}

/** Returns the command that removes the worktree and its branch. */
export function discardCommand(root: string, { folder, branch }: { folder: string; branch: string }): string {
  return `git worktree remove --force ${path.relative(root, folder)} && git branch -D ${branch}`;
}

/** Splits the output of a command into lines; returns none for empty output. */
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

async function commitOf(root: string, version: string): Promise<string> {
  try {
    return await git(root, 'rev-parse', '--verify', '--quiet', `${version}^{commit}`);
  } catch {
    throw new OwnerError(`git knows no version ${version}. Run git fetch upstream --tags.`);
  }
}

async function isAncestor(folder: string, ancestor: string, commit: string): Promise<boolean> {
  return git(folder, 'merge-base', '--is-ancestor', ancestor, commit).then(
    () => true,
    () => false,
  );
}

async function requireBranch(folder: string, branch: string): Promise<void> {
  const current = await git(folder, 'branch', '--show-current').catch(() => '');
  if (current !== branch)
    throw new OwnerError(`${folder} exists, but is not the worktree of ${branch}. Remove it first.`);
}
