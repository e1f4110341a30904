import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { localeCodes } from '#locales/locales.ts';
import { validTranslations } from './validTranslations.ts';
import { checkCatalogues, linesOf } from './translations/checkCatalogues.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'catalogues-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const plural = '{count, plural, one {# article on {topic}} other {# articles on {topic}}}';

/** Creates a project with one text and its Danish translation. */
async function project(source: string, danish: string): Promise<void> {
  for (const locale of localeCodes) {
    const translation = locale === 'da' ? danish : source;
    await mkdir(path.join(root, 'locales', locale), { recursive: true });
    await writeFile(
      path.join(root, 'locales', locale, 'messages.po'),
      `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n\n# same\nmsgid "${source}"\nmsgstr "${translation}"\n`,
    );
  }
}

/** Builds a script with a message, in the format of Lingui's macro. */
async function buildSaying(text: string): Promise<string> {
  const descriptor = `{ id: "${generateMessageId(text)}", message: ${JSON.stringify(text)} }`;
  await writeFile(path.join(root, 'entry.js'), `export default /*i18n*/${descriptor};`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validTranslations(root)],
    build: { write: false, lib: { entry: path.join(root, 'entry.js'), formats: ['es'] }, minify: false },
  });
  return JSON.stringify(built);
}

describe('a broken translation', () => {
  it.each([
    ['Call {host} today', 'Ring til {host i dag', /mismatched braces at "\{host i dag"/],
    ['Call {host} today', 'Ring til host} i dag', /lacks \{host\}$/],
    ['Call {host} today', 'Ring i dag', /lacks \{host\}$/],
    ['Call {host} today', 'Ring til {hosst} i dag', /has \{hosst\}, but the source has \{host\}$/],
    ['Call {host} today', 'Ring til {host} på {day}', /has \{day\}, which the source does not have$/],
    ['<0>Read</0> on', 'Læs videre', /lacks <0>$/m],
    ['<0>Read</0> on', '<0>Læs videre', /lacks <\/0>$/],
    [
      plural,
      '{count, plural, one {# artikel om {topic}} other {# artikler}}',
      /has \{topic\} in only some of its forms$/,
    ],
    [
      plural,
      '{count, plural, one {# artikel om {topic}} many {# artikler om {topic}} other {# artikler om {topic}}}',
      /has the plural form "many" of \{count\}; this language has one, other$/,
    ],
    [plural, '{count, plural, one {# artikel om {topic}}}', /other/],
  ])(
    'of %j as %j is reported with file, line and placeholder, and fails the build',
    async (source, danish, expectedIssue) => {
      await project(source, danish);
      const lines = linesOf(await checkCatalogues(root));
      expect(lines[0]).toMatch(/^locales\/da\/messages\.po:7: /);
      expect(lines[0]).toMatch(expectedIssue);
      await expect(buildSaying(source)).rejects.toThrow(lines[0]);
    },
  );

  it('is reported if quotation marks are missing', async () => {
    await project('Call {host} today', 'Ring til {host} i dag');
    await writeFile(path.join(root, 'locales/da/messages.po'), 'msgid "Call {host} today"\nmsgstr "Ring\n');
    expect(linesOf(await checkCatalogues(root))[0]).toMatch(/^locales\/da\/messages\.po:2: cannot be parsed/);
  });

  it('is not reported if only words, their order or plural forms differ', async () => {
    await project(plural, '{count, plural, one {Om {topic}: # artikel} other {Om {topic}: # artikler}}');
    expect(linesOf(await checkCatalogues(root))).toEqual([]);
    await project('Call <0>{host}</0> on {day}', 'På {day} ring til <0>{host}</0>');
    expect(linesOf(await checkCatalogues(root))).toEqual([]);
  });
});

describe('validTranslations', () => {
  it('allows an untranslated text, which visitors read in English', async () => {
    await project('Open menu', '');
    expect(linesOf(await checkCatalogues(root))).toEqual([
      'locales/da/messages.po:7: "Open menu" is not translated',
    ]);
    await expect(buildSaying('Open menu')).resolves.toContain(generateMessageId('Open menu'));
  });

  it('fails the build for a text that was never extracted', async () => {
    await project('Open menu', 'Åbn menu');
    await expect(buildSaying('Close menu')).rejects.toThrow(
      'entry.js: "Close menu" is not in the catalogues',
    );
  });

  it('ships message ids without their texts to the browser', async () => {
    await project('Open menu', 'Åbn menu');
    expect(await buildSaying('Open menu')).not.toContain('Open menu');
  });
});
