import { graphql, useFragment } from 'react-relay';
import { cva } from '#styled/css';
import type { useFocusPoint_media$key } from './__generated__/useFocusPoint_media.graphql.ts';

/** One class for each step of the position, because the site's policy allows no `style` attributes. */
const styles = cva({
  // Takes precedence over the `object-position` of the container.
  base: { objectPosition: 'var(--focus-x) var(--focus-y)!' },
  variants: {
    x: {
      0: { '--focus-x': '0%' },
      10: { '--focus-x': '10%' },
      20: { '--focus-x': '20%' },
      30: { '--focus-x': '30%' },
      40: { '--focus-x': '40%' },
      50: { '--focus-x': '50%' },
      60: { '--focus-x': '60%' },
      70: { '--focus-x': '70%' },
      80: { '--focus-x': '80%' },
      90: { '--focus-x': '90%' },
      100: { '--focus-x': '100%' },
    },
    y: {
      0: { '--focus-y': '0%' },
      10: { '--focus-y': '10%' },
      20: { '--focus-y': '20%' },
      30: { '--focus-y': '30%' },
      40: { '--focus-y': '40%' },
      50: { '--focus-y': '50%' },
      60: { '--focus-y': '60%' },
      70: { '--focus-y': '70%' },
      80: { '--focus-y': '80%' },
      90: { '--focus-y': '90%' },
      100: { '--focus-y': '100%' },
    },
  },
});

type Step = 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;
const steps: readonly Step[] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/**
 * Returns the class that keeps the editor's focus point visible in a cropped picture. Returns `undefined` if the editor
 * set none, so that the container's own position applies.
 */
export function useFocusPoint(media: useFocusPoint_media$key | null | undefined): string | undefined {
  const data = useFragment(
    graphql`
      fragment useFocusPoint_media on MediaItem {
        focusPoint {
          fromLeft
          fromTop
        }
      }
    `,
    media,
  );
  const { fromLeft, fromTop } = data?.focusPoint ?? {};
  if (typeof fromLeft !== 'number' && typeof fromTop !== 'number') return undefined;
  return styles({ x: stepOf(fromLeft), y: stepOf(fromTop) });
}

/** Returns the nearest step, or the middle for an empty value. */
function stepOf(percent: number | null | undefined): Step {
  return steps[Math.round(Math.min(100, Math.max(0, percent ?? 50)) / 10)] ?? 50;
}
