export { CatalogueInterfacePage as Page } from '#renderer/catalogue/CataloguePage.tsx';
