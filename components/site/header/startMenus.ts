import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** What can take the focus in a menu's panel. */
const stops = ':scope > :not(summary) :is(a[href], button, summary)';

/**
 * Gives every `<details data-menu>` what a menu has beyond opening and closing by a press, which it does by itself:
 * ArrowDown enters it; Escape, a press or the focus elsewhere and a chosen link close it; one with `data-menu="hover"`
 * opens under the pointer.
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
  // A page that is seen again is the page, not the menu by which it was left.
  onBfcacheRestore(() => menus.forEach(close));

  for (const menu of menus) {
    menu.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      // The focus comes back here from a dialog that the link opens; a link in a closed menu cannot have it.
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

/** Its groups with it: it begins anew the next time. */
function close(menu: HTMLDetailsElement): void {
  for (const group of menu.querySelectorAll('details')) group.open = false;
  menu.open = false;
}

/** The wide bar and the mobile menu take each other's place as the window grows and shrinks. */
function closeWhenHidden(menu: HTMLDetailsElement): void {
  new ResizeObserver(() => {
    if (menu.open && menu.getClientRects().length === 0) close(menu);
  }).observe(menu);
}

/** How long a panel stays after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/** How long the pointer rests on an item before its panel opens: a pointer that only crosses the bar makes nothing flash. */
const dropdownOpenDelayMs = 100;

/**
 * Opens under a pointer that rests on it, at once where another is open, and closes a moment after it left, unless it has
 * come back by then.
 */
function openOnHover(menu: HTMLDetailsElement): void {
  let opening: number | undefined;
  let closing: number | undefined;
  // A visitor who comes to press it finds it open; that press is meant to open it too.
  let awaitsPress = false;

  const open = () => {
    if (menu.open) return;
    menu.open = true;
    awaitsPress = true;
  };
  const enter = () => {
    window.clearTimeout(closing);
    window.clearTimeout(opening);
    const isOtherOpen = document.querySelector('[data-menu="hover"][open]') !== null;
    if (isOtherOpen) open();
    else opening = window.setTimeout(open, dropdownOpenDelayMs);
  };
  const leave = () => {
    window.clearTimeout(opening);
    window.clearTimeout(closing);
    closing = window.setTimeout(() => {
      // The keyboard may be at work in it, while the pointer only passed.
      if (menu.querySelector(':focus-visible') === null) menu.open = false;
    }, dropdownCloseDelayMs);
  };

  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && enter());
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && leave());
  menu.addEventListener('toggle', () => {
    if (!menu.open) awaitsPress = false;
  });
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    window.clearTimeout(opening);
    // The keyboard's own click has no count, and takes back what it sees.
    if (awaitsPress && event.detail > 0) event.preventDefault();
    awaitsPress = false;
  });
  // The pointer may have come to rest on it before this script was there.
  if (window.matchMedia('(hover: hover)').matches && menu.matches(':hover')) enter();
}
