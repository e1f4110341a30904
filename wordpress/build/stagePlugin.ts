import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentNames, loadContent, type ContentName } from '#cms/content/contents.ts';
import { findUpload } from '#cms/wordpress/media.ts';
import { acfFieldGroups } from '../model/acfFieldGroups.ts';
import { drawKind } from '../model/drawKind.ts';
import { storedName } from '#content-model/Field.ts';
import { fieldGroups } from '../model/model.ts';
import { articleTheme } from './articleTheme.ts';
import { bundleEditor } from './bundleEditor.ts';
import { exportContent } from './exportContent.ts';
import { stageFonts } from './stageFonts.ts';
import { compilePluginTranslations } from './pluginTranslations.ts';

const source = path.join(import.meta.dirname, '../plugin');
const sectionPictures = path.join(import.meta.dirname, '../../brand/section-pictures');

/**
 * Assembles the plugin for WordPress in `folder`: its PHP, scripts, translations, the model's field groups and drawings,
 * styles and fonts of long texts, and the content that it can import, with files.
 */
export async function stagePlugin(
  folder: string,
  contents: readonly ContentName[] = contentNames,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true });
  await bundleEditor(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'model/drawings'), { recursive: true });
  await writeFile(path.join(folder, 'model/field-groups.json'), JSON.stringify(acfFieldGroups()));
  for (const [type, kind] of [
    ['post', 'article'],
    ['page', 'legal'],
  ] as const)
    await writeFile(path.join(folder, `model/${type}-theme.json`), JSON.stringify(articleTheme(kind)));
  await stageFonts(path.join(folder, 'model'));
  for (const { name, drawing } of fieldGroups.flatMap(({ kinds }) => kinds)) {
    await writeFile(path.join(folder, `model/drawings/${storedName(name)}.svg`), drawKind(drawing));
  }
  await stagePictures(path.join(folder, 'model/pictures'));

  for (const [name, php] of Object.entries(await compilePluginTranslations()))
    await writeFile(path.join(folder, 'languages', name), php);

  for (const name of contents) await stageContent(name, path.join(folder, 'content', name));
}

/**
 * Copies the pictures of section kinds that `npm run wordpress:pictures` takes of the company's site. Kinds without a
 * picture have drawings.
 */
async function stagePictures(folder: string): Promise<void> {
  await mkdir(folder);
  const files = await readdir(sectionPictures).catch((): string[] => []);
  for (const { name } of fieldGroups.flatMap(({ kinds }) => kinds)) {
    const file = `${name}.webp`;
    if (!files.includes(file)) continue;
    await cp(path.join(sectionPictures, file), path.join(folder, `${storedName(name)}.webp`));
  }
}

async function stageContent(name: ContentName, folder: string): Promise<void> {
  const content = await loadContent(name);
  const exported = await exportContent(content);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'content.json'), JSON.stringify(exported));
  for (const file of new Set(exported.files.map((item) => item.file))) {
    const target = path.join(folder, 'uploads', file);
    await mkdir(path.dirname(target), { recursive: true });
    const uploaded = await findUpload(content.uploads, file);
    if (uploaded === undefined) throw new Error(`The uploads of ${name} lack ${file}.`);
    await writeFile(target, await readFile(uploaded));
  }
}
