import { graphql, readInlineData } from 'react-relay';
import type { readLink_link$data, readLink_link$key } from './__generated__/readLink_link.graphql.ts';

export type LinkContent = Pick<readLink_link$data, 'url' | 'title' | 'target'>;

/** Returns an editor's link. Its URL is empty if the server rejected it. */
export function readLink(key: readLink_link$key | null | undefined): LinkContent | undefined {
  if (key == null) return undefined;
  return readInlineData(
    graphql`
      fragment readLink_link on AcfLink @inline {
        url
        title
        target
      }
    `,
    key,
  );
}
