import type { Locator, Page } from '@playwright/test';

/** Expectation about what a visitor sees. */
export type Effect = (page: Page) => Promise<unknown>;

/** Expectation about a control that fails; `recover` makes the missing resource available again. */
export type Failure = (page: Page, recover: () => Promise<void>) => Promise<unknown>;

export type Hand = 'the mouse' | 'a finger' | 'the keyboard';

/** A control that visitors activate, and the expected result. */
export type Control = {
  name: string;
  path: string;
  isOnPhone?: true;
  /** Prepares the visitor, before the page is requested. */
  comes?: Effect;
  /** Steps on the page before the control is activated. */
  prepare?: Effect;
  find: (page: Page) => Locator;
  /** Key that activates it; Enter by default. */
  key?: string;
  /** Pointers click its end instead of its centre. */
  isPressedAtEnd?: true;
  /** Text to type into the control, which is not clicked. */
  typed?: string;
  works: Effect;

  /** Works with HTML alone: neither scripts nor the network matter. */
  isHtml?: true;
  /** Rendered by a script, so it cannot be activated before scripts run. */
  isShownByScript?: true;
  /** Effect without scripts if it differs from `works`. `false`: no effect. */
  plain?: Effect | false;
  /** The effect without scripts leaves the page, so nothing follows. */
  isPlainFinal?: true;

  /** Effect of a second activation if it changes the state again. */
  undone?: (page: Page, hand: Hand) => Promise<unknown>;
  /** Activating it moves it away from the pointer. */
  isMovedByPress?: true;

  /** Effect in a browser without storage, if the control usually stores its state. */
  withoutStorage?: Effect;

  /** URLs that are fetched only when the control is used. */
  late?: RegExp;
  /** Belongs to an island: events are queued for it while its code loads. */
  isIsland?: true;
  /** Expectation when the lazily loaded files are missing. */
  missing?: Failure;
  /** Expectation while offline, and after reconnecting. */
  offline?: Failure;
};

/** Lazily loaded chunks: islands and other code that is fetched on use. */
export const lateCode = /\/assets\/chunks\//;
