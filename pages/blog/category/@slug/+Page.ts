export { BlogCategoryPage as Page } from '#renderer/blog/BlogCategoryPage.tsx';
