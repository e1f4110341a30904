import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { LottieAnimation } from '#schema/lottie.ts';
import { css, cx } from '#styled/css';
import type { LottieDrawingProps } from './LottieDrawing.tsx';
import type { Playback } from './playback.ts';

export type AnimationProps = Partial<Playback> & {
  /** Path of a Lottie file on the site, `/cms/wp-content/uploads/….json`. */
  animationLink?: string | null | undefined;
  /** Content of the file, instead of `animationLink`. */
  animationData?: object | null | undefined;
  /** Renderer. The library's light build has only this one. */
  renderer?: 'svg';
  /** Text alternative; without it, the animation is decorative. */
  label?: string | undefined;
  /** Dimensions of the animation, which reserve its space before it has loaded. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
};

const box = css({ position: 'relative', display: 'block' });
const visuallyHidden = css({ srOnly: true });
const sizer = css({ width: '100%', height: 'auto' });

/**
 * Lottie animation. Fetches the player and the file when it is near the viewport. Visitors who prefer reduced motion
 * see a still frame. An animation that plays by itself for more than five seconds has a pause button.
 */
export function Animation(props: AnimationProps) {
  const { animationLink, animationData, label, width, height, className } = props;
  const { autoplay = true, delay = 0, hover = false, pause = false, loop = true } = props;
  const { direction = 'forward', speed = 1, scale = 1, stillFrame } = props;
  if (!animationLink && animationData == null) {
    throw new Error('You must provide either animationLink or animationData');
  }
  if (!(speed > 0)) throw new Error('Speed must be greater than 0');

  const element = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(element, '400px');
  const isOnScreen = useOnScreen(element, '0px');
  const [isHovered, setHovered] = useState(false);
  const drawing = useDrawing(isNear);
  const animation = useAnimation(isNear, animationLink ?? undefined, animationData ?? undefined);

  return (
    <div
      ref={element}
      className={cx(box, className)}
      {...(hover && { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) })}
    >
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
      {width !== undefined && height !== undefined && (
        <svg
          className={sizer}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
      )}
      {drawing && animation && (
        <drawing.Component
          animation={animation}
          playback={{ autoplay, delay, hover, pause, loop, direction, speed, scale, stillFrame }}
          isOnScreen={isOnScreen}
          isHovered={isHovered}
        />
      )}
    </div>
  );
}

/** Returns the component that renders the animation, once it is needed and loaded. */
function useDrawing(isNeeded: boolean) {
  const [drawing, setDrawing] = useState<{ Component: ComponentType<LottieDrawingProps> }>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./LottieDrawing.tsx').then(
      (module) => setDrawing({ Component: module.LottieDrawing }),
      // Without the player, no animation is shown, as if the file were missing.
      () => undefined,
    );
  }, [isNeeded]);
  return drawing;
}

/** Returns the validated animation, once it is needed and loaded. */
function useAnimation(isNear: boolean, link: string | undefined, data: unknown) {
  const [animation, setAnimation] = useState<LottieAnimation>();
  const isNeeded = isNear || animation !== undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const abortController = new AbortController();
    const source = data === undefined ? { link: link ?? '' } : { data };
    import('./loadAnimation.ts')
      .then((module) => module.loadAnimation(source, abortController.signal))
      .then(
        (loadedAnimation) => {
          if (!abortController.signal.aborted) setAnimation(loadedAnimation);
        },
        () => undefined,
      );
    return () => abortController.abort();
  }, [isNeeded, link, data]);
  return animation;
}

/** Returns whether the element is within `margin` (such as `200px`) of the viewport. */
function useOnScreen(element: RefObject<Element | null>, margin: string): boolean {
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
