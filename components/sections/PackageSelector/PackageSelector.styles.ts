import type { Offer } from '#components/pricing/Offer.ts';
import { css, cva } from '#styled/css';

const wide = 'minmax(0, 1.18fr)';
const even = 'minmax(0, 1fr)';

export const styles = {
  head: cva({
    base: {
      display: 'grid',
      gap: '8',
      marginBottom: { base: 'clamp(32px, 3vw, 48px)', lg: '18' },
    },
    variants: {
      hasHead: {
        true: {
          lg: {
            gridTemplateColumns: 'minmax(0, 7fr) auto',
            justifyContent: 'space-between',
            alignItems: 'end',
          },
        },
      },
    },
  }),
  words: css({ minWidth: '0' }),
  controls: cva({ variants: { hasHead: { true: { lg: { flexWrap: 'nowrap' } } } } }),
  plans: cva({
    base: {
      display: 'grid',
      border: '1px solid token(colors.border.ink)',
      background: 'surface',
      gridTemplateColumns: even,
    },
    variants: {
      columns: {
        one: { maxWidth: '560px' },
        two: { lg: { gridTemplateColumns: `${even} ${even}` } },
        three: { lg: { gridTemplateColumns: `${even} ${even} ${even}` } },
        threeFirst: { lg: { gridTemplateColumns: `${wide} ${even} ${even}` } },
        threeMiddle: { lg: { gridTemplateColumns: `${even} ${wide} ${even}` } },
        threeLast: { lg: { gridTemplateColumns: `${even} ${even} ${wide}` } },
        many: {
          lg: { gridTemplateColumns: `${even} ${even}` },
          xl: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
        },
      },
    },
  }),
  note: css({
    marginTop: { base: '5', lg: '12' },
    fontSize: '.875rem',
    color: 'text.muted',
    maxWidth: '53.5em',
  }),
};

/** The highlighted one of three is wider than its neighbours. */
export function columnsOf(offers: readonly Offer[]) {
  if (offers.length > 3) return 'many';
  if (offers.length < 3) return offers.length === 1 ? 'one' : 'two';
  const places = ['threeFirst', 'threeMiddle', 'threeLast'] as const;
  return places[offers.findIndex(({ isHighlighted }) => isHighlighted)] ?? 'three';
}
