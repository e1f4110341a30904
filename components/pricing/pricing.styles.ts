import { css } from '#styled/css';

const hiddenStyle = { visibility: 'hidden' } as const;
const hiddenStyles = { display: 'none' } as const;
const withoutHas = '@supports not selector(:has(a))';

/**
 * Shows only the prices of the checked radio buttons, on an element that contains both. Firefox 115 has no `:has()`.
 * There, prices appear below each other until `startPriceChoices` sets attributes with the choice.
 */
export const priceSwitch = css({
  '&:has(input[value=dkk]:checked) [data-currency]:not([data-currency=dkk])': hiddenStyle,
  '&:has(input[value=eur]:checked) [data-currency]:not([data-currency=eur])': hiddenStyle,
  '&:has(input[value=usd]:checked) [data-currency]:not([data-currency=usd])': hiddenStyle,
  '&:has(input[value=europe]:checked) [data-zone=world]': hiddenStyle,
  '&:has(input[value=world]:checked) [data-zone=europe]': hiddenStyle,
  [withoutHas]: {
    '&:is([data-shown-currency=dkk] *) [data-currency]:not([data-currency=dkk])': hiddenStyles,
    '&:is([data-shown-currency=eur] *) [data-currency]:not([data-currency=eur])': hiddenStyles,
    '&:is([data-shown-currency=usd] *) [data-currency]:not([data-currency=usd])': hiddenStyles,
    '&:is([data-shown-zone=europe] *) [data-zone=world]': hiddenStyles,
    '&:is([data-shown-zone=world] *) [data-zone=europe]': hiddenStyles,
  },
});

export const styles = {
  controls: css({ display: 'flex', flexWrap: 'wrap', gap: '4' }),
  stack: css({
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, max-content)',
    alignItems: 'baseline',
  }),
  layer: css({ gridArea: '1 / 1', [withoutHas]: { gridArea: 'auto' } }),
};
