import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptScreenshots, compareScreenshots, screenshotFolders } from './compareScreenshots.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
  await mkdir(screenshotFolders(root).taken, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function createScreenshot(name: string, background: string, height = 20): Promise<void> {
  const file = path.join(screenshotFolders(root).taken, name);
  await sharp({ create: { width: 30, height, channels: 3, background } })
    .png()
    .toFile(file);
}

it('compareScreenshots reports only screenshots that changed since they were accepted, and writes a comparison for each', async () => {
  const folders = screenshotFolders(root);
  await createScreenshot('Faq-full-390.png', '#ffffff');
  await createScreenshot('Cases-full-390.png', '#ffffff');
  expect(await compareScreenshots(folders)).toEqual([]);
  expect(await acceptScreenshots(folders)).toBe(2);
  expect(await compareScreenshots(folders)).toEqual([]);

  await createScreenshot('Faq-full-390.png', '#ffffff', 26);
  await createScreenshot('Cases-full-390.png', '#fdfdfd');
  expect(await compareScreenshots(folders)).toEqual(['Faq-full-390.png']);
  expect(await readdir(folders.compared)).toEqual(['Faq-full-390.png']);
  const { width, height } = await sharp(path.join(folders.compared, 'Faq-full-390.png')).metadata();
  expect([width, height]).toEqual([30 * 3 + 48, 26]);

  await acceptScreenshots(folders);
  expect(await compareScreenshots(folders)).toEqual([]);
  expect(await readdir(folders.compared)).toEqual([]);
});
