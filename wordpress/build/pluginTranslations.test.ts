import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extractPluginTexts, keyOf } from './pluginTexts.ts';
import { checkPluginTranslations, compilePluginTranslations } from './pluginTranslations.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plugin-texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('extractPluginTexts', () => {
  it('returns singular, plural and contextual texts without duplicates', async () => {
    await writeFile(
      path.join(folder, 'a.php'),
      String.raw`<?php __( 'Don\'t', 'skerry' ); esc_html_e( 'Save', 'skerry' ); esc_html__( 'Save', 'skerry' );
        _n( '%d issue', '%d issues', $n, 'skerry' ); _x( 'Post', 'verb', 'skerry' );`,
    );
    expect((await extractPluginTexts(folder)).map(keyOf)).toEqual([
      "Don't",
      'Save',
      '%d issue\0%d issues',
      'verb\u0004Post',
    ]);
  });

  it('rejects a text that is not a single-quoted string', async () => {
    await writeFile(path.join(folder, 'a.php'), '<?php __( "Save", "skerry" );');
    await expect(extractPluginTexts(folder)).rejects.toThrow('a.php');
  });
});

describe('plugin catalogues', () => {
  it('contain every text of the PHP, translated, with the same placeholders', async () => {
    expect(await checkPluginTranslations()).toEqual([]);
  });

  it('are compiled to WordPress’s PHP format', async () => {
    const translations = await compilePluginTranslations();
    expect(translations['skerry-de_DE.l10n.php']).toContain("'Pending changes'=>'Ausstehende Änderungen'");
  });
});
