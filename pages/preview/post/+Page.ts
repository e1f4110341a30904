export { PostPreview as Page } from '#renderer/preview/PostPreview.tsx';
