export { isCatalogueShown as validate } from '#renderer/catalogue/isCatalogueShown.ts';
