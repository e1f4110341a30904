import { fileURLToPath } from 'node:url';
import { loadConfigAndCreateContext } from '@pandacss/node';
import parseSelector from 'postcss-selector-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characters = `${capitals}${capitals.toLowerCase()}0123456789`;

export type StyleNames = {
  /** By readable class name. */
  classes: ReadonlyMap<string, string>;
  /** By the readable name of a custom property that stands for a token. */
  properties: ReadonlyMap<string, string>;
  /** The value of each custom property that has the same one everywhere, by its readable name. */
  constants: ReadonlyMap<string, string>;
  /** Which classes a source file uses. */
  classesOf: (file: string) => Iterable<string>;
};

let loading: Promise<StyleNames> | undefined;

/** The short names of all of Panda's classes and custom properties; the same for the same sources. */
export function loadStyleNames(): Promise<StyleNames> {
  return (loading ??= readStyleNames());
}

async function readStyleNames(): Promise<StyleNames> {
  const context = await loadConfigAndCreateContext({ cwd: root });
  const classesOf = new Map<string, string[]>();
  const uses = new Map<string, number>();
  for (const file of context.getFiles()) {
    const encoder = context.encoder.clone();
    context.parseFile(file, encoder);
    const found = [...context.decoder.clone().collect(encoder).classNames.keys()].map(unescapeClass);
    classesOf.set(file, found);
    for (const name of found) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const { vars } = context.tokens.view;
  const properties = [...vars.values()].flatMap((values) => [...values.keys()]);
  return {
    classes: inOrderOfUse(uses),
    properties: new Map([...new Set(properties)].map((name, index) => [name, `--${shortName(index)}`])),
    constants: constantsOf(vars),
    classesOf: (file) => classesOf.get(file) ?? [],
  };
}

/** Those that no condition changes, nor anything that they refer to. */
function constantsOf(vars: ReadonlyMap<string, ReadonlyMap<string, string>>): Map<string, string> {
  const changing = new Set(
    [...vars].flatMap(([when, values]) => (when === 'base' ? [] : [...values.keys()])),
  );
  return new Map(
    [...(vars.get('base') ?? [])].filter(([name, value]) => !changing.has(name) && !value.includes('var(')),
  );
}

/** The most used first, so that it gets one of the shortest names; by name where equal, so that builds repeat. */
function inOrderOfUse(uses: ReadonlyMap<string, number>): Map<string, string> {
  const sorted = [...uses].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], index) => [name, shortName(index)]));
}

/** A capital first: no stylesheet of others that reaches a page has a class of such a name. */
function shortName(index: number): string {
  const { length } = capitals;
  if (index < length) return capitals.charAt(index);
  const rest = index - length;
  if (rest >= length * characters.length) throw new Error('There are more style names than short ones.');
  return capitals.charAt(rest % length) + characters.charAt(Math.floor(rest / length));
}

function unescapeClass(escaped: string): string {
  let name = '';
  parseSelector((selectors) => selectors.walkClasses((node) => void (name = node.value))).processSync(
    `.${escaped}`,
  );
  return name;
}
