/** How long a panel stays after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/** How long the pointer rests on an item before its panel opens: a pointer that only crosses the bar makes nothing flash. */
const dropdownOpenDelayMs = 100;

/**
 * Opens under a pointer that rests on it, at once where another is open, and closes a moment after it left, unless it has
 * come back by then.
 */
export function openOnHover(menu: HTMLDetailsElement): void {
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
      if (!menu.matches(':has(:focus-visible)')) menu.open = false;
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
