export { renderMail } from './renderMail.tsx';
