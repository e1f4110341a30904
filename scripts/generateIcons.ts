import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colors } from '#brand/tokens.ts';

/** Icons: size in pixels, and the share of it that the logo takes, which is smaller if phones crop to a circle. */
const icons = [
  { file: 'apple-touch-icon.png', side: 180, part: 0.72 },
  { file: 'icon-192.png', side: 192, part: 0.78 },
  { file: 'icon-512.png', side: 512, part: 0.78 },
  { file: 'icon-maskable-512.png', side: 512, part: 0.56 },
];

/** Generates the site's icons in `public/` from `brand/mark.svg` if they are missing or out of date. */
export async function generateIcons(root: string): Promise<void> {
  const mark = path.join(root, 'brand/mark.svg');
  const folder = path.join(root, 'public');
  const last = path.join(folder, 'favicon.ico');
  const stamp = path.join(root, '.cache/icons.sha256');
  const hash = createHash('sha256');
  for (const source of [mark, path.join(root, 'brand/tokens.ts'), import.meta.filename])
    hash.update(await readFile(source));
  const digest = hash.digest('hex');
  const lastDigest = await readFile(stamp, 'utf8').catch(() => '');
  if (lastDigest === digest && existsSync(last)) return;
  await mkdir(folder, { recursive: true });
  const svg = await readFile(mark);
  await writeFile(path.join(folder, 'favicon.svg'), svg);
  for (const { file, side, part: share } of icons)
    await writeFile(path.join(folder, file), await png(svg, side, share, colors.white));
  await writeFile(last, icoOf(await png(svg, 32, 1, 'transparent'), 32));
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
}

async function png(svg: Buffer, side: number, share: number, background: string): Promise<Buffer> {
  const inner = Math.round(side * share);
  const logo = await sharp(svg, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}

/** Returns an ICO file with one PNG of less than 256 pixels. */
function icoOf(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

if (import.meta.main) await generateIcons(path.resolve(import.meta.dirname, '..'));
