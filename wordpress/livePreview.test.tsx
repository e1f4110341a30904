import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const scripts = ['fieldFinder', 'typedForm', 'pageFields', 'livePreview'].map((name) =>
  readFileSync(path.join(import.meta.dirname, `site/assets/${name}.js`), 'utf8'),
);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('Denied or full.', 'SecurityError');
};

test.each([
  ['denies its storage', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['has no storage', () => vi.stubGlobal('localStorage', null)],
  ['has no room left', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('the page beside the fields opens, closes and changes its width if the browser %s', (_, block) => {
  block();
  // The browser and WordPress bring these.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('jQuery', () => ({ on() {}, serializeArray: () => [] }));
  document.body.innerHTML = `<form id="post"><input name="auto_draft" value="1"></form>
    <button id="site-live-open"></button>
    <section id="site-live" data-words='{"typeFirst":"Type first."}' data-kinds="{}" hidden>
      <div class="site-live-stage"><iframe></iframe></div><p role="status"></p>
      <button data-width="390"></button><button data-whole></button><button data-publish></button><button data-close></button>
    </section>`;
  for (const script of scripts) new Function(script)();

  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const panel = document.querySelector('#site-live');
  press('#site-live-open');
  expect(panel?.hasAttribute('hidden')).toBe(false);
  press('[data-width]');
  expect(document.querySelector('[data-width]')?.getAttribute('aria-pressed')).toBe('true');
  press('[data-close]');
  expect(panel?.hasAttribute('hidden')).toBe(true);
  expect(document.activeElement?.id).toBe('site-live-open');
});
