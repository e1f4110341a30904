export { DefaultLayout as Layout } from '#components/site/DefaultLayout.tsx';
