import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useLottieLight } from 'lottie-react';
import type { LottieAnimation } from '#schema/lottie.ts';
import { css } from '#styled/css';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { hasRoundsLeft, needsPauseButton, stillFrameOf, type Playback } from './playback.ts';

export type LottieDrawingProps = {
  animation: LottieAnimation;
  playback: Playback;
  isOnScreen: boolean;
  isHovered: boolean;
};

const fill = css({ position: 'absolute', inset: '0' });
const button = css({
  position: 'absolute',
  inset: 'var(--pause-inset, auto 8px 8px auto)',
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  padding: '0',
  border: '1px solid token(colors.border.strong)',
  borderRadius: '50%',
  background: 'surface',
  color: 'text',
  cursor: 'pointer',
  transition: 'background-color token(durations.fast)',
  _hover: { background: 'surface.tint' },
});

/**
 * Plays an animation with the hook of the player's library. The library's component would add a style element, which
 * the security policy blocks.
 */
export function LottieDrawing({ animation, playback, isOnScreen, isHovered }: LottieDrawingProps) {
  const { t } = useLingui();
  const { autoplay, delay, hover, pause, loop, direction, speed, scale } = playback;
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [rounds, setRounds] = useState(0);
  const isMotionReduced = useReducedMotion();
  const isDue = useDelay(isReady && isOnScreen, delay);
  const frame = useRef<HTMLDivElement>(null);

  const isAlternating = direction === 'alternate';
  const lottie = useLottieLight({
    src: animation,
    // For `alternate`, the `complete` handler reverses the direction. The player's own loop would jump to the start.
    loop: isAlternating ? false : loop,
    speed,
    ...(!isAlternating && { direction }),
    subscriptions: {
      ready: () => setReady(true),
      complete: () => {
        setRounds(rounds + 1);
        if (!isAlternating || !hasRoundsLeft(loop, rounds + 1)) return;
        lottie.setDirection((current) => (current === 'forward' ? 'reverse' : 'forward'));
        lottie.play();
      },
    },
  });
  const { play, pause: hold, seek, setDisplayRef, playableFrames, playableDuration } = lottie;

  // If the player loops by itself, it reports the end only once, after the last repeat.
  const hasEnded = rounds > 0 && !(isAlternating && hasRoundsLeft(loop, rounds));
  const canMove = isReady && !isMotionReduced && !pause && !isPaused && isOnScreen;
  const isPlaying = canMove && (hover ? isHovered : autoplay && isDue && !hasEnded);

  useEffect(() => {
    if (!isReady) return;
    if (isPlaying) play();
    else hold();
  }, [isReady, isPlaying, play, hold]);

  const stillFrame = stillFrameOf(playback, playableFrames);
  useEffect(() => {
    if (isReady && isMotionReduced) seek({ frame: stillFrame });
  }, [isReady, isMotionReduced, stillFrame, seek]);

  useEffect(() => {
    // Set by script, because the policy blocks style attributes in the document.
    if (frame.current) frame.current.style.scale = scale === 1 ? '' : String(scale);
  }, [scale]);

  return (
    <>
      <div ref={frame} className={fill} aria-hidden="true">
        <div ref={setDisplayRef} className={fill} />
      </div>
      {isReady && !isMotionReduced && needsPauseButton(playback, playableDuration) && (
        <button
          type="button"
          className={button}
          aria-label={isPaused ? t`Play animation` : t`Pause animation`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}

/** Returns whether `delayMs` have passed since `isEnabled` became true. */
function useDelay(isEnabled: boolean, delayMs: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!isEnabled || hasElapsed) return undefined;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => clearTimeout(timer);
  }, [isEnabled, hasElapsed, delayMs]);
  return hasElapsed;
}

const query = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor prefers reduced motion, and rerenders when the setting changes. */
function useReducedMotion(): boolean {
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
