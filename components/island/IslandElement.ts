import type { Root } from 'react-dom/client';
import { loadMessages } from '#locales/loadMessages.ts';
import { pageLocale } from '#locales/locales.ts';
import { whenIdle } from '#components/page/pageLifecycle.ts';
import { ClickReplay } from './ClickReplay.ts';
import { islands, isIslandName } from './islands.ts';
import { reloadForMissingCode } from './reloadForMissingCode.ts';
import { isFilledIn, hearInput } from '#components/page/typedText.ts';

const touches = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Around the viewport: what is hydrated there is ready when it is seen. */
const margin = '400px';

/** The browser's side of `Island`: waits for its moment, then fetches its code and lets React take it over. */
class IslandElement extends HTMLElement {
  #waiting = new AbortController();
  #presses: ClickReplay | undefined;
  #hydrating: Promise<void> | undefined;
  #root: Root | undefined;

  connectedCallback(): void {
    if (this.#hydrating !== undefined) return;
    this.#waiting = new AbortController();
    for (const type of touches) {
      this.addEventListener(type, this.#onMoment, { signal: this.#signal, passive: true, capture: true });
    }
    this.#presses = new ClickReplay(this);
    // An element that the browser is still reading has no content yet.
    if (document.readyState !== 'loading') this.#expect();
    else document.addEventListener('DOMContentLoaded', () => this.#expect(), { signal: this.#signal });
  }

  disconnectedCallback(): void {
    this.#waiting.abort();
    this.#root?.unmount();
  }

  get #signal(): AbortSignal {
    return this.#waiting.signal;
  }

  /** Hydrates the island; settles once it works, or has been left as the server drew it. */
  hydrate(): Promise<void> {
    this.#hydrating ??= this.#takeOver();
    return this.#hydrating;
  }

  readonly #onMoment = () => void this.hydrate();

  async #takeOver(): Promise<void> {
    try {
      const name = this.getAttribute('name');
      if (!isIslandName(name)) throw new Error(`There is no island ${name}.`);
      // Side by side: on a slow line each wait for another would be felt.
      const [Component, messages, { hydrate }] = await Promise.all([
        islands[name](),
        loadMessages(pageLocale()),
        import('./hydrate.tsx'),
      ]);
      this.#root = await hydrate(this, Component, messages);
    } catch {
      // Without its code an island is the server's HTML, whose forms post by themselves; what waits for it may say so.
      this.setAttribute('failed', '');
      if (!navigator.onLine) window.addEventListener('online', this.#beginAnew, { once: true });
      else if (this.#presses?.isEmpty) void reloadForMissingCode();
    }
    this.#waiting.abort();
    this.#presses?.release();
  }

  /** What could not be had without a connection is asked for again at its next moment. */
  readonly #beginAnew = () => {
    this.removeAttribute('failed');
    this.#hydrating = undefined;
    if (this.isConnected) this.connectedCallback();
  };

  /** Waits for what hydrates the island without a touch. */
  #expect(): void {
    if (this.#signal.aborted) return;
    if (isFilledIn(this)) return this.#onMoment();
    switch (this.getAttribute('hydrate-on')) {
      case 'idle':
        return this.#signal.addEventListener('abort', whenIdle(this.#onMoment));
      case 'visible':
        return this.#hydrateInView();
      case 'used': {
        const onUse = () => this.#hydrateInView();
        for (const type of uses) {
          const options = { signal: this.#signal, passive: true, capture: true, once: true };
          document.addEventListener(type, onUse, options);
        }
      }
    }
  }

  #hydrateInView(): void {
    // The element itself has no box (`display: contents`).
    const { firstElementChild: content } = this;
    if (content === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#onMoment();
      },
      { rootMargin: margin },
    );
    observer.observe(content);
    this.#signal.addEventListener('abort', () => observer.disconnect());
  }
}

/** From now on the islands of the page are hydrated, each at its own moment. */
export function startIslands(): void {
  hearInput();
  customElements.define('site-island', IslandElement);
}
