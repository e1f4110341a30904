/** How long a panel stays after the pointer has left it. */
const dropdownCloseDelayMs = 100;

/** Opens under a pointer that hovers, at once, and closes a moment after it left, unless it has come back by then. */
export function openOnHover(menu: HTMLDetailsElement): void {
  let closing: number | undefined;
  // Who comes to press it finds it open; that press is meant to open it too.
  let awaitsPress = false;

  const enter = () => {
    window.clearTimeout(closing);
    if (menu.open) return;
    menu.open = true;
    awaitsPress = true;
  };
  const leave = () => {
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
    // The keyboard's own click has no count, and takes back what it sees.
    if (awaitsPress && event.detail > 0) event.preventDefault();
    awaitsPress = false;
  });
  // The pointer may have come to rest on it before this script was there.
  if (window.matchMedia('(hover: hover)').matches && menu.matches(':hover')) enter();
}
