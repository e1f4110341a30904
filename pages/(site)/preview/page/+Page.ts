export { PagePreview as Page } from '#renderer/preview/PagePreview.tsx';
