import { useData } from 'vike-react/useData';
import { QrCodeSheet } from './QrCodeSheet.tsx';
import type { QrPageData } from './+data.ts';

/** The address of the site as a code to scan or print. */
export function Page() {
  return <QrCodeSheet {...useData<QrPageData>().qr} />;
}
