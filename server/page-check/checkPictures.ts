import PQueue from 'p-queue';
import type { Finding } from '#schema/pageCheck.ts';
import { fileName, type PagePicture } from './checkPage.ts';

/** Maximum size of a picture on mobile. It takes more than a second on the slow connection in `pageWeight.ts`. */
const maxPictureBytes = 250_000;

/** Small, because encoding these pictures competes with encoding pictures for visitors. */
const atOnce = 2;
const maxPictures = 60;

export type PictureFacts = {
  findings: Finding[];
  /** Bytes loaded on mobile: of all pictures, and of pictures that are not lazy. */
  bytes: number;
  bytesAtOnce: number;
  count: number;
};

/**
 * Measures a page's pictures as loaded on mobile, and returns findings for pictures that are too small for their slot
 * or too heavy.
 */
export async function checkPictures(
  pictures: readonly PagePicture[],
  weigh: (path: string) => Promise<number>,
): Promise<PictureFacts> {
  const facts: PictureFacts = { findings: [], bytes: 0, bytesAtOnce: 0, count: 0 };
  const queue = new PQueue({ concurrency: atOnce });
  const reportedKeys = new Set<string>();
  const weights = new Map<string, Promise<number>>();
  const work = pictures.slice(0, maxPictures).map(async (picture) => {
    const { place, source, tooSmall, onPhone: path, isLoadedLate } = picture;
    if (!/^\/(?:_ipx|cms)\//.test(source)) return;
    const clue = { image: source };
    const name = fileName(source);
    const report = (finding: Finding) => {
      const key = `${finding.code} ${place.section?.row} ${name}`;
      if (!reportedKeys.has(key)) facts.findings.push(finding);
      reportedKeys.add(key);
    };
    if (tooSmall !== undefined)
      report({ code: 'picture-too-small', ...place, clue, values: { picture: name, ...tooSmall } });
    const isNew = !weights.has(path);
    const weight = weights.get(path) ?? queue.add(() => weigh(path));
    weights.set(path, weight);
    const bytes = await weight.catch(() => 0);
    if (isNew) {
      facts.count += 1;
      facts.bytes += bytes;
      if (!isLoadedLate) facts.bytesAtOnce += bytes;
    }
    if (bytes > maxPictureBytes)
      report({
        code: 'picture-too-heavy',
        ...place,
        clue,
        values: { picture: name, kilobytes: Math.round(bytes / 1000), limit: maxPictureBytes / 1000 },
      });
  });
  await Promise.all(work);
  return facts;
}
