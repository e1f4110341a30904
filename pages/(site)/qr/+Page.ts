export { QrPage as Page } from '#renderer/qr/QrPage.tsx';
