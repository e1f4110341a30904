import { Island } from './Island.tsx';
import { Animation, type AnimationProps } from '#components/animation/Animation.tsx';

/** An animation as an island. `waitsForUse` delays it until the visitor uses the page, for animations that only decorate. */
export function AnimationIsland({ waitsForUse, ...props }: AnimationProps & { waitsForUse?: boolean }) {
  return (
    <Island name="Animation" of={Animation} props={props} hydrateOn={waitsForUse ? 'used' : 'visible'} />
  );
}
