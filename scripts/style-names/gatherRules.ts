import type { Container, Plugin, Rule } from 'postcss';
import { orderDecides, readStyleRule, type StyleRule } from './orderDecides.ts';

type Placed = { rule: Rule; style: StyleRule };

/**
 * Joins the rules of one selector and puts alike rules beside each other, which compresses better. Rules whose order
 * decides something keep it.
 */
export function gatherRules(): Plugin {
  return {
    postcssPlugin: 'gather-rules',
    OnceExit(sheet) {
      sheet.walkAtRules('layer', (layer) => {
        if (layer.params === 'utilities' && layer.nodes !== undefined) gatherIn(layer);
      });
    },
  };
}

/** In a layer and in each condition within it: what stands in one is never moved into another. */
function gatherIn(container: Container): void {
  const { nodes = [] } = container;
  for (const node of nodes) if (node.type === 'atrule' && node.nodes !== undefined) gatherIn(node);
  for (const run of runsOfRules(container)) {
    const before = run[0]?.prev();
    const joined = joinSelectors(run.map((rule) => ({ rule, style: readStyleRule(rule) })));
    const sorted = inOrder(joined).map(({ rule }) => rule.remove());
    if (before === undefined) container.prepend(sorted);
    else container.insertAfter(before, sorted);
  }
}

/**
 * Two that set one property keep their order, whatever they weigh: elements may have two classes for it, one of them from
 * outside.
 */
function isBound(one: StyleRule, other: StyleRule): boolean {
  const isSame =
    one.pseudoElement === other.pseudoElement &&
    one.properties.some((property) => other.properties.includes(property));
  return isSame || orderDecides({ ...one, weight: '' }, { ...other, weight: '' });
}

/** Rules without anything between them. */
function runsOfRules({ nodes = [] }: Container): Rule[][] {
  const runs: Rule[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'rule') runs.at(-1)?.push(node);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Each rule joins an earlier one of its selector where no rule between them minds. */
function joinSelectors(rules: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const placed of rules) {
    const at = kept.findLastIndex(({ rule }) => rule.selector === placed.rule.selector);
    const between = kept.slice(at + 1);
    const target = kept[at];
    if (target === undefined || between.some(({ style }) => isBound(style, placed.style))) {
      kept.push(placed);
      continue;
    }
    target.rule.append(placed.rule.nodes);
    target.style = readStyleRule(target.rule);
    placed.rule.remove();
  }
  return kept;
}

/** By what they say, as far as no rule comes before one that has to precede it. */
function inOrder(rules: readonly Placed[]): Placed[] {
  const waitsFor = rules.map(({ style }, index) =>
    rules.slice(0, index).flatMap((other, place) => (isBound(other.style, style) ? [place] : [])),
  );
  const keys = rules.map(({ rule }) => rule.nodes.map(String).join(';'));
  const open = new Set(rules.keys());
  const sorted: Placed[] = [];
  while (open.size > 0) {
    const ready = [...open].filter((index) => waitsFor[index]?.every((place) => !open.has(place)));
    const next = ready.reduce((best, index) => ((keys[index] ?? '') < (keys[best] ?? '') ? index : best));
    open.delete(next);
    const placed = rules[next];
    if (placed !== undefined) sorted.push(placed);
  }
  return sorted;
}
