export { qrHead as ownHead } from '#renderer/qr/qrHead.ts';
