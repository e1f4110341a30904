import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Animation } from './Animation.tsx';
import { needsPauseButton, stillFrameOf, type Playback } from './playback.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const link = '/cms/wp-content/uploads/2026/10/rings.json';

const playback: Playback = {
  autoplay: true,
  delay: 0,
  hover: false,
  pause: false,
  loop: true,
  direction: 'forward',
  speed: 1,
  scale: 1,
};

function animation(props: Partial<ComponentProps<typeof Animation>>) {
  return (
    <I18nProvider i18n={i18n}>
      <Animation {...props} />
    </I18nProvider>
  );
}

describe('Animation', () => {
  it('renders nothing without a link or data', () => {
    expect(() => renderToString(animation({}))).toThrow(
      'You must provide either animationLink or animationData',
    );
    expect(() => renderToString(animation({ animationLink: '' }))).toThrow(
      'You must provide either animationLink or animationData',
    );
  });

  it.each([0, -1, NaN])('rejects a speed of %s', (speed) => {
    expect(() => renderToString(animation({ animationLink: link, speed }))).toThrow(
      'Speed must be greater than 0',
    );
  });

  it('reserves its space and has its label before it has loaded, without a style attribute', () => {
    const html = renderToString(
      animation({ animationLink: link, width: 640, height: 160, label: 'The tide line' }),
    );
    expect(html).toContain('width="640" height="160" viewBox="0 0 640 160"');
    expect(html).toContain('>The tide line</span>');
    expect(html).not.toContain('style=');
  });
});

describe('needsPauseButton', () => {
  it.each([
    ['for ever', {}, 4, true],
    ['once for four seconds', { loop: false }, 4, false],
    ['once for six seconds', { loop: false }, 6, true],
    ['twice for four seconds', { loop: 1 }, 4, true],
    ['twice for four seconds at double speed', { loop: 1, speed: 2 }, 4, false],
    ['while the pointer rests on it', { hover: true }, 4, false],
    ['not by itself', { autoplay: false }, 4, false],
  ] as const)('decides for an animation that plays %s', (_what, change, seconds, expected) => {
    expect(needsPauseButton({ ...playback, ...change }, seconds)).toBe(expected);
  });
});

describe('stillFrameOf', () => {
  it('returns the given frame, otherwise the first of a loop and the last of an animation that plays once', () => {
    expect(stillFrameOf({ ...playback, stillFrame: 30 }, 120)).toBe(30);
    expect(stillFrameOf(playback, 120)).toBe(0);
    expect(stillFrameOf({ ...playback, loop: false }, 120)).toBe(119);
  });
});

describe('Animation in the browser', () => {
  let revealCallbacks: (() => void)[] = [];
  let requestedUrls: string[] = [];
  let respond: () => Response;
  const platform = {
    fetch: globalThis.fetch,
    matchMedia: globalThis.matchMedia,
    observer: globalThis.IntersectionObserver,
  };

  beforeEach(() => {
    revealCallbacks = [];
    requestedUrls = [];
    respond = () => Response.json({ error: 'not found' }, { status: 404 });
    globalThis.fetch = async (input) => {
      requestedUrls.push(String(input));
      return respond();
    };
    globalThis.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe(target: Element) {
        const box = target.getBoundingClientRect();
        const entry = {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          time: 0,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
        };
        revealCallbacks.push(() => this.#callback([entry], this));
      }
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
  });

  afterEach(() => {
    globalThis.fetch = platform.fetch;
    globalThis.matchMedia = platform.matchMedia;
    globalThis.IntersectionObserver = platform.observer;
  });

  const scrollNear = () => act(() => revealCallbacks.forEach((reveal) => reveal()));

  it('fetches nothing until it is near the viewport', async () => {
    render(animation({ animationLink: link }));
    expect(requestedUrls).toEqual([]);
    scrollNear();
    await waitFor(() => expect(requestedUrls).toEqual([link]));
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is not JSON', () => new Response('<html>')],
    ['is no animation', () => Response.json({ layers: [] })],
  ])('renders no animation if the file %s', async (_what, failingResponse) => {
    respond = failingResponse;
    const { container } = render(animation({ animationLink: link }));
    const initialHtml = container.innerHTML;
    scrollNear();
    await waitFor(() => expect(requestedUrls).toHaveLength(1));
    await act(async () => undefined);
    expect(container.innerHTML).toBe(initialHtml);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('retries once after a temporary failure', async () => {
    respond = () => new Response('', { status: 503 });
    render(animation({ animationLink: link }));
    scrollNear();
    await waitFor(() => expect(requestedUrls).toEqual([link, link]));
  });
});
