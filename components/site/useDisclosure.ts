import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { usePage } from './usePage.ts';

/**
 * A `<details>` that behaves as a menu: Escape, leaving it, and arriving on another page close it. Without JavaScript
 * it is still a `<details>`.
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = usePage();

  // It may have been opened before the page came alive, and is then left as it is.
  const shownPathname = useRef(pathname);
  useLayoutEffect(() => {
    setOpen(shownPathname.current === pathname && ref.current?.open === true);
    shownPathname.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const details = ref.current;
    if (!isOpen || details === null) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const summaryProps = {
    // React keeps `open`; the browser's own toggle would leave the two apart.
    onClick(event: MouseEvent) {
      event.preventDefault();
      setOpen(!isOpen);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('a[href], button')?.focus());
    },
  };
  return { ref, isOpen, setOpen, summaryProps };
}
