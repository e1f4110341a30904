import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TranslatedWords } from '#schema/siteWords.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createSiteWordsRouter } from './siteWordsRouter.ts';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const entry = (source: string, translation: string, comment = '') =>
  `${comment}msgid "${source}"\nmsgstr "${translation}"\n\n`;

let server: http.Server;
let origin: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-words-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write(
    'en/messages.po',
    entry('Send', 'Send') +
      entry('Close', 'Close', '#: a.tsx\n#: b.tsx\n#: c.tsx\n#: d.tsx\n') +
      entry('Menu', 'Menu'),
  );
  await write('en/reference.po', entry('Try it', 'Try it'));
  await write(
    'da/messages.po',
    entry('Send', 'Afsend') +
      entry('Close', '') +
      entry('Menu', 'Menu', '#, fuzzy\n') +
      '#~ msgid "Fax"\n#~ msgstr "Fax"\n',
  );
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  app.use(
    createSiteWordsRouter({
      secret,
      folders: { platform: folder, company: path.join(folder, 'brand') },
      now: () => now,
    }).routes(),
  );
  server = http.createServer(app.callback());
  origin = await listen(server);
});
afterEach(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

async function post(request: object, key = secret) {
  const body = JSON.stringify(request);
  const response = await fetch(`${origin}/api/site-words`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': sign(key, now / 1000, body) },
    body,
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

test('createSiteWordsRouter lists the missing translations of a language, including files that do not exist yet', async () => {
  const { json } = await post({ do: 'list' });

  expect(json).toMatchObject({ languages: expect.any(Array) });
  expect(json).toHaveProperty('languages.0', {
    language: 'da',
    texts: 4,
    translated: 1,
    unsure: 1,
    obsolete: 1,
    missing: [
      { text: 'Close', catalogue: 'messages', usedIn: ['a.tsx', 'b.tsx', 'c.tsx'] },
      { text: 'Menu', catalogue: 'messages', usedIn: [] },
      { text: 'Try it', catalogue: 'reference', usedIn: [] },
    ],
    catalogues: ['messages', 'reference'],
  });
});

test('createSiteWordsRouter lists texts of the company’s code, except those that the platform translates', async () => {
  for (const [language, translation] of [
    ['en', 'Sail'],
    ['da', ''],
  ] as const) {
    await mkdir(path.join(folder, 'brand', language), { recursive: true });
    const text = entry('Sail', translation) + entry('Send', '');
    await writeFile(path.join(folder, 'brand', language, 'messages.po'), text);
  }

  const { languages } = (await post({ do: 'list' })).json as { languages: TranslatedWords[] };
  expect(languages[0]?.catalogues).toEqual(['messages', 'reference', 'company']);
  expect(languages[0]?.missing.filter(({ catalogue }) => catalogue === 'company')).toEqual([
    { text: 'Sail', catalogue: 'company', usedIn: [] },
  ]);
  const { json } = await post({ do: 'file', language: 'da', catalogue: 'company' });
  expect(json).toHaveProperty('text', expect.stringContaining('msgid "Sail"'));
});

test('createSiteWordsRouter returns a PO file unchanged, and no other file', async () => {
  const { json } = await post({ do: 'file', language: 'da', catalogue: 'messages' });

  expect(json).toHaveProperty('text', expect.stringContaining('msgstr "Afsend"'));
  expect((await post({ do: 'file', language: 'da', catalogue: 'reference' })).status).toBe(404);
  for (const invalidQuery of [{ catalogue: '../en/messages' }, { language: '..' }, { catalogue: '' }])
    expect((await post({ do: 'file', language: 'da', catalogue: 'messages', ...invalidQuery })).status).toBe(
      422,
    );
});

test('createSiteWordsRouter lists at most one hundred missing texts, and truncates them', async () => {
  const manyEntries = Array.from({ length: 101 }, (_, index) => entry(`${index} ${'long '.repeat(100)}`, ''));
  await writeFile(path.join(folder, 'en/messages.po'), manyEntries.join(''));

  const { languages } = (await post({ do: 'list' })).json as { languages: TranslatedWords[] };
  expect(languages[0]).toMatchObject({ texts: 102, translated: 0 });
  expect(languages[0]?.missing).toHaveLength(100);
  expect(languages[0]?.missing[0]?.text).toHaveLength(300);
});

test('createSiteWordsRouter rejects requests signed with another secret', async () => {
  expect((await post({ do: 'list' }, 'another secret of thirty-two characters')).status).toBe(401);
});
