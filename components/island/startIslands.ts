import { IslandElement } from './IslandElement.ts';

/** From now on the islands of the page wake when they are wanted. */
export function startIslands(): void {
  customElements.define('site-island', IslandElement);
}
