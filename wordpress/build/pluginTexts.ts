import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createItem, parsePo, stringifyPo, type PoFile, type PoItem } from 'pofile-ts';

const plugin = path.join(import.meta.dirname, '../plugin');
export const languagesFolder = path.join(plugin, 'languages');

/** A translatable text of the plugin's PHP. */
type PluginText = {
  msgid: string;
  msgidPlural: string | undefined;
  msgctxt: string | undefined;
  /** PHP files that contain it, relative to the plugin's folder. */
  files: string[];
};

const string = String.raw`'((?:[^'\\]|\\.)*)'`;
const calls = new RegExp(
  String.raw`\b(__|_e|_n|_x|esc_html__|esc_html_e|esc_html_x|esc_attr__|esc_attr_e|esc_attr_x)\(\s*(?:${string}\s*,\s*)?(?:${string}\s*,)?`,
  'g',
);

/**
 * Returns every text that the plugin's PHP passes to WordPress's translation functions, in the order of files and lines.
 * Throws if a call's texts are not single-quoted strings, because they could not be extracted.
 */
export async function extractPluginTexts(folder = plugin): Promise<PluginText[]> {
  const texts = new Map<string, PluginText>();
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.php'));
  for (const file of files.toSorted()) {
    const php = await readFile(path.join(folder, file), 'utf8');
    for (const [call, name = '', first, second] of php.matchAll(calls)) {
      const msgid = first ?? second;
      if (msgid === undefined) throw new Error(`${file}: ${call} needs a single-quoted text`);
      const isPlural = name === '_n';
      const hasContext = name.endsWith('_x');
      if ((isPlural || hasContext) && (first === undefined || second === undefined))
        throw new Error(`${file}: ${call} needs two single-quoted texts`);
      const text = {
        msgid: unescaped(msgid),
        msgidPlural: isPlural && second !== undefined ? unescaped(second) : undefined,
        msgctxt: hasContext && second !== undefined ? unescaped(second) : undefined,
      };
      const existing = texts.get(keyOf(text));
      if (existing === undefined) texts.set(keyOf(text), { ...text, files: [file] });
      else if (!existing.files.includes(file)) existing.files.push(file);
    }
  }
  return [...texts.values()];
}

/**
 * Writes `skerry.pot` and updates every `skerry-*.po` from the PHP. Adds new texts without a translation, removes unused
 * ones, and preserves the translations and comments of all others.
 */
export async function updatePluginCatalogues(): Promise<void> {
  const texts = await extractPluginTexts();
  await writeFile(path.join(languagesFolder, 'skerry.pot'), catalogue(texts));
  for (const file of await translatedCatalogues()) {
    const target = path.join(languagesFolder, file);
    await writeFile(target, catalogue(texts, parsePo(await readFile(target, 'utf8'))));
  }
}

/** Returns the names of the plugin's translated catalogues, such as `skerry-da_DK.po`. */
export async function translatedCatalogues(): Promise<string[]> {
  return (await readdir(languagesFolder)).filter((file) => file.endsWith('.po')).toSorted();
}

/** Returns a text's key in WordPress's `.l10n.php` files: context, singular and plural, separated as gettext does. */
export function keyOf(text: {
  msgid: string;
  msgidPlural?: string | undefined;
  msgctxt?: string | undefined;
}) {
  const plural = text.msgidPlural === undefined ? '' : `\0${text.msgidPlural}`;
  return `${text.msgctxt === undefined ? '' : `${text.msgctxt}\u0004`}${text.msgid}${plural}`;
}

export function keyOfItem({ msgid, msgid_plural, msgctxt }: PoItem): string {
  return keyOf({ msgid, msgidPlural: msgid_plural ?? undefined, msgctxt: msgctxt ?? undefined });
}

function catalogue(texts: readonly PluginText[], translated?: PoFile): string {
  const former = new Map(translated?.items.map((item) => [keyOfItem(item), item]));
  const items = texts.map((text) => {
    const item = former.get(keyOf(text)) ?? createItem();
    const hasPlaceholder = /%(\d\$)?[sd]/.test(text.msgid);
    return Object.assign(item, {
      msgid: text.msgid,
      msgid_plural: text.msgidPlural ?? null,
      msgctxt: text.msgctxt ?? null,
      references: text.files,
      flags: hasPlaceholder ? { ...item.flags, 'php-format': true } : item.flags,
    });
  });
  const headers = translated?.headers ?? {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return stringifyPo({ headers, items }, { foldLength: 0 });
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\'])/g, '$1');
}
