import { holdClicks } from './hydration/heldClicks.ts';
import { listenForUse } from './hydration/untilWanted.ts';

/** The first thing that runs in the browser. */
export function onCreateGlobalContext(): void {
  holdClicks();
  listenForUse();
}
