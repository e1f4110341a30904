import type { Locator, Page } from '@playwright/test';

/** What a visitor sees. */
export type Effect = (page: Page) => Promise<unknown>;

/** What a visitor sees of a control that cannot work; `recover` brings back what it lacked. */
export type Failure = (page: Page, recover: () => Promise<void>) => Promise<unknown>;

export type Hand = 'the mouse' | 'a finger' | 'the keyboard';

/** Something on a page that a visitor presses, and what they then see. */
export type Control = {
  name: string;
  path: string;
  isOnPhone?: true;
  /** The visitor who comes, before the page is asked for. */
  comes?: Effect;
  /** What is done on the page before the control is pressed. */
  prepare?: Effect;
  find: (page: Page) => Locator;
  /** The key that presses it, if that is not Enter. */
  key?: string;
  /** A pointer presses its end, not its middle. */
  isPressedAtEnd?: true;
  /** It is typed in, not pressed. */
  typed?: string;
  works: Effect;

  /** It is HTML alone: neither a script nor a connection makes a difference. */
  isHtml?: true;
  /** Scripts show it: it cannot be pressed before. */
  isShownByScript?: true;
  /** What it does by itself, where that is not all that it does with scripts. `false`: nothing. */
  plain?: Effect | false;
  /** What it does by itself leaves the page: there is nothing to add. */
  isPlainFinal?: true;

  /** What a second press makes of it, where that does not leave it as it is. */
  undone?: (page: Page, hand: Hand) => Promise<unknown>;
  /** A press moves it away from under the pointer. */
  isMovedByPress?: true;

  /** Its effect in a browser that stores nothing, if it is remembered elsewhere. */
  withoutStorage?: Effect;

  /** What is fetched only for who uses it. */
  late?: RegExp;
  /** It is an island: what is pressed while its code is on its way is held for it. */
  isIsland?: true;
  /** Without what is fetched late. */
  missing?: Failure;
  /** Without a connection, and with it again. */
  offline?: Failure;
};

/** The code of islands, and of whatever else comes when it is used. */
export const lateCode = /\/assets\/chunks\//;
