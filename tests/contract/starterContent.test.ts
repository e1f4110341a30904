import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demonstration } from '#cms/content/demonstration.ts';
import { inLocale } from '#cms/content/localised.ts';
import { textOf } from '#cms/wordpress/html.ts';
import { specimenUploads } from '#cms/content/specimens/specimens.ts';
import { starter } from '#cms/content/starter/starter.ts';
import { samples } from '#components/sections/generated/samples.ts';
import { localeCodes } from '#locales/locales.ts';

const { uploads, ...writtenContent } = starter;

/** Names and topics of the demo company, which must not appear on other companies' pages. */
const demoNames = new RegExp(
  [
    'kystlink|\\bSIM\\b|eSIM|\\bIoT\\b|nordvand|havnekran|brise|tillberg|oksholm',
    'esbjerg|nordhavn|kattegat|copenhagen|københavn|kopenhagen|frankfurt|denmark|danmark|dänemark',
    '\\b(?:sea|tides?|harbours?|coasts?|boats?)\\b|\\bhav(?:et|ne)?\\b|søkort|tidevand|kyst|\\bMeer|Gezeiten|Seekarte|Hafen|Küste',
    Object.values(demonstration.authors)
      .flatMap((author) => author?.name ?? [])
      .join('|'),
    'lorem|ipsum',
  ].join('|'),
  'i',
);

it.each([
  ['the starter', writtenContent, uploads],
  ['the samples of section kinds', samples, [specimenUploads]],
])('%s: contains nothing of the demo in texts, URLs, drawings and files', (_, texts, folders) => {
  expect(demoNames.exec(JSON.stringify(texts))?.[0]).toBeUndefined();
  for (const folder of folders
    .map((parent) => path.join(parent, starter.site.uploadsFolder))
    .filter(existsSync))
    for (const file of readdirSync(folder))
      expect(`${file}\n${readFileSync(path.join(folder, file), 'utf8')}`).not.toMatch(demoNames);
});

describe('starter content', () => {
  it.each(localeCodes)('describes every page for search engines in %s', (locale) => {
    const lengths = starter.pages.map(({ name, seo }) => ({
      name,
      length: inLocale(seo?.description, locale).length,
    }));
    expect(lengths.filter(({ length }) => length < 25 || length > 160)).toEqual([]);
  });

  it.each(localeCodes)('has unique titles among pages and articles in %s', (locale) => {
    const titles = [...starter.pages, ...starter.posts].map(({ title }) => inLocale(title, locale));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).not.toContain('');
  });

  it('has fourteen pages besides the blog, and three articles in two categories', () => {
    expect(starter.pages.filter(({ name }) => name !== 'blog')).toHaveLength(14);
    expect(starter.posts).toHaveLength(3);
    expect(new Set(starter.posts.flatMap(({ categories }) => categories)).size).toBe(2);
    expect(starter.posts.map(({ excerpt }) => textOf(excerpt.en))).not.toContain('');
  });
});
