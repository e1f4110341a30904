import { Island } from './Island.tsx';
import { Animation, type AnimationProps } from '#components/animation/Animation.tsx';

/**
 * Animation as an island. `waitsForUse` delays hydration until the visitor uses the page, for decorative animations.
 */
export function AnimationIsland({ waitsForUse, ...props }: AnimationProps & { waitsForUse?: boolean }) {
  return (
    <Island name="Animation" of={Animation} props={props} hydrateOn={waitsForUse ? 'used' : 'visible'} />
  );
}
