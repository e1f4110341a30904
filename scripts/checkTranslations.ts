import { spawn } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '#locales/locales.ts';
import { checkCatalogues, linesOf } from './translations/checkCatalogues.ts';
import { isTextInUse } from './translations/textsOfParts.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { checkPluginTranslations } from '../wordpress/build/pluginTranslations.ts';

const root = path.resolve(import.meta.dirname, '..');
const catalogues = await checkCatalogues(root);
const lines = [
  ...linesOf(catalogues),
  ...(await checkPluginTranslations()),
  ...(process.argv.includes('--table') ? [] : await neverExtracted()),
];
for (const line of lines) process.stderr.write(`${line}\n`);
if (lines.length > 0) process.exitCode = 1;

if (process.argv.includes('--table')) {
  const rows = catalogues.map(({ file, messages }) => {
    const missingCount = messages.filter(
      (message) => message.translation === '' && isTextInUse(message),
    ).length;
    const wordCount = messages.reduce(
      (sum, { translation, source }) => sum + (translation || source).split(/\s+/).length,
      0,
    );
    return [file, messages.length - missingCount, missingCount, wordCount].join('\t');
  });
  process.stdout.write(`catalogue\tcomplete\tmissing\twords\n${rows.join('\n')}\n`);
}

/** Returns a line for each text in the code that the English catalogues lack. */
async function neverExtracted(): Promise<string[]> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/extracted-'));
  try {
    const output = await extractInto(folder);
    if (output !== '') return [`npm run extract failed: ${output}`];
    const missingTexts: string[] = [];
    for await (const file of glob(`{,brand/}locales/${defaultLocale}/*.po`, { cwd: folder })) {
      const existing = await sourcesOf(path.join(root, file));
      for (const source of await sourcesOf(path.join(folder, file)))
        if (!existing.has(source)) missingTexts.push(`${file}: “${source}” is missing. Run npm run extract.`);
    }
    return missingTexts;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sourcesOf(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(readCatalogue(text).messages.map(({ source }) => source));
}

/** Resolves with the output of the Lingui CLI if it failed, otherwise with an empty string. */
function extractInto(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('lingui', ['extract', '--locale', defaultLocale], {
      cwd: root,
      env: { ...process.env, EXTRACT_TO: folder },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : output));
  });
}
