import { withoutSections } from '#brand/parts.ts';
import { kinds } from '#components/sections/generated/kinds.ts';
import { samples } from '#components/sections/generated/samples.ts';
import { inOrder } from '#wordpress/model/model.ts';
import type { ProductFixture } from '../products.ts';
import type { Section } from '../sections/Section.ts';

/** Products, and English slugs of articles, that replace `sample-1`, `sample-2` … in the samples. */
export type Shown = { products: readonly ProductFixture[]; articles: readonly string[] };

const order = inOrder(kinds).map(({ name }) => name);

/** Returns a section of every kind, in the order of the editor's list. */
export function samplesOf(size: 'full' | 'minimal', shown: Shown): Section[] {
  const sections: Section[] = Object.values(samples)
    .map((sample) => sample[size])
    .filter(({ kind }) => !withoutSections.includes(kind));
  return replaceStrings(
    sections.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    placeholdersOf(shown),
  );
}

function placeholdersOf({ products, articles }: Shown): ReadonlyMap<string, string> {
  return new Map([
    ...products.flatMap(({ slug, title }, index): [string, string][] => [
      [`sample-${index + 1}`, slug],
      [`Sample ${index + 1}`, title],
    ]),
    ...articles.map((slug, index): [string, string] => [`post:sample-${index + 1}`, `post:${slug}`]),
  ]);
}

function replaceStrings<TValue>(value: TValue, replacements: ReadonlyMap<string, string>): TValue;
function replaceStrings(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replacements.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceStrings(item, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, replaceStrings(item, replacements)]),
  );
}
