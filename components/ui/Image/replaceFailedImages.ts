import drawing from '#brand/art/missing-picture.svg';

/** Height in pixels below which a picture with an alternative text, such as a logo, shows that text instead. */
const lowestDrawing = 64;

/**
 * Replaces every picture that cannot be loaded with the company's drawing (see `MissingImage`), including pictures that
 * failed before the page's scripts ran. A script rather than a component, because editors' HTML contains pictures too.
 */
export function replaceFailedImages(): void {
  // Captured, because neither event bubbles.
  document.addEventListener('error', ({ target }) => isImage(target) && showDrawing(target), true);
  document.addEventListener('load', ({ target }) => isImage(target) && showPicture(target), true);
  for (const image of document.images) {
    // SVGs may lack dimensions, so a width of 0 does not mean that they failed.
    const hasFailed = image.complete && image.naturalWidth === 0 && !image.currentSrc.endsWith('.svg');
    if (hasFailed) showDrawing(image);
  }
}

function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}

function showDrawing(image: HTMLImageElement): void {
  if (image.alt !== '' && image.clientHeight < lowestDrawing) return;
  // Keeps the aspect ratio. Otherwise, the element would take on the drawing's proportions.
  const aspectRatio = getComputedStyle(image).aspectRatio.replace(/^auto /, '');
  image.dataset['failed'] = '';
  image.style.aspectRatio = aspectRatio;
  image.style.content = `url("${drawing}")`;
}

function showPicture(image: HTMLImageElement): void {
  if (image.dataset['failed'] === undefined) return;
  delete image.dataset['failed'];
  image.style.aspectRatio = '';
  image.style.content = '';
}
