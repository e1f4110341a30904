import type { GlobalButton } from './GlobalButtons.tsx';
import { readLink } from './readLink.ts';

type StoredButton = Omit<GlobalButton, 'link'> & {
  readonly link?: Parameters<typeof readLink>[0];
};

/** Buttons of the backend's four types of them, as `GlobalButtons` draws them. */
export function storedButtons(
  buttons: readonly (StoredButton | null | undefined)[] | null | undefined,
): GlobalButton[] {
  return (buttons ?? []).flatMap((button) =>
    button == null ? [] : [{ ...button, link: readLink(button.link) }],
  );
}
