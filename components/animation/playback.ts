/** How an animation plays when its editor says nothing else. */
export type Playback = {
  /** Starts by itself when it comes into view. */
  autoplay: boolean;
  /** Milliseconds from coming into view to the start. */
  delay: number;
  /** Plays while the pointer rests on it, and not by itself. */
  hover: boolean;
  /** Holds it where it is. */
  pause: boolean;
  /** For ever, once, or a number of repeats. */
  loop: boolean | number;
  /** `alternate` turns round at each end. */
  direction: 'forward' | 'reverse' | 'alternate';
  speed: number;
  scale: number;
  /** The frame shown to those who want no motion; the last where it plays once, else the first. */
  stillFrame?: number | undefined;
};

/** Motion that starts by itself and lasts longer needs a way to stop it (WCAG 2.2.2). */
const maxUnasked = 5;

/** Whether visitors get a pause button. */
export function needsPauseButton(playback: Playback, durationSeconds: number): boolean {
  const { autoplay, hover, pause, loop, speed } = playback;
  if (!autoplay || hover || pause) return false;
  const rounds = loop === true ? Infinity : 1 + Number(loop);
  return (rounds * durationSeconds) / speed > maxUnasked;
}

export function stillFrameOf({ stillFrame, loop }: Playback, frames: number): number {
  return stillFrame ?? (loop === false ? Math.max(0, frames - 1) : 0);
}

/** Whether another round follows those that have been played. */
export function hasRoundsLeft(loop: Playback['loop'], played: number): boolean {
  return loop === true || played <= Number(loop);
}
