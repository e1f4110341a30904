import { graphql } from 'react-relay';
import { definePageQuery } from '#renderer/data/definePageQuery.ts';
import { postHeadSource } from '#renderer/head/PageHead.ts';
import { previewHead } from '../previewHead.ts';
import type { PostPreviewQuery } from './__generated__/PostPreviewQuery.graphql.ts';

/** Editor's latest version of a post, published or not, without adjacent posts. */
export const query = definePageQuery<PostPreviewQuery>({
  isPreview: true,
  operation: graphql`
    query PostPreviewQuery($id: ID!) {
      post(id: $id, idType: DATABASE_ID, asPreview: true) {
        ...PageHead_post
        ...Article_post
      }
    }
  `,
  variables: ({ preview }) => ({ id: String(preview?.id ?? 0) }),
  resolve: ({ post }, context) =>
    post == null ? { found: false } : { found: true, head: previewHead(postHeadSource(post), context) },
});
