import { Island } from './Island.tsx';
import { Animation, type AnimationProps } from '#components/animation/Animation.tsx';

/** An animation in a page. `waitsForUse` is for a flourish on a picture that is complete without it. */
export function AnimationIsland({ waitsForUse, ...props }: AnimationProps & { waitsForUse?: boolean }) {
  return (
    <Island name="Animation" of={Animation} props={props} hydrateOn={waitsForUse ? 'used' : 'visible'} />
  );
}
