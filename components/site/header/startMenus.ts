import { onBfcacheRestore } from '#components/site/onBfcacheRestore.ts';
import { openOnHover } from './hoverIntent.ts';

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
