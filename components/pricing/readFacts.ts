import * as company from '#brand/product.ts';
import type { Fact, Facts } from '#schema/product.ts';
import type { Words } from '#schema/text.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';

/** Stored values of the facts in `brand/product.ts`, by name. Not validated. */
export type StoredFacts = Readonly<Record<string, unknown>> | null | undefined;

/** Fact with a value. */
export type FilledFact = {
  name: string;
  label: Words;
  onlyIn: Fact['onlyIn'];
  value: true | string | readonly string[] | { amount: number; decimals: number } | { words: Words };
};

/** Default limit of numbers. Larger numbers are not plausible for a product. */
const greatestAmount = 1e15;

/** Returns the facts that have a valid value, in the order of `brand/product.ts`. */
export function readFacts(storedFacts: StoredFacts, facts: Facts = company.facts): FilledFact[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const value = valueOf(fact, storedFacts?.[name]);
    return value === undefined ? [] : [{ name, label: fact.label, onlyIn: fact.onlyIn, value }];
  });
}

/** Returns the facts that sections of this kind show. */
export function factsIn(facts: readonly FilledFact[], kind: string): FilledFact[] {
  return facts.filter(({ onlyIn = kind }) => onlyIn === kind);
}

/**
 * Returns the stored value of a fact, limited as the fact requires; `undefined` if the value is empty or of the wrong
 * type.
 */
function valueOf(fact: Fact, storedValue: unknown): FilledFact['value'] | undefined {
  switch (fact.kind) {
    case 'text':
    case 'textarea':
      return textOf(storedValue, fact.maxLength);
    case 'number': {
      const { min = -greatestAmount, max = greatestAmount, decimals = 0 } = fact;
      const isAmount = typeof storedValue === 'number' && storedValue >= min && storedValue <= max;
      return isAmount ? { amount: storedValue, decimals } : undefined;
    }
    case 'toggle':
      return storedValue === true || undefined;
    case 'choice': {
      const [choice]: unknown[] = Array.isArray(storedValue) ? storedValue : [storedValue];
      const words =
        typeof choice === 'string' && Object.hasOwn(fact.choices, choice) ? fact.choices[choice] : undefined;
      return words && { words };
    }
    case 'list': {
      const rows: unknown[] = Array.isArray(storedValue) ? storedValue : [];
      const lines = rows.flatMap((row) =>
        typeof row === 'object' && row !== null && 'text' in row
          ? (textOf(row.text, fact.maxLength) ?? [])
          : [],
      );
      return lines.length > 0 ? lines.slice(0, fact.max) : undefined;
    }
  }
}

function textOf(storedValue: unknown, maxLength: number): string | undefined {
  const text = typeof storedValue === 'string' ? storedValue.trim() : '';
  if (text === '') return undefined;
  const displayed = withoutFieldPath(text);
  if (displayed.length <= maxLength) return text;
  // Avoids splitting a surrogate pair.
  return `${displayed.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
