import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants things to stand still; follows the setting when it changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}

function subscribe(onChange: () => void): () => void {
  const setting = matchMedia(query);
  setting.addEventListener('change', onChange);
  return () => setting.removeEventListener('change', onChange);
}

function onServer(): boolean {
  return true;
}
