export { blogPageQuery as query } from '#renderer/blog/blogPageQuery.ts';
