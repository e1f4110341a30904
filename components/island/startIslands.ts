import { IslandElement } from './IslandElement.ts';

/** From now on the islands of the page are hydrated, each at its own moment. */
export function startIslands(): void {
  customElements.define('site-island', IslandElement);
}
