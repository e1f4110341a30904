import { css } from '#styled/css';

const hidden = { visibility: 'hidden' } as const;

/** On the element that holds both controls and prices: shows the prices of the checked radios only. */
export const priceSwitch = css({
  '&:has(input[value=dkk]:checked) [data-currency]:not([data-currency=dkk])': hidden,
  '&:has(input[value=eur]:checked) [data-currency]:not([data-currency=eur])': hidden,
  '&:has(input[value=usd]:checked) [data-currency]:not([data-currency=usd])': hidden,
  '&:has(input[value=europe]:checked) [data-zone=world]': hidden,
  '&:has(input[value=world]:checked) [data-zone=europe]': hidden,
});

export const styles = {
  controls: css({ display: 'flex', flexWrap: 'wrap', gap: '4' }),
  stack: css({
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, max-content)',
    alignItems: 'baseline',
  }),
  layer: css({ gridArea: '1 / 1' }),
};
