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

  it('names the standard that axe checks', () => {
    expect(axeTags).toEqual(expect.arrayContaining(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
    expect(text).toMatch(/WCAG 2\.2, (?:level|niveau|Stufe) AA/);
  });

  it('describes each axe rule that is not checked', () => {
    expect(axeExceptions.filter(({ said }) => !text.includes(said[locale]))).toEqual([]);
  });

  it('states the number of checked pages and languages', () => {
    const listedAddresses = [...pages, ...posts].filter(
      (entry) =>
        entry.status !== 'draft' && !('isProtected' in entry && entry.isProtected) && !entry.seo?.noindex,
    );
    const addresses = listedAddresses.flatMap((address) => address.languages ?? localeCodes);
    expect(addresses).toHaveLength(facts.checkedPages);
    expect(text).toContain(figure('checkedPages', locale));
    expect(text).toMatch(/three languages|tre sprog|drei Sprachen/);
    expect(localeCodes).toHaveLength(3);
  });

  it('names contacts for emails, phone calls and complaints', () => {
    expect(text).toContain('mailto:access@kystlink.example');
    expect(text).toContain(`tel:${facts.telephoneLink}`);
    expect(text).toContain('https://digst.dk');
  });
});

it('browser tests skip no axe rules except axeExceptions, and exclude no elements', async () => {
  const postingForms: string[] = [];
  for await (const file of glob('tests/{e2e,support}/**/*.ts')) {
    const text = await readFile(file, 'utf8');
    if (/new AxeBuilder|\.disableRules\(|axe\.exclude\(|\.withRules\(/.test(text)) postingForms.push(file);
  }
  expect(postingForms).toEqual(['tests/support/page.ts']);
});
