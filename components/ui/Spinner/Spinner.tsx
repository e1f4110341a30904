import { ring } from './ring.ts';

/** Animated ring beside text that describes the action in progress. */
export function Spinner() {
  return <span className={ring} aria-hidden="true" />;
}
