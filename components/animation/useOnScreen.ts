import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is within `margin` (such as `200px`) of what can be seen. */
export function useOnScreen(element: RefObject<Element | null>, margin: string): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isOnScreen;
}
