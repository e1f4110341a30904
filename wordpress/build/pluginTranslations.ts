import { pluginWords } from '../model/pluginWords.ts';

const locales = { da: 'da_DK', de: 'de_DE' } as const;

/** The plugin's own words as WordPress 6.5 and newer load them: a PHP array for each language, by file name. */
export function pluginTranslations(): Record<string, string> {
  return Object.fromEntries(
    (['da', 'de'] as const).map((language) => {
      const messages = pluginWords.map((said) => `${quoted(said.en)}=>${quoted(said[language])}`);
      return [
        `site-${locales[language]}.l10n.php`,
        `<?php\nreturn array('language'=>'${locales[language]}','messages'=>array(${messages.join(',\n')}));\n`,
      ];
    }),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
