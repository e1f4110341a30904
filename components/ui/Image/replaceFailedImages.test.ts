// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replaceFailedImages } from './replaceFailedImages.ts';

function show(alt: string, height: number): HTMLImageElement {
  const image = Object.assign(document.createElement('img'), { alt, src: '/gone.webp' });
  Object.defineProperty(image, 'clientHeight', { value: height });
  document.body.append(image);
  return image;
}

const isReplaced = (image: HTMLImageElement) => image.style.content.includes('missing-picture');

beforeAll(replaceFailedImages);
afterEach(() => document.body.replaceChildren());

describe('replaceFailedImages', () => {
  it('replaces a failed picture with the company’s drawing and keeps its alternative text', () => {
    const image = show('A harbour', 400);
    expect(isReplaced(image)).toBe(false);
    image.dispatchEvent(new Event('error'));
    expect(isReplaced(image)).toBe(true);
    expect(image.alt).toBe('A harbour');
  });

  it('restores the element when another picture loads', () => {
    const image = show('A harbour', 400);
    image.dispatchEvent(new Event('error'));
    image.dispatchEvent(new Event('load'));
    expect(isReplaced(image)).toBe(false);
  });

  it('shows the alternative text of images no taller than a logo', () => {
    const logo = show('Nordvand', 40);
    logo.dispatchEvent(new Event('error'));
    expect(isReplaced(logo)).toBe(false);
    const decoration = show('', 40);
    decoration.dispatchEvent(new Event('error'));
    expect(isReplaced(decoration)).toBe(true);
  });
});
