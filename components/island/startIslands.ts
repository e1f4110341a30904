import { IslandElement } from './IslandElement.ts';
import { hearInput } from './typedText.ts';

/** From now on the islands of the page are hydrated, each at its own moment. */
export function startIslands(): void {
  hearInput();
  customElements.define('site-island', IslandElement);
}
