import * as company from '#brand/product.ts';
import type { Fact, Facts } from '#schema/product.ts';
import type { Words } from '#schema/text.ts';

/** What is stored in facts, by their names: of the kinds that `brand/product.ts` says, which the fragments ask for. */
export type StoredFacts = Readonly<Record<string, unknown>> | null | undefined;

/** A fact that is filled in: what it is called, and what is said. */
export type FilledFact = {
  name: string;
  label: Words;
  onlyIn: Fact['onlyIn'];
  value: true | string | readonly string[] | { amount: number; decimals: number } | { words: Words };
};

/** Above it, figures are those of no product. */
const greatestAmount = 1e15;

/** Those that are filled in, in the order of the description. */
export function readFacts(stored: StoredFacts, facts: Facts = company.facts): FilledFact[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const value = valueOf(fact, stored?.[name]);
    return value === undefined ? [] : [{ name, label: fact.label, onlyIn: fact.onlyIn, value }];
  });
}

/** Those that sections of a kind show. */
export function factsIn(facts: readonly FilledFact[], kind: NonNullable<Fact['onlyIn']>): FilledFact[] {
  return facts.filter(({ onlyIn = kind }) => onlyIn === kind);
}

/** What is stored of a fact, within its limits; nothing of what is empty or not of its kind. */
function valueOf(fact: Fact, stored: unknown): FilledFact['value'] | undefined {
  switch (fact.kind) {
    case 'text':
    case 'textarea':
      return textOf(stored, fact.maxLength);
    case 'number': {
      const { min = -greatestAmount, max = greatestAmount, decimals = 0 } = fact;
      const isAmount = typeof stored === 'number' && stored >= min && stored <= max;
      return isAmount ? { amount: stored, decimals } : undefined;
    }
    case 'toggle':
      return stored === true || undefined;
    case 'choice': {
      const [chosen]: unknown[] = Array.isArray(stored) ? stored : [stored];
      const words =
        typeof chosen === 'string' && Object.hasOwn(fact.choices, chosen) ? fact.choices[chosen] : undefined;
      return words && { words };
    }
    case 'list': {
      const rows: unknown[] = Array.isArray(stored) ? stored : [];
      const lines = rows.flatMap((row) =>
        typeof row === 'object' && row !== null && 'text' in row
          ? (textOf(row.text, fact.maxLength) ?? [])
          : [],
      );
      return lines.length > 0 ? lines.slice(0, fact.max) : undefined;
    }
  }
}

function textOf(stored: unknown, maxLength: number): string | undefined {
  const text = typeof stored === 'string' ? stored.trim() : '';
  if (text === '') return undefined;
  if (text.length <= maxLength) return text;
  // Not in the middle of a character of two.
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
