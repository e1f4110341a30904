import { graphql, readInlineData } from 'react-relay';
import type { postPicture_post$key } from './__generated__/postPicture_post.graphql.ts';

/**
 * Returns the picture of an article in lists: the editor's choice, otherwise the cover, otherwise the featured image.
 */
export function postPicture(post: postPicture_post$key) {
  const { blogPostElements, featuredImage } = readInlineData(
    graphql`
      fragment postPicture_post on Post @inline {
        featuredImage {
          node {
            ...Media_media
          }
        }
        blogPostElements {
          coverImage {
            node {
              ...Media_media
            }
          }
          featuredImage {
            node {
              ...Media_media
            }
          }
        }
      }
    `,
    post,
  );
  return (blogPostElements?.featuredImage ?? blogPostElements?.coverImage ?? featuredImage)?.node;
}
