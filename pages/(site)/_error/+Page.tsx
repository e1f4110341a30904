export { ErrorPage as Page } from '#components/site/ErrorPage.tsx';
