import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** Selector of the focusable elements in a menu's panel. */
const stops = ':scope > :not(summary) :is(a[href], button, summary)';

/**
 * Makes every `<details data-menu>` behave like a menu. ArrowDown focuses the first entry. Escape, a click or focus
 * outside, and a clicked link close the menu. With `data-menu="hover"`, the menu opens under the pointer.
 */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const closeUnlessIn = ({ target }: Event) => {
    for (const menu of menus) if (menu.open && !isIn(menu, target)) close(menu);
  };
  document.addEventListener('pointerdown', closeUnlessIn);
  document.addEventListener('focusin', closeUnlessIn);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus.filter(({ open }) => open)) {
      if (isIn(menu, document.activeElement)) menu.querySelector('summary')?.focus();
      close(menu);
    }
  });
  // Closes all menus when the page is restored from the back/forward cache.
  onBfcacheRestore(() => menus.forEach(close));

  for (const menu of menus) {
    menu.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      // A dialog that the link opens must return the focus to this element, because a link in a closed menu cannot be
      // focused.
      menu.querySelector('summary')?.focus({ preventScroll: true });
      close(menu);
    });
    menu.querySelector('summary')?.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      menu.open = true;
      menu.querySelector<HTMLElement>(stops)?.focus();
    });
    if (menu.dataset['menu'] === 'hover') openOnHover(menu);
    closeWhenHidden(menu);
  }
}

function isIn(menu: HTMLDetailsElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}

/** Closes a menu and its groups. */
function close(menu: HTMLDetailsElement): void {
  for (const group of menu.querySelectorAll('details')) group.open = false;
  menu.open = false;
}

/**
 * Closes a menu when a change of the viewport's width hides it, because the bar and the mobile menu replace each other.
 */
function closeWhenHidden(menu: HTMLDetailsElement): void {
  new ResizeObserver(() => {
    if (menu.open && menu.getClientRects().length === 0) close(menu);
  }).observe(menu);
}

/** Time for which a panel stays open after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/** Time for which the pointer must stay on an item before its panel opens, so that crossing the bar opens nothing. */
const dropdownOpenDelayMs = 100;

/**
 * Opens a menu while the pointer is over it, without delay if another menu is open. Closes it shortly after the pointer
 * has left.
 */
function openOnHover(menu: HTMLDetailsElement): void {
  let openTimer: number | undefined;
  let closeTimer: number | undefined;
  // If a visitor moves to the menu in order to click, hovering has already opened it. That click must not close it.
  let isAwaitingClick = false;

  const open = () => {
    if (menu.open) return;
    menu.open = true;
    isAwaitingClick = true;
  };
  const enter = () => {
    window.clearTimeout(closeTimer);
    window.clearTimeout(openTimer);
    const isOtherOpen = document.querySelector('[data-menu="hover"][open]') !== null;
    if (isOtherOpen) open();
    else openTimer = window.setTimeout(open, dropdownOpenDelayMs);
  };
  const leave = () => {
    window.clearTimeout(openTimer);
    window.clearTimeout(closeTimer);
    closeTimer = window.setTimeout(() => {
      // A keyboard user may be in the menu when the pointer merely passes over it.
      if (menu.querySelector(':focus-visible') === null) menu.open = false;
    }, dropdownCloseDelayMs);
  };

  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && enter());
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && leave());
  menu.addEventListener('toggle', () => {
    if (!menu.open) isAwaitingClick = false;
  });
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    window.clearTimeout(openTimer);
    // A keyboard click has `detail` 0 and toggles the menu as usual.
    if (isAwaitingClick && event.detail > 0) event.preventDefault();
    isAwaitingClick = false;
  });
  // The pointer may have been over the menu before this script ran.
  if (window.matchMedia('(hover: hover)').matches && menu.matches(':hover')) enter();
}
