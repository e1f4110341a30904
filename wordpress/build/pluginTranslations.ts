import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePo, type PoItem } from 'pofile-ts';
import {
  extractPluginTexts,
  keyOf,
  keyOfItem,
  languagesFolder,
  translatedCatalogues,
} from './pluginTexts.ts';

/**
 * Returns the plugin's translations in the format that WordPress 6.5 and newer load, as PHP by file name
 * (`skerry-da_DK.l10n.php`). Texts without a translation are omitted and appear in English.
 */
export async function compilePluginTranslations(): Promise<Record<string, string>> {
  const compiledFiles: Record<string, string> = {};
  for (const file of await translatedCatalogues()) {
    const { headers, items } = parsePo(await readFile(path.join(languagesFolder, file), 'utf8'));
    const messages = items
      .filter(isTranslated)
      .map((item) => `${quoted(keyOfItem(item))}=>${quoted(item.msgstr.join('\0'))}`);
    const plural = `'plural-forms'=>${quoted(headers['Plural-Forms'] ?? '')}`;
    compiledFiles[file.replace(/\.po$/, '.l10n.php')] =
      `<?php\nreturn array(${plural},'language'=>${quoted(headers.Language ?? '')},'messages'=>array(${messages.join(',\n')}));\n`;
  }
  return compiledFiles;
}

/**
 * Returns one line for each problem in the plugin's catalogues: missing, fuzzy or outdated translations, and wrong
 * placeholders or plurals.
 */
export async function checkPluginTranslations(): Promise<string[]> {
  const texts = await extractPluginTexts();
  const usedKeys = new Set(texts.map(keyOf));
  const lines: string[] = [];
  for (const file of ['skerry.pot', ...(await translatedCatalogues())]) {
    const { headers, items } = parsePo(await readFile(path.join(languagesFolder, file), 'utf8'));
    const report = (msgid: string, issue: string) =>
      lines.push(`wordpress/plugin/languages/${file}: “${msgid}” ${issue}`);
    const listedKeys = new Set(items.map(keyOfItem));
    for (const text of texts)
      if (!listedKeys.has(keyOf(text))) report(text.msgid, 'is missing: run npm run wordpress:texts');
    const forms = Number(/nplurals=(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 2);
    for (const item of items) {
      if (!usedKeys.has(keyOfItem(item)))
        report(item.msgid, 'is no longer used: run npm run wordpress:texts');
      else if (file.endsWith('.po')) for (const issue of faultsOf(item, forms)) report(item.msgid, issue);
    }
  }
  return lines;
}

function faultsOf(item: PoItem, pluralForms: number): string[] {
  if (item.flags['fuzzy'] === true) return ['is fuzzy'];
  if (!isTranslated(item)) return ['is not translated'];
  if (item.msgid_plural !== null && item.msgstr.length !== pluralForms)
    return [`needs ${pluralForms} plural forms`];
  const expected = placeholders(item.msgid_plural ?? item.msgid);
  return item.msgstr
    .filter((text) => placeholders(text) !== expected)
    .map((text) => `has other placeholders in “${text}”`);
}

function isTranslated({ msgstr }: PoItem): boolean {
  return msgstr.length > 0 && msgstr.every((text) => text !== '');
}

function placeholders(text: string): string {
  return (text.match(/%(\d\$)?[sd]/g) ?? []).toSorted().join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
