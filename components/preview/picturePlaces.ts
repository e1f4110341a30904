import type { PicturePlace } from './frameMessages.ts';
import { nameOfSection, sectionOf } from './markedSections.ts';

const mostPlaces = 200;
const longestWaitMs = 1_000;

/** Resolves when the frame is `width` pixels wide: its size and its messages come by different ways. */
export function hasWidth(width: number): Promise<void> {
  return new Promise((resolve) => {
    const isSo = () => window.innerWidth === width;
    if (isSo()) return resolve();
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('resize', check);
      resolve();
    };
    const check = () => {
      if (isSo()) end();
    };
    const timer = setTimeout(end, longestWaitMs);
    return window.addEventListener('resize', check);
  });
}

/** Where the page shows a part of a picture rather than the whole of it. */
export function picturePlaces(): PicturePlace[] {
  const places = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((img) => {
    const { width, height } = img.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(img);
    // The blurred copy that is seen until the picture has loaded.
    const isBeneath = img.getAttribute('aria-hidden') === 'true';
    if (objectFit !== 'cover' || width === 0 || height === 0 || isBeneath) return [];
    const section = sectionOf(img);
    const kind = section && { kind: nameOfSection(section).kind };
    return [{ ...kind, image: img.currentSrc || img.src, width, height, position: objectPosition }];
  });
  return places.slice(0, mostPlaces);
}
