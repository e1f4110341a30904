import { ring } from './ring.ts';

/** Something is under way; the text beside it says what. */
export function Spinner() {
  return <span className={ring} aria-hidden="true" />;
}
