export { contentPageQuery as query } from '#renderer/content-page/contentPageQuery.ts';
