import { graphql, readInlineData } from 'react-relay';
import type { GlobalButton } from './GlobalButtons.tsx';
import type { storedButtons_link$key } from './__generated__/storedButtons_link.graphql.ts';

type StoredButton = Omit<GlobalButton, 'link'> & { readonly link?: storedButtons_link$key | null };

/** Buttons as the backend has them, as `GlobalButtons` draws them. Its four types of buttons share that of their link. */
export function storedButtons(
  buttons: readonly (StoredButton | null | undefined)[] | null | undefined,
): GlobalButton[] {
  return (buttons ?? []).flatMap((button) =>
    button == null
      ? []
      : [
          {
            ...button,
            link:
              button.link &&
              readInlineData(
                graphql`
                  fragment storedButtons_link on AcfLink @inline {
                    url
                    title
                    target
                  }
                `,
                button.link,
              ),
          },
        ],
  );
}
