import { graphql, readInlineData } from 'react-relay';
import type { postPicture_post$key } from './__generated__/postPicture_post.graphql.ts';

/** The picture of an article in a list: the one that its editor chose for that, else the one on its top. */
export function postPicture(post: postPicture_post$key) {
  const { blogPostElements } = readInlineData(
    graphql`
      fragment postPicture_post on Post @inline {
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
  return (blogPostElements?.featuredImage ?? blogPostElements?.coverImage)?.node;
}
