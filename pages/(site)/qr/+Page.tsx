import { useData } from 'vike-react/useData';
import { QrCodeSheet } from '#components/qr/QrCodeSheet.tsx';
import type { QrPageData } from './+data.ts';

/** The QR page of specification 2. */
export function Page() {
  return <QrCodeSheet {...useData<QrPageData>().qr} />;
}
