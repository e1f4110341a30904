import * as v from 'valibot';
import { colorOf, type Colors } from '#theme/colorOf.ts';
import { extras } from '#theme/recipes/extras.ts';
import { prose } from '#theme/recipes/prose.ts';
import { richText } from '#theme/recipes/richText.ts';
import { textStyles } from '#theme/textStyles.ts';
import { tokens } from '#theme/tokens.ts';

/** Container of an article's blocks in the block editor. */
const scope = '.is-root-container';

const pick = (rules: object, ...selectors: string[]) =>
  selectors.map((selector): [string, unknown] => [selector, Reflect.get(rules, selector)]);

/** Rules that reset browser and WordPress styles. The site's rules follow and take precedence. */
const articleStyles: [string, unknown][] = [
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
 * settings for them. The company's changes to long texts follow.
 */
export function articleRules(colors: Colors, changes: object): string {
  const { maxWidth, ...quote } = Object.fromEntries(entriesOf(Reflect.get(extras, '& blockquote')));
  const rules = [
    ...articleStyles,
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
    ['&', changes] as const,
  ];
  return rules
    .map(([selector, rule]) => rulesOf(selector, rule, colors))
    .filter(Boolean)
    .join('\n');
}

function rulesOf(selector: string, rule: unknown, colors: Colors): string {
  const declarations: string[] = [];
  const nestedRules: string[] = [];
  for (const [name, value] of entriesOf(rule)) {
    if (name.startsWith('&')) nestedRules.push(rulesOf(name.replaceAll('&', selector), value, colors));
    else if (/^[_@]/.test(name)) continue;
    else declarations.push(`${kebab(name)}: ${valueOf(name, value, colors)}`);
  }
  const css = `${inEditor(selector)} { ${declarations.join('; ')} }`;
  return [...(declarations.length > 0 ? [css] : []), ...nestedRules].join('\n');
}

function entriesOf(rule: unknown): [string, unknown][] {
  const entries: [string, unknown][] = typeof rule === 'object' && rule !== null ? Object.entries(rule) : [];
  return entries.flatMap(([name, value]) =>
    name === 'textStyle' ? entriesOf(Reflect.get(textStyles, String(value))?.value) : [[name, value]],
  );
}

/**
 * Converts a selector of the site for the block editor. WordPress styles tables and separators by class, and its editor
 * splits selectors at the commas of `:is()`.
 */
function inEditor(selector: string): string {
  return selector
    .split(/, (?![^(]*\))/)
    .flatMap(expanded)
    .map((expandedSelector) =>
      expandedSelector
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
  return list.split(', ').flatMap((alternative) => expanded(selector.replace(group, alternative)));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const token = v.object({ value: v.string() });

/** Returns the value of the named token, or the text itself if there is no such token. */
export function tokenOr(name: string, values: object | undefined): string {
  const result = v.safeParse(token, Reflect.get(values ?? {}, name));
  return result.success ? result.output.value : name;
}

/** Returns the value for a desktop screen in the light colour scheme. */
function valueOf(name: string, value: unknown, colors: Colors): string {
  const text = String(typeof value === 'object' && value !== null ? Object.values(value).at(-1) : value);
  if (/color$|^background$/i.test(name)) return colorOr(text, colors);
  if (/^(padding|margin)/.test(name)) return tokenOr(text, tokens.spacing);
  if (name === 'fontFamily') return tokenOr(text, tokens.fonts);
  if (name === 'borderRadius') return tokenOr(text, tokens.radii);
  return text.replaceAll(/token\(colors\.([\w.]+)\)/g, (_whole, color: string) =>
    colorOf(colors, color, 'day'),
  );
}

/** Returns the named colour of the theme, or the text itself, such as `#FFFFFF` or `inherit`. */
function colorOr(text: string, colors: Colors): string {
  const color = colorOf(colors, text, 'day');
  return color === 'undefined' ? text : color;
}
