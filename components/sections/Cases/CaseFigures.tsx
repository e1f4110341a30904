import { RichText } from '#components/ui/RichText/RichText.tsx';
import { cva } from '#styled/css';

/** Whether a description is a list whose items begin with a figure in bold. */
export function holdsFigures(html: string): boolean {
  return /<li[^>]*>\s*<strong/i.test(html);
}

const list = cva({
  base: {
    '& ul': {
      display: 'grid',
      maxWidth: 'none',
      rowGap: '5',
      columnGap: '4',
      borderTop: '1px solid token(colors.border)',
      paddingTop: '6',
    },
    '& ul > li': {
      margin: '0',
      paddingLeft: '0',
      fontSize: '.875rem',
      lineHeight: '1.35',
      color: 'text.muted',
      overflowWrap: 'break-word',
    },
    '& ul > li::before': { display: 'none' },
    '& li > strong': {
      display: 'block',
      marginBottom: '1.5',
      fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)',
      fontStretch: '82%',
      fontWeight: '600',
      lineHeight: '1.05',
      letterSpacing: '-.03em',
      color: 'text',
    },
  },
  variants: {
    place: {
      besideQuote: {
        marginTop: '12',
        lg: { marginTop: '0' },
        '& ul': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 104px), 1fr))',
          lg: { gridTemplateColumns: 'minmax(0, 1fr)', borderTop: '0', paddingTop: '0', gap: '8' },
        },
      },
      row: {
        '& ul': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 104px), 1fr))',
          lg: { gridTemplateColumns: '5fr 4fr 3fr', gap: '8', borderTop: '0', paddingTop: '0' },
        },
      },
    },
  },
});

type Props = { html: string; isBesideQuote: boolean };

/** The editor's list of figures, set large. */
export function CaseFigures({ html, isBesideQuote }: Props) {
  return <RichText html={html} className={list({ place: isBesideQuote ? 'besideQuote' : 'row' })} />;
}
