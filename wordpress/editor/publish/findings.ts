import * as v from 'valibot';
import { Clue } from '#schema/frameMessages.ts';

/** Issue that the publish check found, as PublishPanel::check reports it. */
const Finding = v.object({
  code: v.string(),
  /** Whether the issue prevents publishing. */
  stops: v.boolean(),
  text: v.string(),
  section: v.nullish(v.object({ kind: v.string(), row: v.number() })),
  part: v.nullish(v.string()),
  clue: v.fallback(Clue, {}),
});
export type Finding = v.InferOutput<typeof Finding>;

export const CheckResult = v.object({
  /** Reason why the page could not be checked. */
  said: v.nullish(v.string()),
  findings: v.array(Finding),
  weight: v.nullish(v.string()),
});
export type CheckResult = v.InferOutput<typeof CheckResult>;

/** State of the page on the site. */
export const PublishedState = v.object({
  said: v.string(),
  link: v.nullish(v.string()),
  isDone: v.boolean(),
});
export type PublishedState = v.InferOutput<typeof PublishedState>;

export const PublishWords = v.object({
  title: v.string(),
  checking: v.string(),
  slow: v.string(),
  none: v.string(),
  foundOne: v.string(),
  found: v.string(),
  again: v.string(),
  stopped: v.string(),
  noWord: v.string(),
  loggedOut: v.string(),
  view: v.string(),
});
export type PublishWords = v.InferOutput<typeof PublishWords>;

/** Time in milliseconds after which a check counts as slow. */
export const slowMs = 6000;

const delays = [500, 1000, 1000, 2000, 2000, 5000, 5000, 10_000, 30_000];

/** Returns the message about a check's result. */
export function messageOf({ said, findings: { length } }: CheckResult, words: PublishWords): string {
  if (said) return said;
  if (length === 0) return words.none;
  return length === 1 ? words.foundOne : words.found.replace('%d', String(length));
}

/** Polls the state on the site at growing intervals until it is final. Returns a function that stops. */
export function followState(
  request: () => Promise<PublishedState | undefined>,
  show: (state: PublishedState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function follow(attempt: number): Promise<void> {
    const state = await request();
    if (isStopped) return;
    if (state) show(state);
    const delay = delays[attempt];
    if (!state?.isDone && delay !== undefined) timer = setTimeout(() => void follow(attempt + 1), delay);
  }
  void follow(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
