import { access, glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import * as features from '#brand/parts.ts';
import { starter } from '#cms/content/starter/starter.ts';
import { imageWidths } from '#schema/images.ts';
import { isDemonstration } from './support/demonstrationTests.ts';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

/** Texts of the documentation pages by path. */
const pages = new Map<string, string>();
beforeAll(async () => {
  for await (const file of glob('{README,CONTRIBUTING,SECURITY,cms/README,docs/**/*}.md', { cwd: root }))
    pages.set(file, await textOf(file));
});

/** Returns the anchors of a page's headings. */
function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger();
  const withoutCode = text.replaceAll(/^```[^]*?^```/gm, '');
  return [...withoutCode.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

/** Counts words as a reader would: table borders and rules are not words. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the concatenated text of all matching files. */
async function sourceOf(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) texts.push(await textOf(file));
  return texts.join('\n');
}

async function countFiles(pattern: string): Promise<number> {
  let count = 0;
  for await (const _file of glob(pattern, { cwd: root })) count += 1;
  return count;
}

describe('documentation', () => {
  it('names its reader in the first line of every page', () => {
    const first = (text: string) =>
      text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))[0];
    const unnamed = [...pages].filter(
      ([file, text]) => !/^docs\/decisions\/\d/.test(file) && !/^For [a-z]/.test(first(text) ?? ''),
    );
    expect(unnamed.map(([file]) => file)).toEqual([]);
  });

  it.runIf(isDemonstration)('has at most 25,000 words', () => {
    const wordCount = [...pages.values()].reduce((sum, text) => sum + wordsOf(text), 0);
    expect(wordCount).toBeLessThanOrEqual(25_000);
  });

  it('links to pages and headings that exist', async () => {
    const brokenLinks: string[] = [];
    for (const [file, text] of pages)
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(link)) continue;
        const [target = '', anchor] = link.split('#');
        const linkedFile = target === '' ? file : path.normalize(path.join(path.dirname(file), target));
        const exists = await access(path.join(root, linkedFile)).then(
          () => true,
          () => false,
        );
        const heading = anchor === undefined || anchorsOf(pages.get(linkedFile) ?? '').includes(anchor);
        if (!exists || !heading) brokenLinks.push(`${file}: ${link}`);
      }
    expect(brokenLinks).toEqual([]);
  });

  it('names only commands that exist', async () => {
    const { scripts } = v.parse(
      v.object({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(await textOf('package.json')),
    );
    const owner = await sourceOf('scripts/{owner/*,enquiries}.ts');
    const plugin = await textOf('wordpress/plugin/src/Cli.php');
    const unknownNames: string[] = [];
    for (const [file, text] of pages) {
      for (const [match, name = '', command] of text.matchAll(
        /npm run (?:--silent )?([\w:]+)(?: -- (\w+))?/g,
      )) {
        const isOwners = name === 'newsletter' || name === 'enquiries';
        const isKnown = !isOwners || command === undefined || new RegExp(`'${command}[' ]`).test(owner);
        if (!(name in scripts) || !isKnown) unknownNames.push(`${file}: ${match}`);
      }
      for (const [match, command = ''] of text.matchAll(/wp skerry (\w+)/g))
        if (!plugin.includes(`'skerry ${command}'`)) unknownNames.push(`${file}: ${match}`);
    }
    expect(unknownNames).toEqual([]);
  });

  it('names only environment variables that exist', async () => {
    const knownCommands = [
      await textOf('.env.example'),
      await textOf('compose.yaml'),
      await sourceOf('{server,scripts,cms,wordpress,tests/support}/**/*.{ts,mjs,php}'),
    ].join('\n');
    const unknownNames: string[] = [];
    for (const [file, text] of pages)
      for (const [code] of text.matchAll(/`[^`\n]+`/g))
        for (const [name] of code.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b/g))
          if (!new RegExp(`\\b${name}\\b`).test(knownCommands)) unknownNames.push(`${file}: ${name}`);
    expect(unknownNames).toEqual([]);
  });

  it('quotes only log messages that the server writes', async () => {
    const server = await sourceOf('server/**/*.ts');
    const quotedTexts = ['docs/runbook.md', 'docs/operations.md'].flatMap((file) =>
      [...(pages.get(file) ?? '').matchAll(/`((?:[A-Za-z]+[,:;]? ){2,}[A-Za-z]+)`/g)].map(
        ([, text = '']) => text,
      ),
    );
    expect(quotedTexts.length).toBeGreaterThan(3);
    // V8 writes "heap out of memory", not the server.
    expect(quotedTexts.filter((text) => text !== 'heap out of memory' && !server.includes(text))).toEqual([]);
  });

  it('states the same numbers of section kinds, features, pages and widths as the code', async () => {
    const switches = Object.values(features).filter((value) => typeof value === 'boolean');
    const numbers = {
      'section kinds': await countFiles('components/sections/*/*.fields.ts'),
      'kinds for articles': await countFiles('components/post/sections/*/*.fields.ts'),
      features: switches.length,
      'neutral pages': starter.pages.filter(({ name }) => name !== 'blog').length,
      'picture widths': imageWidths.length,
    };
    const wrongCounts: string[] = [];
    for (const [file, text] of pages)
      for (const [name, number] of Object.entries(numbers))
        for (const [match, count] of text.matchAll(new RegExp(`\\b(\\d+) ${name}`, 'g')))
          if (Number(count) !== number) wrongCounts.push(`${file}: "${match}", but the code has ${number}`);
    expect(wrongCounts).toEqual([]);
  });
});

describe('docs/editing.md', () => {
  /** Labels of WordPress itself, which are not in the plugin's catalogue. */
  const ofWordPress = ['Save Draft', 'Publish'];

  it('quotes only wp-admin texts that the plugin contains', async () => {
    const catalogue = await textOf('wordpress/plugin/languages/skerry.pot');
    const labels: string[] = [];
    for await (const file of glob('{components,content-model,wordpress/model}/**/*.ts', { cwd: root }))
      if (/\.fields\.ts$|^(?:content-model|wordpress\/model)\//.test(file)) labels.push(await textOf(file));
    const labelSource = [catalogue, ...labels].join('\n');
    const quotedTexts = [...(await textOf('docs/editing.md')).matchAll(/"([^"]+)"/g)].map(
      ([, text = '']) => text,
    );
    expect(quotedTexts.length).toBeGreaterThan(5);
    expect(
      quotedTexts.filter(
        (text) =>
          !ofWordPress.includes(text) &&
          !labelSource.includes(`"${text}"`) &&
          !labelSource.includes(`'${text}'`),
      ),
    ).toEqual([]);
  });
});

describe('docs/promises.md', () => {
  it('lists an existing test file for every promise, and each file once', async () => {
    const rows = (await textOf('docs/promises.md')).split('\n').filter((line) => line.startsWith('| '));
    const promises = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
    expect(promises.length).toBeGreaterThan(30);
    const files = promises.map(([, , cell = '']) => /^`(.+\.(?:test|spec)\.tsx?)`$/.exec(cell)?.[1] ?? cell);
    const missingNames: string[] = [];
    for (const file of files) await access(path.join(root, file)).catch(() => missingNames.push(file));
    expect(missingNames).toEqual([]);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
