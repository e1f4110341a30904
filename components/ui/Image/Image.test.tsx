// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Image, type ImageProps } from './Image.tsx';
import { imageUrl } from './imageSources.ts';

const photo = '/cms/wp-content/uploads/2026/10/harbour.jpg';

function renderImage(props: Partial<ImageProps>) {
  const html = renderToStaticMarkup(<Image src={photo} alt="A harbour" {...props} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('imageUrl', () => {
  it.each([
    [{ src: photo, width: 400, quality: 75, format: 'webp' as const }, `/_ipx/w_400,q_75,f_webp${photo}`],
    [{ src: photo, width: 300, height: 200, fit: 'cover' as const }, `/_ipx/w_300,h_200,fit_cover${photo}`],
    [{ src: photo }, `/_ipx/_${photo}`],
    [{ src: photo, preset: 'placeholder' }, `/_ipx/w_10,h_10,q_50,blur_3${photo}`],
    [{ src: photo, preset: 'placeholder', quality: 20 }, `/_ipx/w_10,h_10,q_20,blur_3${photo}`],
    [{ src: photo, width: 400, provider: 'none' }, photo],
    [{ src: 'https://pictures.example/a.jpg', width: 64 }, '/_ipx/w_64/https://pictures.example/a.jpg'],
    [{ src: '/cms/wp-content/uploads/buoy.svg', width: 64 }, '/cms/wp-content/uploads/buoy.svg'],
    [{ src: '/cms/wp-content/uploads/wave.gif', width: 64 }, '/cms/wp-content/uploads/wave.gif'],
    [{ src: 'data:image/png;base64,AAAA', width: 64 }, 'data:image/png;base64,AAAA'],
    [{ src: '/images/chart.webp', width: 64 }, '/images/chart.webp'],
    [{ src: '/cms/wp-content/uploads/my photo.jpg' }, '/_ipx/_/cms/wp-content/uploads/my%20photo.jpg'],
  ])('returns the URL for %j', (options, address) => {
    expect(imageUrl(options)).toBe(address);
  });

  it('throws with the name of an unknown provider or preset', () => {
    expect(() => imageUrl({ src: photo, provider: 'cloud' })).toThrow("Unknown image provider: 'cloud'");
    expect(() => imageUrl({ src: photo, preset: 'giant' })).toThrow("Unknown image preset: 'giant'");
    expect(() => imageUrl({ src: photo, preset: 'constructor' })).toThrow(
      "Unknown image preset: 'constructor'",
    );
    expect(() => renderImage({ provider: 'cloud' })).toThrow("Unknown image provider: 'cloud'");
  });
});

describe('Image', () => {
  it('reserves its space, loads lazily and decodes asynchronously by default', () => {
    const image = renderImage({ width: 1200, height: 800 }).querySelector('img');
    expect(image?.getAttribute('width')).toBe('1200');
    expect(image?.getAttribute('height')).toBe('800');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('decoding')).toBe('async');
    const hero = renderImage({
      loading: 'eager',
      decoding: 'sync',
      fetchPriority: 'high',
      crossorigin: 'anonymous',
    }).querySelector('img');
    expect(hero?.getAttribute('loading')).toBe('eager');
    expect(hero?.getAttribute('decoding')).toBe('sync');
    expect(hero?.getAttribute('fetchpriority')).toBe('high');
    expect(hero?.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('offers one and two device pixels per CSS pixel for a fixed width', () => {
    const image = renderImage({ width: 64, height: 64 }).querySelector('img');
    expect(image?.getAttribute('srcset')).toBe(`/_ipx/w_64,f_auto${photo} 1x, /_ipx/w_128,f_auto${photo} 2x`);
    expect(image?.hasAttribute('sizes')).toBe(false);
  });

  it('offers the shared widths up to its own for a fluid width', () => {
    const image = renderImage({ width: 1200, height: 800, sizes: '50vw' }).querySelector('img');
    const widths = [...(image?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map((match) =>
      Number(match[1]),
    );
    expect(widths).toEqual([320, 480, 640, 750, 960, 1280]);
    expect(image?.getAttribute('sizes')).toBe('50vw');
  });

  it('offers at most two device pixels per CSS pixel of its largest size', () => {
    const image = renderImage({ width: 2400, height: 1350, sizes: '600px' }).querySelector('img');
    expect(image?.getAttribute('srcset')).toMatch(/ 960w, \S+ 1280w$/);
  });

  it('is cropped by the proxy to a square, and by the browser to other proportions', () => {
    const image = renderImage({ width: 300, height: 200, fit: 'cover', sizes: '50vw' }).querySelector('img');
    expect(image?.getAttribute('srcset')).toBe(`/_ipx/w_320,f_auto,fit_cover${photo} 320w`);
    const square = renderImage({ width: 300, height: 300, fit: 'cover', sizes: '50vw' }).querySelector('img');
    expect(square?.getAttribute('srcset')).toBe(`/_ipx/w_320,h_320,f_auto,fit_cover${photo} 320w`);
  });

  it('offers better formats first', () => {
    const body = renderImage({ width: 64, height: 64, format: ['avif', 'webp'] });
    expect(body.querySelector('picture > source')?.getAttribute('type')).toBe('image/avif');
    expect(body.querySelector('picture > source')?.getAttribute('srcset')).toContain('f_avif');
    expect(body.querySelector('picture > img')?.getAttribute('src')).toContain('f_webp');
  });

  it('has no width and height if they are unknown', () => {
    const image = renderImage({ width: 0, height: 0 }).querySelector('img');
    expect(image?.hasAttribute('width')).toBe(false);
    expect(image?.getAttribute('sizes')).toBe('100vw');
  });

  it('shows a tiny blurred placeholder on request', () => {
    const [blurred, image] = renderImage({ width: 1200, height: 800, placeholder: true }).querySelectorAll(
      'img',
    );
    expect(blurred?.getAttribute('src')).toBe(`/_ipx/w_10,h_10,q_50,f_webp,blur_3${photo}`);
    expect(blurred?.getAttribute('aria-hidden')).toBe('true');
    expect(image?.getAttribute('alt')).toBe('A harbour');
  });

  it('requests the placeholder only in the size that the proxy serves', () => {
    const placeholder = { width: 400, height: 300, quality: 7, blur: 12 };
    const [blurred] = renderImage({ width: 1200, height: 800, placeholder }).querySelectorAll('img');
    expect(blurred?.getAttribute('src')).toBe(`/_ipx/w_10,h_10,q_50,f_webp,blur_3${photo}`);
  });

  it('has no style attribute, which the security policy forbids', () => {
    expect(renderImage({ placeholder: true, format: ['avif', 'webp'] }).innerHTML).not.toContain('style=');
  });

  it('serves an SVG unchanged', () => {
    const image = renderImage({
      src: '/cms/wp-content/uploads/buoy.svg',
      width: 40,
      height: 20,
      placeholder: true,
    }).querySelector('img');
    expect(image?.getAttribute('src')).toBe('/cms/wp-content/uploads/buoy.svg');
    expect(image?.hasAttribute('srcset')).toBe(false);
    expect(image?.getAttribute('width')).toBe('40');
  });
});
