import { ring } from './ring.ts';

/** Animated ring beside a text that says what is in progress. */
export function Spinner() {
  return <span className={ring} aria-hidden="true" />;
}
