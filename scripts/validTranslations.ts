import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { checkCatalogues, linesOf } from './translations/checkCatalogues.ts';

const text = String.raw`"(?:[^"\\]|\\.)*"`;
/** Matches the output of Lingui's macros for a message. */
const compiledMessage = new RegExp(
  String.raw`(/\*\*? ?i18n ?\*/\s*\{\s*id:\s*(${text})),\s*message:\s*(${text})`,
  'g',
);

/**
 * Fails the build if a translation is broken or a text is missing from the catalogues of the project in `root`. On the
 * server, messages keep their English text as the fallback for a missing translation. The browser gets only ids,
 * because its catalogues contain all of its texts.
 */
export function validTranslations(root: string): Plugin {
  const messageIds = new Set<string>();
  return {
    name: 'sound-translations',
    // Lingui's macros run in the same phase, but are listed earlier.
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const catalogues = await checkCatalogues(root);
      const broken = linesOf(catalogues, ({ isBroken }) => isBroken);
      if (broken.length > 0) throw new Error(`Broken translations:\n${broken.join('\n')}`);
      for (const { messages } of catalogues)
        for (const { source } of messages) messageIds.add(generateMessageId(source));
    },
    transform: {
      filter: { code: /i18n ?\*\// },
      handler(code, file) {
        for (const [, , id = '""', message = '""'] of code.matchAll(compiledMessage)) {
          if (!messageIds.has(JSON.parse(id)))
            throw new Error(
              `${path.relative(root, file)}: ${message} is not in the catalogues. Run npm run extract.`,
            );
        }
        if (this.environment.name !== 'client') return null;
        return { code: code.replaceAll(compiledMessage, '$1'), map: null };
      },
    },
  };
}
