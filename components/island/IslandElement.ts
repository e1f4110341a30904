import type { Root } from 'react-dom/client';
import { loadMessages } from '#locales/loadMessages.ts';
import { pageLocale } from '#locales/locales.ts';
import { whenIdle } from '#components/page/pageLifecycle.ts';
import { ClickReplay } from './ClickReplay.ts';
import { islands, isIslandName } from './islands.ts';
import { reloadForMissingCode } from './reloadForMissingCode.ts';
import { isFilledIn, recordInput } from '#components/page/typedText.ts';

const touches = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Distance from the viewport at which islands are hydrated, so that they already work when they become visible. */
const margin = '400px';

/** Custom element of `Island`: waits for its time of hydration, loads the code and hydrates the island. */
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
    // The element has no content while the browser is still parsing it.
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

  /** Hydrates the island. Resolves once the island works or its code could not be loaded. */
  hydrate(): Promise<void> {
    this.#hydrating ??= this.#takeOver();
    return this.#hydrating;
  }

  readonly #onMoment = () => void this.hydrate();

  async #takeOver(): Promise<void> {
    try {
      const name = this.getAttribute('name');
      if (!isIslandName(name)) throw new Error(`There is no island ${name}.`);
      // Loaded in parallel, because each sequential request is noticeable on a slow connection.
      const [Component, messages, { hydrate }] = await Promise.all([
        islands[name](),
        loadMessages(pageLocale()),
        import('./hydrate.tsx'),
      ]);
      this.#root = await hydrate(this, Component, messages);
    } catch {
      // Without its code, the island remains the server's HTML, whose forms post without a script. CSS can use the
      // attribute.
      this.setAttribute('failed', '');
      if (!navigator.onLine) window.addEventListener('online', this.#beginAnew, { once: true });
      else if (this.#presses?.isEmpty) void reloadForMissingCode();
    }
    this.#waiting.abort();
    this.#presses?.release();
  }

  /** Loads the code again at the next opportunity, if loading failed for lack of a connection. */
  readonly #beginAnew = () => {
    this.removeAttribute('failed');
    this.#hydrating = undefined;
    if (this.isConnected) this.connectedCallback();
  };

  /** Waits for the island's time of hydration. */
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
    // Observes the content, because the element itself has no box (`display: contents`).
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

/** Starts to hydrate the islands of the page, each at its time. */
export function startIslands(): void {
  recordInput();
  customElements.define('site-island', IslandElement);
}
