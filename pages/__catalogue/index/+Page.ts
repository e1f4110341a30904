export { CataloguePage as Page } from '#renderer/catalogue/CataloguePage.tsx';
