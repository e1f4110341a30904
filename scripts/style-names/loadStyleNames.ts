import { fileURLToPath } from 'node:url';
import { loadConfigAndCreateContext } from '@pandacss/node';
import parseSelector from 'postcss-selector-parser';
import { recipes } from '#theme/recipes/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Letters by frequency in text, because names that consist of common letters compress better. */
const letters = 'etaosrnidlcmuphfgbvwykxzjq';
const capitals = letters.toUpperCase();
const singleCharacters = `${letters}${capitals}`;
const digits = '0123456789';
const seconds = `${letters}${digits}${capitals}`;

export type StyleNames = {
  /** Short class names by readable name. */
  classes: ReadonlyMap<string, string>;
  /** Short names of custom properties by readable name, for tokens that are not in `constants`. */
  properties: ReadonlyMap<string, string>;
  /** Values of custom properties that are the same everywhere, by readable name. */
  constants: ReadonlyMap<string, string>;
  /** Returns the classes that a source file uses. */
  classesOf: (file: string) => Iterable<string>;
};

declare global {
  var __styleNames: Promise<StyleNames> | undefined;
}

/**
 * Returns the short names of all of Panda's classes and custom properties, which are deterministic. Caches them
 * globally, because a build loads this module several times as part of its configuration, and reading all sources takes
 * a second each time.
 */
export function loadStyleNames(): Promise<StyleNames> {
  return (globalThis.__styleNames ??= readStyleNames());
}

async function readStyleNames(): Promise<StyleNames> {
  const context = await loadConfigAndCreateContext({ cwd: root });
  const classesOf = new Map<string, string[]>();
  const uses = new Map<string, number>();
  const read = (file: string) => {
    const encoder = context.encoder.clone();
    context.parseFile(file, encoder);
    return [...context.decoder.clone().collect(encoder).classNames.keys()].map(unescapeClass);
  };
  for (const file of context.getFiles()) {
    const classes = read(file);
    classesOf.set(file, classes);
    for (const name of classes) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  for (const name of variantsOfRecipes()) uses.set(name, uses.get(name) ?? 0);
  const { vars } = context.tokens.view;
  const constants = constantsOf(vars);
  const properties = [...vars.values()].flatMap((values) => [...values.keys()]);
  const variableNames = [...new Set(properties)].filter((name) => !constants.has(name));
  return {
    classes: inOrderOfUse(uses),
    properties: new Map(variableNames.map((name, index) => [name, `--${shortName(index)}`])),
    constants,
    classesOf: (file) => classesOf.get(file) ?? [],
  };
}

/** Returns the classes of all recipe variants, including variants that are chosen only at runtime. */
function variantsOfRecipes(): string[] {
  return Object.values(recipes).flatMap(({ className, variants }) =>
    Object.entries(variants ?? {}).flatMap(([variant, values]) =>
      Object.keys(values).map((value) => `${className}--${variant}_${value}`),
    ),
  );
}

/** Returns the tokens whose value does not depend on a condition or another token. */
function constantsOf(vars: ReadonlyMap<string, ReadonlyMap<string, string>>): Map<string, string> {
  const changingNames = new Set(
    [...vars].flatMap(([condition, values]) => (condition === 'base' ? [] : [...values.keys()])),
  );
  return new Map(
    [...(vars.get('base') ?? [])].filter(
      ([name, value]) => !changingNames.has(name) && !value.includes('var('),
    ),
  );
}

/** Assigns the shortest names to the most used classes. Sorts ties by name, so that builds are reproducible. */
function inOrderOfUse(uses: ReadonlyMap<string, number>): Map<string, string> {
  const sortedUses = [...uses].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(sortedUses.map(([name], index) => [name, shortName(index)]));
}

/**
 * Returns the short name at a position: first a single letter, then two characters that start with a lower-case letter,
 * then three with a digit in the middle. No third-party stylesheet on the pages uses such classes.
 */
export function shortName(index: number): string {
  if (index < singleCharacters.length) return singleCharacters.charAt(index);
  const afterSingles = index - singleCharacters.length;
  const letter = letters.charAt(afterSingles % letters.length);
  const secondIndex = Math.floor(afterSingles / letters.length);
  if (secondIndex < seconds.length) return letter + seconds.charAt(secondIndex);
  const thirdIndex = secondIndex - seconds.length;
  if (thirdIndex >= digits.length * seconds.length)
    throw new Error(
      'There are too many style names for names of three characters. Extend shortName in loadStyleNames.ts.',
    );
  return (
    letter +
    digits.charAt(thirdIndex % digits.length) +
    seconds.charAt(Math.floor(thirdIndex / digits.length))
  );
}

function unescapeClass(selector: string): string {
  let name = '';
  parseSelector((selectors) => selectors.walkClasses((node) => void (name = node.value))).processSync(
    `.${selector}`,
  );
  return name;
}
