import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Facts } from '#schema/product.ts';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { factsIn, readFacts } from './readFacts.ts';

/** Facts that a consultancy describes for its packages. */
const facts = {
  delivery: {
    kind: 'text',
    label: { en: 'Delivery', da: 'Levering', de: 'Lieferung' },
    maxLength: 20,
    example: { en: 'Soon', da: 'Snart', de: 'Bald' },
  },
  users: {
    kind: 'number',
    label: { en: 'Users', da: 'Brugere', de: 'Nutzer' },
    min: 1,
    max: 100_000,
    decimals: 1,
    example: 5,
  },
  onSite: { kind: 'toggle', label: { en: 'On site', da: 'Hos dig', de: 'Vor Ort' }, example: true },
  support: {
    kind: 'choice',
    label: { en: 'Support', da: 'Hjælp', de: 'Hilfe' },
    choices: { mail: { en: 'By mail', da: 'På mail', de: 'Per E-Mail' } },
    example: 'mail',
  },
  contents: {
    kind: 'list',
    label: { en: 'Contents', da: 'Indhold', de: 'Inhalt' },
    max: 2,
    maxLength: 20,
    onlyIn: 'PackageSelector',
    example: [{ en: 'A box', da: 'En kasse', de: 'Ein Karton' }],
  },
} satisfies Facts;

const storedFacts = {
  contents: [{ text: 'A workshop' }, { text: null }, { text: 'A report' }],
  support: ['mail'],
  onSite: true,
  users: 12_500.5,
  delivery: 'Two weeks',
};

/** Returns the labels and values on the page. */
const renderedFacts = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe.each([
  ['en', 'Yes', 'By mail', '12,500.5'],
  ['da', 'Ja', 'På mail', '12.500,5'],
  ['de', 'Ja', 'Per E-Mail', '12.500,5'],
] as const)('OfferFacts in %s', (locale, yes, mail, users) => {
  it('renders labels and values in the order of brand/product.ts', async () => {
    await renderInLanguage(<OfferFacts facts={readFacts({ ...storedFacts, contents: [] }, facts)} />, locale);
    expect(renderedFacts()).toEqual([
      [facts.delivery.label[locale], 'Two weeks'],
      [facts.users.label[locale], users],
      [facts.onSite.label[locale], yes],
      [facts.support.label[locale], mail],
    ]);
  });
});

it('OfferFacts renders each line of a list, but only in the section kind of the fact', async () => {
  await renderInLanguage(
    <OfferFacts facts={factsIn(readFacts(storedFacts, facts), 'PackageSelector')} />,
    'en',
  );
  expect(renderedFacts().at(-1)).toEqual(['Contents', 'A workshop', 'A report']);
  expect(factsIn(readFacts(storedFacts, facts), 'Pricing').map(({ name }) => name)).not.toContain('contents');
});

it.each([null, {}, { delivery: ' ', users: null, onSite: false, support: null, contents: [] }])(
  'OfferFacts renders nothing for empty facts: %o',
  async (empty) => {
    const { container } = await renderInLanguage(<OfferFacts facts={readFacts(empty, facts)} />, 'en');
    expect(container.textContent).toBe('');
  },
);

it('readFacts truncates hostile facts to their limits and drops facts of the wrong type', async () => {
  const hostile = {
    delivery: scriptText + longWord,
    users: 1e300,
    onSite: 'yes',
    support: ['constructor'],
    contents: [{ text: scriptText }, 'a text', { text: longWord }, { text: 'A third' }],
    unknown: 'Never described',
  };
  await renderInLanguage(<OfferFacts facts={readFacts(hostile, facts)} />, 'en');
  expect(renderedFacts()).toEqual([
    ['Delivery', `${scriptText.slice(0, 20)}…`],
    ['Contents', `${scriptText.slice(0, 20)}…`, `${longWord.slice(0, 20)}…`],
  ]);
  expect(screen.queryByText('Never described')).toBeNull();
  expect(document.querySelector('dl script')).toBeNull();
});
