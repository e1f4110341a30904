import type { Locator, Page } from '@playwright/test';

/** Expects the visible effect of a control. */
export type Effect = (page: Page) => Promise<unknown>;

/** Expects the failure of a control. `recover` makes the missing resource available again. */
export type Failure = (page: Page, recover: () => Promise<void>) => Promise<unknown>;

export type Hand = 'the mouse' | 'a finger' | 'the keyboard';

/** A control that visitors activate, and its expected effects. */
export type Control = {
  name: string;
  path: string;
  isOnPhone?: true;
  /** Prepares the browser before the page is requested. */
  comes?: Effect;
  /** Prepares the page before the control is activated. */
  prepare?: Effect;
  find: (page: Page) => Locator;
  /** Key that activates the control. Default: Enter. */
  key?: string;
  /** Whether pointers click the end of the control instead of its centre. */
  isPressedAtEnd?: true;
  /** Text to type into the control instead of clicking it. */
  typed?: string;
  works: Effect;

  /** Whether the control works with HTML alone, independently of scripts and the network. */
  isHtml?: true;
  /** Whether a script renders the control, so that it cannot be activated before scripts run. */
  isShownByScript?: true;
  /** Effect without scripts, if it differs from `works`. `false` if there is none. */
  plain?: Effect | false;
  /** Whether the effect without scripts leaves the page, so that `works` cannot follow. */
  isPlainFinal?: true;

  /** Effect of a second activation, if that changes the state again. */
  undone?: (page: Page, hand: Hand) => Promise<unknown>;
  /** Whether activating the control moves it away from the pointer. */
  isMovedByPress?: true;

  /** Effect in a browser without storage, if the control usually stores its state. */
  withoutStorage?: Effect;

  /** Pattern of URLs that are fetched only when the control is used. */
  late?: RegExp;
  /** Whether the control belongs to an island, which queues events while its code loads. */
  isIsland?: true;
  /** Expected failure when the lazily loaded files are missing. */
  missing?: Failure;
  /** Expected failure while offline, and recovery after reconnecting. */
  offline?: Failure;
};

/** Pattern of lazily loaded chunks: islands and other code that is fetched when it is used. */
export const lateCode = /\/assets\/chunks\//;
