export { CatalogueSectionPage as Page } from '#renderer/catalogue/CataloguePage.tsx';
