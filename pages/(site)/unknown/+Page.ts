export { ErrorPage as Page } from '#components/site/error/ErrorPage.tsx';
