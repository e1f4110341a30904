import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { facts, figure } from '#cms/content/facts.ts';
import { inLocale } from '#cms/content/localised.ts';
import { page } from '#cms/content/pages/accessibility.ts';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { localeCodes } from '#locales/locales.ts';
import { axeExceptions, axeTags } from '#tests/support/axeRules.ts';

const content = page.sections.flatMap((section) =>
  section.kind === 'ContentWithCtaBanner' ? [section.content] : [],
)[0];

describe.each(['en', 'da', 'de'] as const)('the accessibility statement in %s', (locale) => {
  const text = inLocale(content, locale);

  it('names the standard that axe is asked for', () => {
    expect(axeTags).toEqual(expect.arrayContaining(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
    expect(text).toMatch(/WCAG 2\.2, (?:level|niveau|Stufe) AA/);
  });

  it('says in words each rule that no journey asks for', () => {
    expect(axeExceptions.filter(({ said }) => !text.includes(said[locale]))).toEqual([]);
  });

  it('names how many pages axe looks at, and in how many languages', () => {
    const listed = [...pages, ...posts].filter(
      (each) => each.status !== 'draft' && !('isProtected' in each && each.isProtected) && !each.seo?.noindex,
    );
    const addresses = listed.flatMap((each) => each.languages ?? localeCodes);
    expect(addresses).toHaveLength(facts.checkedPages);
    expect(text).toContain(figure('checkedPages', locale));
    expect(text).toMatch(/three languages|tre sprog|drei Sprachen/);
    expect(localeCodes).toHaveLength(3);
  });

  it('says whom to write to, ring and complain to', () => {
    expect(text).toContain('mailto:access@kystlink.example');
    expect(text).toContain(`tel:${facts.telephoneLink}`);
    expect(text).toContain('https://digst.dk');
  });
});

it('journeys leave out no part and no rule of axe but those of the table', async () => {
  const asking: string[] = [];
  for await (const file of glob('tests/{e2e,support}/**/*.ts')) {
    const text = await readFile(file, 'utf8');
    if (/new AxeBuilder|\.disableRules\(|axe\.exclude\(|\.withRules\(/.test(text)) asking.push(file);
  }
  expect(asking).toEqual(['tests/support/page.ts']);
});
