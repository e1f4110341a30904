export { postPageQuery as query } from '#renderer/blog/postPageQuery.ts';
