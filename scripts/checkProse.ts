import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePo } from 'pofile-ts';
import { fieldGroups } from '../wordpress/model/model.ts';
import { checkProse } from './prose/checkProse.ts';

// `npm run check:prose`: checks the English that people read (docs, changelog, interface, wp-admin) against the word
// list. Checks messages one by one, without placeholders and tags, and the docs as Markdown, without code.

const root = path.resolve(import.meta.dirname, '..');

async function* documents(): AsyncGenerator<string> {
  yield* ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'cms/README.md'];
  for await (const file of glob('docs/**/*.md', { cwd: root })) yield file;
}

async function* catalogues(): AsyncGenerator<string> {
  for await (const file of glob('locales/en/*.po', { cwd: root })) yield file;
  yield 'wordpress/plugin/languages/skerry.pot';
}

/** Returns the English labels and help texts of every field and section kind. */
function editorTexts(): string[] {
  const texts: string[] = [];
  JSON.stringify(fieldGroups, (key, value: unknown) => {
    if (key === 'en' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

const lines: string[] = [];
for await (const file of documents())
  for (const { line, text } of checkProse(await readFile(path.join(root, file), 'utf8')))
    lines.push(`${file}:${line}: ${text}`);
for await (const file of catalogues()) {
  for (const { msgid, msgid_plural } of parsePo(await readFile(path.join(root, file), 'utf8')).items)
    for (const message of [msgid, ...(msgid_plural === null ? [] : [msgid_plural])])
      for (const { text } of checkProse(withoutMarkup(message))) lines.push(`${file}: “${message}”: ${text}`);
}
for (const message of new Set(editorTexts()))
  for (const { text } of checkProse(withoutMarkup(message))) lines.push(`*.fields.ts: “${message}”: ${text}`);

for (const line of lines) process.stderr.write(`${line}\n`);
if (lines.length > 0) process.exitCode = 1;

/** Converts a message to running text: removes tags and replaces PHP's placeholders by numbers. */
function withoutMarkup(message: string): string {
  return message.replaceAll(/<\/?\w+\/?>/g, '').replaceAll(/%(\d\$)?[sd]/g, '7');
}
