export { isSampleShown as validate } from '#renderer/catalogue/isSampleShown.ts';
