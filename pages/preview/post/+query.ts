export { postPreviewQuery as query } from '#renderer/preview/postPreviewQuery.ts';
