export { pagePreviewQuery as query } from '#renderer/preview/pagePreviewQuery.ts';
