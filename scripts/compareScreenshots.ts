import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Tolerated difference in a colour channel (0 to 255), because text rendering varies slightly. */
const tolerance = 24;
const gap = 24;

type Folders = { taken: string; accepted: string; compared: string };

export function screenshotFolders(root: string): Folders {
  return {
    taken: path.join(root, 'taken'),
    accepted: path.join(root, 'accepted'),
    compared: path.join(root, 'compared'),
  };
}

/** Accepts the latest screenshots as the reference. Returns their number. */
export async function acceptScreenshots({ taken, accepted }: Folders): Promise<number> {
  await mkdir(accepted, { recursive: true });
  const names = await readdir(taken);
  for (const name of names) await copyFile(path.join(taken, name), path.join(accepted, name));
  return names.length;
}

/**
 * Writes an image for each screenshot that changed: the accepted one, the new one and their difference side by side.
 * Returns the names. Screenshots that were never accepted do not count as changed.
 */
export async function compareScreenshots({ taken, accepted, compared }: Folders): Promise<string[]> {
  await mkdir(accepted, { recursive: true });
  // Removes earlier comparisons, which have been reviewed or accepted.
  await rm(compared, { recursive: true, force: true });
  await mkdir(compared, { recursive: true });
  const acceptedNames = new Set(await readdir(accepted));
  const changedNames: string[] = [];
  for (const name of (await readdir(taken)).filter((file) => acceptedNames.has(file))) {
    const isChanged = await compare(
      path.join(accepted, name),
      path.join(taken, name),
      path.join(compared, name),
    );
    if (isChanged) changedNames.push(name);
  }
  return changedNames;
}

async function compare(acceptedFile: string, takenFile: string, target: string): Promise<boolean> {
  const sizes = await Promise.all([acceptedFile, takenFile].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // Pads the smaller screenshot with a colour that no page uses.
  const [acceptedImage, takenImage] = await Promise.all(
    [acceptedFile, takenFile].map((file) =>
      sharp({ create: { width, height, channels: 3, background: '#ff00ff' } })
        .composite([{ input: file, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    ),
  );
  if (!acceptedImage || !takenImage) return false;
  // Uses two steps, because sharp would apply the threshold before compositing.
  const differenceImage = await sharp(acceptedImage)
    .composite([{ input: takenImage, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const difference = await sharp(differenceImage).threshold(tolerance, { greyscale: false }).png().toBuffer();
  const { channels } = await sharp(difference).stats();
  if (channels.every(({ max }) => max === 0)) return false;
  await sharp({
    create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#808080' },
  })
    .composite(
      [acceptedImage, takenImage, difference].map((input, index) => ({
        input,
        left: index * (width + gap),
        top: 0,
      })),
    )
    .png()
    .toFile(target);
  return true;
}
