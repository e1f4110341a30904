import { describe, expect, it } from 'vitest';
import { backgroundOf, pictureAttributes } from './sanitisePicture.ts';

const toSitePath = (url: string) => url.replace('https://cms.example', '/cms');
const picture = (attributes: Record<string, string>) =>
  pictureAttributes({ src: '/cms/a.jpg', ...attributes }, toSitePath);

/** Widths in pixels that `srcset` offers. */
const widthsOf = (attributes: Record<string, string>) =>
  picture(attributes)
    ?.srcset?.split(', ')
    .map((candidate) => candidate.split(' ')[1]);

describe('pictureAttributes', () => {
  it('returns undefined for pictures of other hosts', () => {
    expect(pictureAttributes({ src: 'https://x.example/cms/a.jpg' }, toSitePath)).toBeUndefined();
    expect(pictureAttributes({}, toSitePath)).toBeUndefined();
  });

  it.each([
    [{ width: '800', height: '400' }, '800', '400'],
    [{ width: '800' }, undefined, undefined],
    [{ src: '/cms/a-300x150.jpg' }, '300', '150'],
    [{ src: '/cms/a-300x150.JPEG?x' }, '300', '150'],
    [{ src: '/cms/a-300x150.jpg', width: '600', height: '200' }, '600', '200'],
    [{ src: '/cms/a-300x150.jpgxx' }, undefined, undefined],
    [{ src: '/cms/a300x150.jpg' }, undefined, undefined],
    [{ width: '0', height: '5' }, undefined, undefined],
    [{ width: '99999', height: '99999' }, '99999', '99999'],
    [{ width: '100000', height: '5' }, undefined, undefined],
    [{ width: '5000', height: '1' }, '5000', '1'],
    [{ width: '8', height: '9000', style: 'width:400px' }, '8', '9000'],
    [{ width: '800', height: '400', style: 'width:400px' }, '400', '200'],
    [{ width: '800', height: '400', style: 'WIDTH : 400.5px' }, '400', '200'],
    [{ width: '800', height: '400', style: 'max-width:400px' }, '800', '400'],
    [{ width: '800', height: '400', style: 'color:red; width:400px' }, '400', '200'],
    [{ width: '800', height: '400', style: 'width:4000px' }, '800', '400'],
    [{ style: 'width:400px' }, '400', undefined],
  ])('returns the size for %j', (given, width, height) => {
    const attributes = picture(given);
    expect([attributes?.width, attributes?.height]).toEqual([width, height]);
  });

  it.each([
    ['width:33%', 'width-33'],
    ['width:33.4%', 'width-33'],
    ['width:95%', 'width-90'],
    ['width:95.1%', undefined],
    ['width:100%', undefined],
    ['color:red; WIDTH : 33.45%', 'width-33'],
    ['max-width:33%', undefined],
  ])('returns the class of the style %s', (style, className) => {
    expect(picture({ style })?.class).toBe(className);
  });

  it.each([
    ['50%', 'width-50'],
    [' 50.2% ', 'width-50'],
    ['50', undefined],
    ['a50%', undefined],
    ['50%b', undefined],
  ])('returns the class of the old attribute width="%s"', (width, className) => {
    expect(picture({ width })?.class).toBe(className);
  });

  it.each([
    ['object-fit:cover;aspect-ratio:16/9', 'ratio-16-9'],
    ['object-fit:cover;aspect-ratio: 16 / 9 ;', 'ratio-16-9'],
    ['object-fit:cover;aspect-ratio:1', 'ratio-1-1'],
    ['object-fit:cover;aspect-ratio:1.5', 'ratio-3-2'],
    ['object-fit:cover; ASPECT-RATIO : 1.75 / 1.25', 'ratio-4-3'],
    ['object-fit:cover;x-aspect-ratio:1', undefined],
    ['object-fit:cover;width:300px;height:400px', 'ratio-3-4'],
    ['object-fit:cover;width:3000px;height:100px', 'ratio-3-1'],
    ['OBJECT-FIT : COVER;aspect-ratio:2/3', 'ratio-2-3'],
    ['aspect-ratio:16/9', undefined],
    ['x-object-fit:cover;aspect-ratio:16/9', undefined],
    ['object-fit:cover', undefined],
    ['object-fit:cover;width:300px', undefined],
    ['object-fit:cover;aspect-ratio:0/9', undefined],
    ['object-fit:cover;aspect-ratio:9/0', undefined],
    ['object-fit:cover;aspect-ratio:16/9x', undefined],
  ])('returns the crop of the style %s', (style, className) => {
    expect(picture({ style })?.class).toBe(className);
  });

  it('calculates the height of a cropped picture, and keeps its own classes', () => {
    const attributes = picture({
      class: 'a',
      width: '800',
      height: '800',
      style: 'object-fit:cover;aspect-ratio:16/9',
    });
    expect(attributes).toMatchObject({ class: 'a ratio-16-9', width: '800', height: '450' });
  });

  it('rounds the height, which is at least one pixel', () => {
    const heightOf = (width: string, height: string, style: string) =>
      picture({ width, height, style })?.height;
    expect(heightOf('800', '800', 'object-fit:cover;aspect-ratio:3/4')).toBe('1067');
    expect(heightOf('5000', '1', 'width:10px')).toBe('1');
  });

  it.each([
    [{ width: '2000', height: '9' }, 'w_1280'],
    [{ width: '2000', height: '9', style: 'width:480px' }, 'w_480'],
    [{ width: '2000', height: '9', style: 'width:481px' }, 'w_640'],
    [{ width: '2000', height: '9', style: 'width:25%' }, 'w_480'],
    [{ width: '100', height: '9' }, 'w_320'],
    [{}, 'w_1280'],
  ])('sets the src of %j to the variant %s, for browsers without srcset', (attributes, variant) => {
    expect(picture(attributes)?.src).toContain(variant);
  });

  it.each(['/cms/a.svg', '/cms/a.gif'])('serves %s unchanged', (src) => {
    expect(picture({ src, width: '8', height: '4' })).toEqual({
      alt: '',
      loading: 'lazy',
      decoding: 'async',
      width: '8',
      height: '4',
      src,
    });
  });

  it('offers no more pixels than the file has, or than twice the column', () => {
    expect(widthsOf({ width: '400', height: '200' })?.at(-1)).toBe('400w');
    expect(Number.parseInt(widthsOf({ width: '5000', height: '200' })?.at(-1) ?? '', 10)).toBeLessThanOrEqual(
      1920,
    );
    expect(widthsOf({ width: '5000', height: '200', style: 'width:400px' })?.at(-1)).toBe('960w');
    expect(widthsOf({ width: '5000', height: '200', style: 'width:25%' })?.at(-1)).toBe('480w');
    expect(widthsOf({})).toBeUndefined();
  });

  it.each([
    [{ width: '300', height: '9' }, 'auto, 300px'],
    [{ width: '301', height: '9' }, 'auto, (min-width: 321px) 301px, 94vw'],
    [{ width: '639', height: '9' }, 'auto, (min-width: 680px) 639px, 94vw'],
    [{ width: '640', height: '9' }, 'auto, (min-width: 1360px) 640px, (min-width: 1024px) 66vw, 94vw'],
    [{ width: '2000', height: '9' }, 'auto, (min-width: 1360px) 894px, (min-width: 1024px) 66vw, 94vw'],
    [
      { width: '2000', height: '9', style: 'width:50%' },
      'auto, (min-width: 1360px) 447px, (min-width: 1024px) 33vw, 47vw',
    ],
    [
      { width: '99', height: '9', style: 'width:50%' },
      'auto, (min-width: 1360px) 99px, (min-width: 1024px) 33vw, 47vw',
    ],
    [
      { width: '2000', height: '9', style: 'width:33%' },
      'auto, (min-width: 1360px) 296px, (min-width: 1024px) 22vw, 32vw',
    ],
    [
      { width: '2000', height: '9', style: 'width:90%' },
      'auto, (min-width: 1360px) 805px, (min-width: 1024px) 60vw, 85vw',
    ],
  ])('returns the sizes of %j', (attributes, sizes) => {
    expect(picture(attributes)?.sizes).toBe(sizes);
  });

  it('uses the largest file that WordPress offers, up to the first one that is large enough', () => {
    const fileOf = (srcset: string) =>
      picture({ width: '300', height: '9', srcset })?.src?.replace(/^.*\/cms\//, '');
    expect(fileOf('https://cms.example/b.jpg 900w, https://cms.example/c.jpg 600w')).toBe('b.jpg');
    expect(fileOf('https://cms.example/b.jpg 1788w, https://cms.example/c.jpg 2000w')).toBe('b.jpg');
    expect(fileOf('https://cms.example/b.jpg 1787w, https://cms.example/c.jpg 2000w')).toBe('c.jpg');
    expect(fileOf('https://x.example/b.jpg 900w')).toBe('a.jpg');
    expect(fileOf('https://cms.example/b.jpg  900w , https://cms.example/c.jpg 950w')).toBe('c.jpg');
    expect(fileOf('https://cms.example/b.jpg 900wx')).toBe('a.jpg');
    expect(fileOf('https://cms.example/b.jpg 300w')).toBe('a.jpg');
    expect(fileOf('https://cms.example/b.jpg 2x, x https://cms.example/c.jpg 900w')).toBe('a.jpg');
  });
});

it.each([
  ['background-image:url("/a.jpg")', '/a.jpg'],
  ['background: red url( /a.jpg )', '/a.jpg'],
  ["BACKGROUND-IMAGE : URL('/a.jpg')", '/a.jpg'],
  ['background:red; content:url(/a.jpg)', undefined],
  [undefined, undefined],
])('backgroundOf %s is %s', (style, address) => {
  expect(backgroundOf(style)).toBe(address);
});
