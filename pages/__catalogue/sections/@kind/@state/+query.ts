export { catalogueQuery as query } from '#renderer/catalogue/catalogueQuery.ts';
