import path from 'node:path';
import { recipes, slotRecipes } from '#theme/recipes/index.ts';
import { recipesWithSheets, sheets, type SheetName } from '#theme/sheets.ts';
import { loadStyleNames } from './loadStyleNames.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The classes of recipes, whose variants are chosen where they are drawn: every page has all of them. */
const recipe = new RegExp(`^(?:${Object.keys({ ...recipes, ...slotRecipes }).join('|')})(?:--|__|$)`);

export const sheetNames: readonly SheetName[] = [
  'front',
  'offer',
  'company',
  'journal',
  'extras',
  'prose',
  'tools',
];

/** A stylesheet of `theme/sheets.ts`, or the one that every page has. */
export type Need = SheetName | 'site';

/** The stylesheets whose drawings need a class, by its readable name. */
export async function sheetsNeeding(): Promise<ReadonlyMap<string, ReadonlySet<Need>>> {
  const { classesOf, files } = await loadStyleNames();
  const needing = new Map<string, Set<Need>>();
  for (const file of files) {
    const sheet = sheetOfFile(path.relative(root, file));
    for (const name of classesOf(file)) {
      if (!recipe.test(name)) needing.set(name, (needing.get(name) ?? new Set()).add(sheet));
    }
  }
  for (const sheet of recipesWithSheets) needing.set(sheet, new Set([sheet]));
  return needing;
}

/** The stylesheet that alone needs something. */
export function sheetOf(needs: ReadonlySet<Need> = new Set()): Need {
  const [sheet = 'site', ...others] = needs;
  return others.length === 0 ? sheet : 'site';
}

function sheetOfFile(file: string): Need {
  const isIn = (place: string) => file === place || file.startsWith(`${place}/`);
  return sheetNames.find((name) => sheets[name].some(isIn)) ?? 'site';
}
