import * as company from '#brand/product.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';
import type { Fact, Facts } from '#schema/product.ts';
import type { Words } from '#schema/text.ts';

/** Text in English and the company's languages, or one text for all languages. */
type Text = string | Readonly<{ en: string } & Partial<Record<Locale, string>>>;

type Described = typeof company.facts;

/** Value that an editor can enter for a fact. */
type Value<TFact> = TFact extends { kind: 'number' }
  ? number
  : TFact extends { kind: 'toggle' }
    ? boolean
    : TFact extends { kind: 'choice'; choices: Readonly<Record<infer TChoice, unknown>> }
      ? TChoice
      : TFact extends { kind: 'list' }
        ? { text: Text }[]
        : Text;

/** Values for the facts of `brand/product.ts`. */
export type OwnFacts = { [TName in keyof Described]?: Value<Described[TName]> };

/**
 * Examples in `brand/product.ts`. Every package and product in the samples and the starter content has these values.
 */
export const exampleFacts: OwnFacts = examplesOf(company.facts);

function examplesOf(facts: Facts): Record<string, never> | OwnFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, exampleOf(fact)]));
}

function exampleOf(fact: Fact): Value<Fact> {
  switch (fact.kind) {
    case 'text':
    case 'textarea':
      return withEnglish(fact.example);
    case 'list':
      return fact.example.map((line) => ({ text: withEnglish(line) }));
    default:
      return fact.example;
  }
}

/** Adds the English text to which samples fall back. */
function withEnglish(words: Words): Text {
  const texts: Readonly<Record<string, string>> = words;
  return { ...words, en: texts['en'] ?? words[defaultLocale] };
}
