import type { AtRule, Plugin, Rule } from 'postcss';
import { recipesWithSheets } from '#theme/sheets.ts';
import { classesIn } from './classesIn.ts';
import { loadStyleNames, type StyleNames } from './loadStyleNames.ts';
import { orderDecides, readStyleRule } from './orderDecides.ts';
import { sheetNames, sheetOf, sheetsNeeding, type Need } from './sheetsNeeding.ts';

type StyleUse = Pick<StyleNames, 'mayMeet'> & { needing: Awaited<ReturnType<typeof sheetsNeeding>> };

/** Leaves in a stylesheet of Panda's what belongs to it (`theme/sheets.ts`): each rule stands in one of them. */
export function cutSheet(): Plugin {
  return {
    postcssPlugin: 'cut-sheet',
    async OnceExit(sheet, { result }) {
      const mine = sheetOfFile(result.opts.from ?? '');
      const use = { mayMeet: (await loadStyleNames()).mayMeet, needing: await sheetsNeeding() };
      sheet.walkAtRules('layer', (layer) => {
        if (layer.parent?.type !== 'root' || layer.nodes === undefined) return;
        if (layer.params === 'utilities') keep(layer, ownersOf(layer, use), mine);
        else if (layer.params === 'recipes') keep(layer, ownersOfRecipes(layer), mine);
        else if (mine !== 'site') layer.remove();
      });
    },
  };
}

/** Of a file's path, which may have a query. */
function sheetOfFile(file: string): Need {
  const name = /(\w+)\.css(?:\?.*)?$/.exec(file)?.[1];
  return sheetNames.find((sheet) => sheet === name) ?? 'site';
}

/**
 * The stylesheet of each rule. One that has to give way to a later rule of every page's, which would now come before it,
 * stays with that.
 */
function ownersOf(layer: AtRule, { needing, mayMeet }: StyleUse): Map<Rule, Need> {
  const rules: Rule[] = [];
  layer.walkRules((rule) => void rules.push(rule));
  const owners = new Map<Rule, Need>();
  const later: { style: ReturnType<typeof readStyleRule>; names: string[] }[] = [];
  for (const rule of rules.toReversed()) {
    const names = classesIn(rule.selector);
    const style = readStyleRule(rule);
    const owner = sheetOf(new Set(names.map((name) => sheetOf(needing.get(name)))));
    const givesWay = later.some(
      (other) =>
        other.names.some(
          (name) => needing.get(name)?.has(owner) && names.some((own) => mayMeet(own, name)),
        ) && orderDecides(style, other.style),
    );
    owners.set(rule, givesWay ? 'site' : owner);
    if (owner === 'site' || givesWay) later.push({ style, names });
  }
  return owners;
}

function ownersOfRecipes(layer: AtRule): Map<Rule, Need> {
  const owners = new Map<Rule, Need>();
  layer.walkRules((rule) => {
    const names = classesIn(rule.selector).map((name) => name.split('--')[0]);
    owners.set(rule, recipesWithSheets.find((recipe) => names.includes(recipe)) ?? 'site');
  });
  return owners;
}

function keep(layer: AtRule, owners: ReadonlyMap<Rule, Need>, mine: Need): void {
  layer.walkRules((rule) => {
    if (owners.get(rule) !== mine) rule.remove();
  });
  layer.walkAtRules((inner) => {
    if (inner.nodes?.length === 0) inner.remove();
  });
}
