export { qrData as data } from '#renderer/qr/qrData.ts';
