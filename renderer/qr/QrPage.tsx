import { useData } from 'vike-react/useData';
import { QrCodeSheet } from '#components/qr/QrCodeSheet.tsx';
import type { QrPageData } from './qrData.ts';

/** The QR page of specification 2. */
export function QrPage() {
  return <QrCodeSheet {...useData<QrPageData>().qr} />;
}
