import { graphql, readInlineData } from 'react-relay';
import type { GlobalButton } from './GlobalButtons.tsx';
import type { sectionButtons_button$key } from './__generated__/sectionButtons_button.graphql.ts';
import { storedButtons } from './storedButtons.ts';

type Keys = readonly (sectionButtons_button$key | null | undefined)[] | null | undefined;

/** A section's buttons, as `GlobalButtons` draws them. */
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
