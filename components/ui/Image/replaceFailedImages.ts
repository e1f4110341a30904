import drawing from '#brand/art/missing-picture.svg';

/** A lower picture with words of its own, such as a logo, says more by them than as an empty ground. */
const lowestDrawing = 64;

/**
 * Draws the missing picture (see `MissingImage`) in place of every picture that cannot be loaded, those that failed
 * before the page's scripts ran included. By script and from outside of React: pictures also stand in editors' HTML.
 */
export function replaceFailedImages(): void {
  // Neither event bubbles.
  document.addEventListener('error', ({ target }) => isImage(target) && showDrawing(target), true);
  document.addEventListener('load', ({ target }) => isImage(target) && showPicture(target), true);
  for (const image of document.images) {
    // A drawing may have no dimensions of its own.
    const hasFailed = image.complete && image.naturalWidth === 0 && !image.currentSrc.endsWith('.svg');
    if (hasFailed) showDrawing(image);
  }
}

function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}

function showDrawing(image: HTMLImageElement): void {
  if (image.alt !== '' && image.clientHeight < lowestDrawing) return;
  // Else the place would take the proportions of what is drawn in it.
  const reserved = getComputedStyle(image).aspectRatio.replace(/^auto /, '');
  image.dataset['failed'] = '';
  image.style.aspectRatio = reserved;
  image.style.content = `url("${drawing}")`;
}

function showPicture(image: HTMLImageElement): void {
  if (image.dataset['failed'] === undefined) return;
  delete image.dataset['failed'];
  image.style.aspectRatio = '';
  image.style.content = '';
}
