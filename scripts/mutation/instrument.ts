import type { Mutant } from './findMutants.ts';

/** Code of one range, with the mutants that replace exactly this range. */
type Site = { start: number; end: number; mutants: Mutant[] };

/**
 * Returns the source with all mutants in it, each behind a switch (`mutation.ts`), so that the module is loaded once for all of
 * them. Lines stay where they are.
 */
export function instrument(source: string, mutants: readonly Mutant[]): string {
  const sites = [...Map.groupBy(mutants, ({ start, end }) => `${start}-${end}`).values()]
    .map((group): Site => ({ start: group[0]?.start ?? 0, end: group[0]?.end ?? 0, mutants: group }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const render = (start: number, end: number): string => {
    let code = '';
    let at = start;
    for (let site = sites[next]; site !== undefined && site.start < end; site = sites[next]) {
      next++;
      code += source.slice(at, site.start) + withSwitch(site, render(site.start, site.end));
      at = site.end;
    }
    return code + source.slice(at, end);
  };
  return `const __isMutant = (id) => globalThis.siteMutation?.isActive(id) ?? false; ${render(0, source.length)}`;
}

function withSwitch({ mutants }: Site, code: string): string {
  const removal = mutants.find(({ text }) => text === undefined);
  if (removal !== undefined) return `{ if (!__isMutant(${removal.id})) ${code} }`;
  return `(${mutants.map(({ id, text }) => `__isMutant(${id}) ? ${text} : `).join('')}${code})`;
}
