import { defaultLocale } from '#locales/locales.ts';
import type { Fact, Facts, KnownField } from '#schema/product.ts';
import type { Words as OwnWords } from '#schema/text.ts';
import { words, type Field, type Words } from '#content-model/Field.ts';

type Amounts = readonly Field[];
type Named = { name: string; label: Words; help?: Words };

/** Returns the fields with these names that `brand/product.ts` describes. Skips names without a description. */
export function knownFields(
  described: Readonly<Record<string, KnownField | undefined>>,
  names: readonly string[],
  { rows, amounts = [] }: { rows: readonly Field[]; amounts?: Amounts },
): Field[] {
  return names.flatMap((name) => {
    const description = described[name];
    if (description === undefined) return [];
    const base = { name, label: description.label, ...(description.hint && { help: description.hint }) };
    return [
      description.kind === 'list' ? listOf(base, description, rows) : fieldOf(base, description, amounts),
    ];
  });
}

/** Returns the company's facts as one group, or an empty list. Throws for an invalid name or example. */
export function factsGroup(facts: Facts): Field[] {
  const fields = Object.entries(facts).map(([name, fact]) => factField(name, fact));
  if (fields.length === 0) return [];
  return [{ name: 'facts', type: 'group', label: words('Facts', 'Fakta', 'Fakten'), fields }];
}

function factField(name: string, fact: Fact): Field {
  // Texts are objects with two-letter keys (`en`, `da`), so a group with such keys would be mistaken for a text.
  if (!/^[a-z][a-zA-Z0-9]{2,39}$/.test(name))
    throw new Error(
      `brand/product.ts: “${name}” cannot be the name of a fact. Take 3 to 40 letters and digits, the first a small letter.`,
    );
  if (fact.kind === 'choice' && !Object.hasOwn(fact.choices, fact.example))
    throw new Error(`brand/product.ts: the example of “${name}” is not one of its choices.`);
  const base = {
    name,
    label: editorWords(fact.label),
    ...(fact.hint && { help: editorWords(fact.hint) }),
  };
  return fact.kind === 'list' ? listOf(base, fact, [line('text', fact.maxLength)]) : fieldOf(base, fact);
}

function fieldOf(
  base: Named,
  described: Exclude<Fact | KnownField, { kind: 'list' }>,
  amounts: Amounts = [],
): Field {
  switch (described.kind) {
    case 'text':
      return { ...base, type: 'text', maxLength: described.maxLength };
    case 'textarea':
      return { ...base, type: 'textarea', rows: described.rows, maxLength: described.maxLength };
    case 'richText':
      return { ...base, type: 'wysiwyg' };
    case 'number': {
      const { min, max, decimals } = described;
      return {
        ...base,
        type: 'number',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(decimals && { step: 10 ** -decimals }),
      };
    }
    case 'toggle':
      return { ...base, type: 'toggle' };
    case 'choice': {
      const choices = Object.entries(described.choices).map(([value, label]) => [value, editorWords(label)]);
      return { ...base, type: 'select', choices: Object.fromEntries(choices) };
    }
    case 'amounts':
      return { ...base, type: 'group', fields: amounts };
  }
}

function listOf(base: Named, { max }: { max: number }, rows: readonly Field[]): Field {
  return {
    ...base,
    type: 'repeater',
    max,
    compact: true,
    add: words('Add line', 'Tilføj linje', 'Zeile hinzufügen'),
    fields: rows,
  };
}

/** Returns the text field of a row. */
export function line(name: string, maxLength: number): Field {
  return { name, type: 'text', maxLength, label: words('Line', 'Linje', 'Zeile') };
}

/** Completes a company's text with English, the fallback of wp-admin's labels. */
function editorWords(companyTexts: OwnWords): Words {
  const texts: Readonly<Record<string, string>> = companyTexts;
  return { ...texts, en: texts['en'] ?? companyTexts[defaultLocale] };
}
