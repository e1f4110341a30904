import type { Declaration, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Properties of which several set the same lengths, whatever comes after their first word. */
const boxes = /^(padding|margin|border|inset|grid|gap|place)/;
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(top|right|bottom|left)$/, 'inset'],
  [/^(row|column)-gap$/, 'gap'],
  [/^(align|justify)-/, 'place'],
  [/^line-height$/, 'font-line'],
];

/**
 * Whether the order of two rules decides what an element that both reach looks like: they weigh the same and set what
 * one property says. Panda gives an element one of the classes that set a property under the same conditions.
 */
export function orderDecides(one: StyleRule, other: StyleRule): boolean {
  if (one.weight !== other.weight || one.pseudoElement !== other.pseudoElement) return false;
  const sameForm = one.form === other.form;
  return one.properties.some((mine) =>
    other.properties.some((theirs) => overlap(mine, theirs) && !(sameForm && mine === theirs)),
  );
}

export type StyleRule = {
  properties: readonly string[];
  /** Its specificity. */
  weight: string;
  pseudoElement: string;
  /** Its conditions, and its selector without names. */
  form: string;
};

export function readStyleRule(rule: Rule): StyleRule {
  const { parent } = rule;
  const condition = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : '';
  return {
    properties: rule.nodes.filter((node): node is Declaration => node.type === 'decl').map(nameOf),
    weight: weightOf(rule.selector),
    pseudoElement:
      /::?(before|after|backdrop|first-letter|marker|placeholder|-webkit[\w-]+)/.exec(rule.selector)?.[1] ??
      '',
    form: `${condition}|${rule.selector.replaceAll(/\.(?:[\w-]|\\.)+/g, '.')}`,
  };
}

function weightOf(selector: string): string {
  let classes = 0;
  let types = 0;
  parseSelector((selectors) => {
    selectors.walk((node) => {
      if (node.type === 'class' || node.type === 'attribute') classes += 1;
      else if (node.type === 'tag') types += 1;
      else if (node.type === 'pseudo' && node.value.startsWith('::')) types += 1;
      else if (node.type === 'pseudo' && node.nodes.length === 0) classes += 1;
    });
  }).processSync(selector);
  return `${classes} ${types}`;
}

function nameOf({ prop }: Declaration): string {
  const name = prop.replace(/^-webkit-/, '');
  const group = alike.find(([pattern]) => pattern.test(name))?.[1];
  return group === undefined ? name : `${group}-${name}`;
}

function overlap(one: string, other: string): boolean {
  if (one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)) return true;
  const box = boxes.exec(one)?.[0];
  return box !== undefined && box === boxes.exec(other)?.[0];
}
