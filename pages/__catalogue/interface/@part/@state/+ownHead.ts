export { catalogueHead as ownHead } from '#renderer/catalogue/catalogueHead.ts';
