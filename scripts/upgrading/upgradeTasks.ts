import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeOverrides } from '../overrides/outdated.ts';
import { git, type UpgradeWorktree } from './upgradeWorktree.ts';

/** Returns the manual tasks after a merge, as sentences. Empty if there are none. */
export async function upgradeTasks({ folder, base }: UpgradeWorktree): Promise<string[]> {
  const oldText = (file: string) => git(folder, 'show', `${base}:${file}`).catch(() => '');
  const newText = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const settings = changedSettings(await oldText('.env.example'), await newText('.env.example'));
  const notes = newUpgradeNotes(await oldText('CHANGELOG.md'), await newText('CHANGELOG.md'));
  const outdated = (await describeOverrides(folder)).filter(({ state }) => state !== 'up to date');
  const isPluginChanged = (await git(folder, 'diff', '--name-only', base, '--', 'wordpress/plugin')) !== '';
  return [
    ...outdated.map(({ name, state }) => `Compare ${name}: ${state}. npm run override -- --list shows how.`),
    ...settings.added.map((name) => `New setting ${name}: .env.example describes it.`),
    ...settings.removed.map(
      (name) => `The setting ${name} does not exist any more: remove it from your .env.`,
    ),
    ...notes,
    ...(isPluginChanged
      ? ['Upload the plugin of this version to WordPress before you start the site: npm run wordpress:zip.']
      : []),
  ];
}

/** Compares the variables in two versions of `.env.example`. */
export function changedSettings(
  oldSettings: string,
  newSettings: string,
): { added: string[]; removed: string[] } {
  const namesOf = (text: string) => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  const [oldNames, newNames] = [new Set(namesOf(oldSettings)), new Set(namesOf(newSettings))];
  return {
    added: [...newNames].filter((name) => !oldNames.has(name)),
    removed: [...oldNames].filter((name) => !newNames.has(name)),
  };
}

/** Returns the upgrade notes of a changelog that an earlier version of it does not contain. */
export function newUpgradeNotes(oldChangelog: string, newChangelog: string): string[] {
  const oldNotes = new Set(upgradeNotesOf(oldChangelog));
  return upgradeNotesOf(newChangelog).filter((note) => !oldNotes.has(note));
}

/** Returns the list items below every heading "Upgrade notes", each as one line. */
function upgradeNotesOf(changelog: string): string[] {
  const sections = changelog
    .split(/^#{2,3} /m)
    .filter((section) => section.startsWith('Upgrade notes'))
    .join('\n');
  return [...sections.matchAll(/^- (.+(?:\n {2}.+)*)/gm)].map(([, note = '']) =>
    note.replaceAll(/\s+/g, ' '),
  );
}
