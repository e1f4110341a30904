export { PostPage as Page } from '#renderer/blog/PostPage.tsx';
