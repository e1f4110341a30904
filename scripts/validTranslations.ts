import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { checkCatalogues, linesOf } from './translations/checkCatalogues.ts';

const text = String.raw`"(?:[^"\\]|\\.)*"`;
/** What Lingui's macros make of a text. */
const prepared = new RegExp(
  String.raw`(/\*\*? ?i18n ?\*/\s*\{\s*id:\s*(${text})),\s*message:\s*(${text})`,
  'g',
);

/**
 * Stops the build over a translation that would show visitors something wrong, and over a text that no catalogue has,
 * and names them. Catalogues are those of the project in `root`. Texts keep their English on the server, where a missing translation shows it; the browser gets ids
 * alone, for its catalogues have every text it says.
 */
export function validTranslations(root: string): Plugin {
  const known = new Set<string>();
  return {
    name: 'sound-translations',
    // After Lingui's macros, which come as early.
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const catalogues = await checkCatalogues(root);
      const broken = linesOf(catalogues, ({ isBroken }) => isBroken);
      if (broken.length > 0) throw new Error(`Broken translations:\n${broken.join('\n')}`);
      for (const { messages } of catalogues)
        for (const { source } of messages) known.add(generateMessageId(source));
    },
    transform: {
      filter: { code: /i18n ?\*\// },
      handler(code, file) {
        for (const [, , id = '""', message = '""'] of code.matchAll(prepared)) {
          if (!known.has(JSON.parse(id)))
            throw new Error(
              `${path.relative(root, file)}: ${message} is in no catalogue: run npm run extract`,
            );
        }
        if (this.environment.name !== 'client') return null;
        return { code: code.replaceAll(prepared, '$1'), map: null };
      },
    },
  };
}
