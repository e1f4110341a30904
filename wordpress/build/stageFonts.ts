import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stylesheet = path.join(root, 'brand/fonts.css');
const fontUrl = /url\((['"]?)([^'")]+)\1\)/g;

/**
 * Copies the fonts of `brand/fonts.css` to `fonts/` in `folder`, with the stylesheet as `fonts.css`, so that the block
 * editor shows the company's typefaces. Fonts on other hosts stay there.
 */
export async function stageFonts(folder: string): Promise<void> {
  const css = await readFile(stylesheet, 'utf8');
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  for (const [, , address = ''] of css.matchAll(fontUrl)) {
    if (isRemote(address)) continue;
    const source = address.startsWith('.')
      ? path.resolve(path.dirname(stylesheet), address)
      : path.join(root, 'node_modules', address);
    await cp(source, path.join(folder, 'fonts', path.basename(address)));
  }
  const local = css.replaceAll(fontUrl, (match, _quote, address: string) =>
    isRemote(address) ? match : `url(fonts/${path.basename(address)})`,
  );
  await writeFile(path.join(folder, 'fonts.css'), local);
}

const isRemote = (address: string) => /^(?:[a-z]+:|\/\/)/i.test(address);
