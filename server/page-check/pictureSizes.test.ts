import { describe, expect, it } from 'vitest';
import { elementsIn, parseHtml } from './pageTree.ts';
import { findUndersize, phoneVariantOf } from './pictureSizes.ts';

function pictureIn(html: string) {
  const picture = elementsIn(parseHtml(html)).find(({ name }) => name === 'img');
  if (picture === undefined) throw new Error('There is no picture.');
  return picture;
}

describe('findUndersize', () => {
  it.each([
    ['width="719" sizes="50vw"', { width: 719, place: 720 }],
    ['width="720" sizes="50vw"', undefined],
    ['width="99" sizes="100px"', { width: 99, place: 100 }],
    ['width="99" sizes="100.4px"', { width: 99, place: 100 }],
    ['width="99" sizes="auto, (min-width: 1440px) 200px, 50px"', { width: 99, place: 200 }],
    ['width="99" sizes="(min-width: 1441px) 200px, 50px"', undefined],
    ['width="1439" sizes="calc(1px)"', { width: 1439, place: 1440 }],
    ['width="1439" sizes="(min-width: 2000px) 1px"', { width: 1439, place: 1440 }],
    ['width="99" sizes="99.5px"', { width: 99, place: 100 }],
    ['width="99"', undefined],
    ['sizes="50vw"', undefined],
    ['width="99" sizes="50vw" src="/a.svg"', undefined],
  ])('compares the picture with its slot: %s', (attributes, undersize) => {
    expect(findUndersize(pictureIn(`<div><img ${attributes}></div>`))).toEqual(undersize);
  });

  it.each(['figure', 'p'])('ignores pictures in a %s of a text', (name) => {
    expect(
      findUndersize(pictureIn(`<${name}><b><img width="9" sizes="50vw"></b></${name}>`)),
    ).toBeUndefined();
  });
});

describe('phoneVariantOf', () => {
  // The phone is 412 px wide and has 1.75 pixels per CSS pixel: a full-width slot needs 721 pixels.
  it.each([
    ['srcset="/s 720w, /m 721w, /l 900w"', '/m'],
    ['srcset="/s 360w, /m 361w, /l 900w" sizes="50vw"', '/m'],
    ['srcset="/s 174w, /m 175w" sizes="100px"', '/m'],
    ['srcset="/s 174w, /m 175w" sizes="(min-width: 412px) 100px, 100vw"', '/m'],
    ['srcset="/s 174w, /m 721w" sizes="(min-width: 413px) 99px, 100vw"', '/m'],
    ['srcset="/s 100w, /m 200w"', '/m'],
    ['srcset="/s 1442w, /m 2000w" sizes="1000px"', '/s'],
    ['srcset="/s 1441w, /m 1442w" sizes="1000px"', '/m'],
    ['srcset="/s 1x, /m 1.75x, /l 3x"', '/m'],
    ['srcset="/s 1y, /m 721w"', '/m'],
    ['src="/only"', '/only'],
  ])('chooses the smallest file that fills the slot: %s', (attributes, path) => {
    expect(phoneVariantOf(pictureIn(`<img ${attributes}>`))).toBe(path);
  });

  it.each([
    ['max-width: 412px', '/phone'],
    ['max-width: 411px', '/other'],
    ['min-width: 412px', '/other'],
  ])('chooses a source for a viewport with %s', (media, path) => {
    const html = `<picture>text<source media="(${media})" srcset="/phone"><img srcset="/other 800w"></picture>`;
    expect(phoneVariantOf(pictureIn(html))).toBe(path);
    const otherHtml = `<div><source media="(${media})" srcset="/phone"><img src="/alone"></div>`;
    expect(phoneVariantOf(pictureIn(otherHtml))).toBe('/alone');
  });
});
