/** Playback settings. */
export type Playback = {
  /** Whether the animation starts when it becomes visible. */
  autoplay: boolean;
  /** Milliseconds between becoming visible and the start. */
  delay: number;
  /** Whether the animation plays only while the pointer is over it. */
  hover: boolean;
  /** Whether the animation is paused. */
  pause: boolean;
  /** Repetition: `true` loops forever, `false` plays once, a number repeats that many times. */
  loop: boolean | number;
  /** Playback direction; `alternate` reverses at each end. */
  direction: 'forward' | 'reverse' | 'alternate';
  speed: number;
  scale: number;
  /**
   * Frame shown with reduced motion. Defaults to the last frame if the animation plays once, otherwise to the first.
   */
  stillFrame?: number | undefined;
};

/** Seconds after which motion that starts by itself needs a pause button (WCAG 2.2.2). */
const maxSecondsWithoutPause = 5;

/** Returns whether visitors need a pause button. */
export function needsPauseButton(playback: Playback, durationSeconds: number): boolean {
  const { autoplay, hover, pause, loop, speed } = playback;
  if (!autoplay || hover || pause) return false;
  const rounds = loop === true ? Infinity : 1 + Number(loop);
  return (rounds * durationSeconds) / speed > maxSecondsWithoutPause;
}

export function stillFrameOf({ stillFrame, loop }: Playback, frames: number): number {
  return stillFrame ?? (loop === false ? Math.max(0, frames - 1) : 0);
}

/** Returns whether another round follows after `playedRounds` rounds. */
export function hasRoundsLeft(loop: Playback['loop'], playedRounds: number): boolean {
  return loop === true || playedRounds <= Number(loop);
}
