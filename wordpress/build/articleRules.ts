import { colorOf, type Colors } from '#theme/colorOf.ts';
import { extras } from '#theme/recipes/extras.ts';
import { prose } from '#theme/recipes/prose.ts';
import { richText } from '#theme/recipes/richText.ts';
import { tokens } from '#theme/tokens.ts';

/** Container of an article's blocks in the block editor. */
const scope = '.is-root-container';

const pick = (rules: object, ...selectors: string[]) =>
  selectors.map((selector): [string, unknown] => [selector, Reflect.get(rules, selector)]);

/** Rules that reset browser and WordPress styles. The site's rules follow and take precedence. */
const own: [string, unknown][] = [
  ['& :is(ul, ol)', { listStyle: 'none', paddingInlineStart: '0' }],
  ['& .wp-block-table :is(table, thead, tfoot, th, td)', { border: '0' }],
  ['& .wp-block-table > figcaption', { textAlign: 'start' }],
  ['& :is(blockquote, .wp-block-pullquote)', { border: '0', paddingInline: '0', textAlign: 'start' }],
  ['& hr', { opacity: '1', width: 'auto' }],
  // WordPress renders choices, such as the columns of a new block, as lists.
  ['& .components-placeholder li', { margin: '0', paddingInlineStart: '0' }],
  ['& .components-placeholder li::before', { content: 'none' }],
];

/**
 * Returns block editor CSS that styles lists, tables, quotes and separators like `theme/recipes/`. `theme.json` has no
 * settings for them.
 */
export function articleRules(colors: Colors): string {
  const { maxWidth, ...quote } = Object.fromEntries(entriesOf(Reflect.get(extras, '& blockquote')));
  const rules = [
    ...own,
    ...pick(
      richText.base ?? {},
      ...['& :is(ul, ol) > li', '& li + li, & li > :is(ul, ol)', '& ul > li::before', '& ol > li::before'],
    ),
    [
      '& figcaption',
      { marginTop: Reflect.get(prose['& :is(figcaption, .wp-caption-text)'] ?? {}, 'marginTop') },
    ] as const,
    ...pick(prose, '& table', '& :is(th, td)', '& th', '& thead th'),
    // WordPress centres elements that are narrower than the text.
    ['& blockquote', { ...quote, '& > *': { maxWidth } }] as const,
    ...pick(extras, '& .wp-block-pullquote', '& hr'),
  ];
  return rules.map(([selector, rule]) => rulesOf(selector, rule, colors)).join('\n');
}

function rulesOf(selector: string, rule: unknown, colors: Colors): string {
  const declarations: string[] = [];
  const nestedRules: string[] = [];
  for (const [name, value] of entriesOf(rule)) {
    if (name.startsWith('&')) nestedRules.push(rulesOf(name.replaceAll('&', selector), value, colors));
    else declarations.push(`${kebab(name)}: ${valueOf(name, value, colors)}`);
  }
  return [`${inEditor(selector)} { ${declarations.join('; ')} }`, ...nestedRules].join('\n');
}

function entriesOf(rule: unknown): [string, unknown][] {
  return typeof rule === 'object' && rule !== null ? Object.entries(rule) : [];
}

/**
 * Converts a selector of the site for the block editor. WordPress styles tables and separators by class, and its editor
 * splits selectors at the commas of `:is()`.
 */
function inEditor(selector: string): string {
  return selector
    .split(/, (?![^(]*\))/)
    .flatMap(expanded)
    .map((each) =>
      each
        .replaceAll('&', scope)
        .replace(/(?<=container )((?:thead )?(?:table|th|td))$/, '.wp-block-table $1')
        .replace(/(?<=container )hr$/, 'hr.wp-block-separator'),
    )
    .join(', ');
}

/** Expands `:is()` into one selector for each alternative. */
function expanded(selector: string): string[] {
  const [group, list] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (group === undefined || list === undefined) return [selector];
  return list.split(', ').flatMap((each) => expanded(selector.replace(group, each)));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the value for a desktop screen in the light colour scheme. */
function valueOf(name: string, value: unknown, colors: Colors): string {
  const sizes: { base?: unknown; sm?: unknown } = typeof value === 'object' && value !== null ? value : {};
  const text = String(sizes.sm ?? sizes.base ?? value);
  if (/color$|^background$/i.test(name)) return colorOf(colors, text, 'day');
  const spacing: unknown = /^(padding|margin)/.test(name)
    ? Reflect.get(tokens.spacing ?? {}, text)
    : undefined;
  if (typeof spacing === 'object' && spacing !== null) return String(Reflect.get(spacing, 'value'));
  return text.replaceAll(/token\(colors\.([\w.]+)\)/g, (_whole, color: string) =>
    colorOf(colors, color, 'day'),
  );
}
