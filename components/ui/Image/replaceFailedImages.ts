import drawing from '#brand/art/missing-picture.svg';

/** Height in pixels below which a picture with an alternative text, such as a logo, shows that text instead. */
const lowestDrawing = 64;

/**
 * Shows the company's drawing (see `MissingImage`) instead of every picture that cannot be loaded, including those that failed
 * before the page's scripts ran. A script rather than React, because editors' HTML contains pictures too.
 */
export function replaceFailedImages(): void {
  // Captured, because neither event bubbles.
  document.addEventListener('error', ({ target }) => isImage(target) && showDrawing(target), true);
  document.addEventListener('load', ({ target }) => isImage(target) && showPicture(target), true);
  for (const image of document.images) {
    // An SVG can have no dimensions.
    const hasFailed = image.complete && image.naturalWidth === 0 && !image.currentSrc.endsWith('.svg');
    if (hasFailed) showDrawing(image);
  }
}

function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}

function showDrawing(image: HTMLImageElement): void {
  if (image.alt !== '' && image.clientHeight < lowestDrawing) return;
  // Otherwise, the element would take the proportions of the drawing.
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
