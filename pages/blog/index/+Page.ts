export { BlogPage as Page } from '#renderer/blog/BlogPage.tsx';
