import { graphql, readInlineData } from 'react-relay';
import type { GlobalButton } from './GlobalButtons.tsx';
import type { sectionButtons_button$key } from './__generated__/sectionButtons_button.graphql.ts';
import { readLink } from './readLink.ts';

type Keys = readonly (sectionButtons_button$key | null | undefined)[] | null | undefined;

/** Returns a section's buttons for `GlobalButtons`. */
export function sectionButtons(keys: Keys): GlobalButton[] {
  return storedButtons(
    keys?.map((key) =>
      key == null
        ? key
        : readInlineData(
            graphql`
              fragment sectionButtons_button on PageElementsSectionElementsGlobalButtons @inline {
                link {
                  ...readLink_link
                }
                style
                icon
              }
            `,
            key,
          ),
    ),
  );
}

type StoredButton = Omit<GlobalButton, 'link'> & {
  readonly link?: Parameters<typeof readLink>[0];
};

/** Returns buttons of any of the four GraphQL types for `GlobalButtons`. */
export function storedButtons(
  buttons: readonly (StoredButton | null | undefined)[] | null | undefined,
): GlobalButton[] {
  return (buttons ?? []).flatMap((button) =>
    button == null ? [] : [{ ...button, link: readLink(button.link) }],
  );
}
