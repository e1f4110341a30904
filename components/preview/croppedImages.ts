import type { CroppedImage } from '#schema/frameMessages.ts';
import { nameOfSection, sectionOf } from './markedSections.ts';

const maxImages = 200;
const maxWaitMs = 1_000;

/**
 * Resolves when the frame is `width` pixels wide, or after a second. A message can arrive before the frame has its new
 * size.
 */
export function waitForWidth(width: number): Promise<void> {
  return new Promise((resolve) => {
    const hasReachedWidth = () => window.innerWidth === width;
    if (hasReachedWidth()) return resolve();
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('resize', check);
      resolve();
    };
    const check = () => {
      if (hasReachedWidth()) end();
    };
    const timer = setTimeout(end, maxWaitMs);
    return window.addEventListener('resize', check);
  });
}

/** Returns the page's elements that show a cropped picture. */
export function croppedImages(): CroppedImage[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((img) => {
    const { width, height } = img.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(img);
    // Skips the blurred copy that is visible until the picture has loaded.
    const isPlaceholder = img.getAttribute('aria-hidden') === 'true';
    if (objectFit !== 'cover' || width === 0 || height === 0 || isPlaceholder) return [];
    const section = sectionOf(img);
    const kind = section && { kind: nameOfSection(section).kind };
    return [{ ...kind, image: img.currentSrc || img.src, width, height, position: objectPosition }];
  });
  return images.slice(0, maxImages);
}
