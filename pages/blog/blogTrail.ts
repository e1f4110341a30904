import { graphql, readInlineData } from 'react-relay';
import type { Breadcrumb } from '#renderer/data/PageData.ts';
import type { blogTrail_page$key } from './__generated__/blogTrail_page.graphql.ts';

/**
 * Returns the blog's breadcrumbs followed by `breadcrumbs`; empty if the blog's page has none. The backend's own
 * breadcrumbs for a post skip the blog.
 */
export function blogTrail(
  key: blogTrail_page$key | null | undefined,
  ...breadcrumbs: Breadcrumb[]
): Breadcrumb[] {
  if (key == null) return [];
  const page = readInlineData(
    graphql`
      fragment blogTrail_page on Page @inline {
        title
        uri
        link
        seo {
          breadcrumbs {
            url
            text
          }
        }
      }
    `,
    key,
  );
  const [home] = page.seo?.breadcrumbs ?? [];
  if (!home?.url || !home.text || !page.uri || !page.title) return [];
  return [{ path: home.url, text: home.text }, { path: page.uri, text: page.title }, ...breadcrumbs];
}
