import type { CSSProperties } from 'react';
import { brand } from '#brand/brand.ts';
import { theme } from '#brand/theme.ts';
import { typeface } from '#brand/typeface.ts';
import { logoPlate } from '#schema/mail.ts';
import { token } from '#styled/tokens';

// Font names have no quotes, which would be encoded as entities in an attribute.
const sans = `${typeface.family},Helvetica Neue,Helvetica,Arial,sans-serif`;
const { headings } = theme.fonts ?? {};
const headingFamily = headings && `${headings.family},${headings.fallback}`.replaceAll(/["']/g, '');

const text = (size: number, lineHeight: number, fontFamily = sans): CSSProperties => ({
  fontFamily,
  fontSize: `${size}px`,
  lineHeight,
  overflowWrap: 'anywhere',
});

const ink = token('colors.ink');
const muted = token('colors.muted');
const hairline = `1px solid ${token('colors.hairline')}`;

const quote = {
  ...text(17, 1.55),
  margin: '0 0 24px',
  color: ink,
  whiteSpace: 'pre-line',
} satisfies CSSProperties;

/** Maximum width of tables in pixels, as an attribute. */
export const sheetWidth = 568;
const table = { maxWidth: '100%', margin: '0 auto', tableLayout: 'fixed' } satisfies CSSProperties;

/** Inline styles of the light theme: many mail programs remove style sheets. */
export const styles = {
  page: { margin: 0, padding: 0, background: token('colors.pale'), WebkitTextSizeAdjust: '100%' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  room: { background: token('colors.pale'), padding: '32px 16px' },
  sheet: { ...table, background: token('colors.white'), border: hairline, borderCollapse: 'separate' },
  edge: {
    height: brand.edge === 'scale' ? '6px' : '2px',
    fontSize: 0,
    lineHeight: 0,
    background: ink,
    ...(brand.edge === 'scale' && {
      backgroundImage: `repeating-linear-gradient(90deg,${ink} 0 5%,${token('colors.white')} 5% 10%)`,
    }),
    borderBottom: `1px solid ${ink}`,
  },
  body: { padding: '28px 32px 36px' },
  sender: { ...text(18, 1.2), margin: '0 0 28px', fontWeight: 600, color: ink },
  // Negative margins compensate for the plate, so that the logo is aligned with the text.
  logo: { display: 'block', border: 0, margin: `-${logoPlate.y}px -${logoPlate.x}px` },
  title: {
    ...text(28, 1.14, headingFamily),
    margin: '0 0 16px',
    letterSpacing: '-0.02em',
    fontWeight: 600,
    color: ink,
  },
  text: { ...text(17, 1.55), margin: '0 0 20px', color: ink },
  listed: { ...text(17, 1.55), margin: '0 0 20px', padding: '0 0 0 24px', color: ink },
  item: { margin: '0 0 6px' },
  textLink: { color: token('colors.brand'), textDecoration: 'underline' },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', border: 0, margin: '0 0 4px' },
  article: {
    ...text(20, 1.3, headingFamily),
    margin: '28px 0 8px',
    padding: '20px 0 0',
    borderTop: hairline,
    fontWeight: 600,
  },
  articleLink: { color: token('colors.brand'), textDecoration: 'none' },
  note: { ...text(15, 1.5), margin: '20px 0 0', color: muted },
  // One style for each direction, because many mail programs do not support logical properties.
  quote: { ...quote, padding: '2px 0 2px 16px', borderLeft: `3px solid ${ink}` },
  quoteRightToLeft: { ...quote, padding: '2px 16px 2px 0', borderRight: `3px solid ${ink}` },
  action: { margin: '8px 0 0' },
  buttonCell: { padding: '14px 22px', borderRadius: '6px', background: token('colors.brand') },
  button: {
    ...text(16, 1.25),
    display: 'inline-block',
    borderRadius: '6px',
    background: token('colors.brand'),
    color: token('colors.white'),
    fontWeight: 600,
    textDecoration: 'none',
  },
  fallback: { ...text(13, 1.5), margin: '24px 0 0', color: muted },
  address: { color: token('colors.brand'), wordBreak: 'break-all' },
  details: { margin: '24px 0 8px' },
  name: { ...text(13, 1.45), margin: 0, padding: '12px 0 0', borderTop: hairline, color: muted },
  value: { ...text(16, 1.5), margin: 0, padding: '0 0 12px', color: ink },
  lines: { whiteSpace: 'pre-line' },
  foot: table,
  footBody: { padding: '20px 0 0', color: muted },
  footLine: { ...text(13, 1.5), margin: '0 0 8px' },
  leave: { color: muted },
} satisfies Record<string, CSSProperties>;

const night = {
  ink: token('colors.pale'),
  sheet: token('colors.ink'),
  line: token('colors.hairline.night'),
};

/** Style sheet of the dark theme, for mail programs that support style sheets. */
export const nightCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${token('colors.inkDeep')} !important; }
  .sheet { background: ${night.sheet} !important; border-color: ${night.line} !important; }
  .ink, .ink a { color: ${night.ink} !important; }
  .muted, .muted a { color: ${token('colors.mutedNight')} !important; }
  .muted .address { color: ${token('colors.brandLight')} !important; }
  .button { background: ${token('colors.brandNight')} !important; }
  .edge {
    background: ${night.ink} !important;
    ${brand.edge === 'scale' ? `background-image: repeating-linear-gradient(90deg, ${night.ink} 0 5%, ${night.sheet} 5% 10%) !important;` : ''}
    border-color: ${night.ink} !important;
  }
  .rule { border-color: ${night.line} !important; }
}
`;
