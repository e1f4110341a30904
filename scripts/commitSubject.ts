const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const maxLength = 72;
const conventional = new RegExp(String.raw`^(?:${types.join('|')})(?:\([a-z\d-]+\))?!?: \S`);

/**
 * Returns the problem of a commit's subject, or `undefined` if there is none. Subjects follow conventionalcommits.org
 * and have at most 72 characters, which `git log --oneline` shows in 80 columns. Git's own subjects (merge, revert,
 * fixup) pass.
 */
export function subjectFault(subject: string): string | undefined {
  if (/^(?:Merge|Revert|fixup!|squash!|amend!) /.test(subject)) return undefined;
  if (!conventional.test(subject))
    return `Write "type(scope): what the commit does". Types: ${types.join(', ')}.`;
  if (subject.length > maxLength)
    return `${subject.length} characters; at most ${maxLength}. Put details into the body.`;
  return undefined;
}
