export { renderMail } from './mail/renderMail.tsx';
