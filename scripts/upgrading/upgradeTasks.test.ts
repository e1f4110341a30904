import { expect, it } from 'vitest';
import { changedSettings, newUpgradeNotes } from './upgradeTasks.ts';

it('changedSettings returns the variables that a version adds and removes, and ignores comments', () => {
  const before = '# PORT=1 in a comment\nPORT=3000\nOLD_NAME=\n';
  const after = 'PORT=4000\n# A new one\nHOST=0.0.0.0\n';
  expect(changedSettings(before, after)).toEqual({ added: ['HOST'], removed: ['OLD_NAME'] });
});

it('newUpgradeNotes returns only upgrade notes that the earlier changelog lacks, each as one line', () => {
  const before = '# Changelog\n\n## 0.2.0\n\n### Upgrade notes\n\n- Set A.\n\n### Added\n\n- A page.\n';
  const after = `# Changelog

## 0.2.1

### Upgrade notes

- Set B,
  then restart.
- Set C.

### Added

- Another page.

${before.slice(before.indexOf('## 0.2.0'))}`;
  expect(newUpgradeNotes(before, after)).toEqual(['Set B, then restart.', 'Set C.']);
  expect(newUpgradeNotes(after, after)).toEqual([]);
});
