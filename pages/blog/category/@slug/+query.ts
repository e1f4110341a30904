export { blogCategoryPageQuery as query } from '#renderer/blog/blogCategoryPageQuery.ts';
