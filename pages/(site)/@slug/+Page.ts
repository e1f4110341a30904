export { ContentPage as Page } from '#renderer/content-page/ContentPage.tsx';
