import { css } from '#styled/css';
import { button } from '#styled/recipes';

export const newsletterForm = {
  root: css({ minWidth: '0' }),
  title: css({ maxWidth: '14em' }),
  lead: css({ marginBlock: '12px 24px', maxWidth: '30em', color: 'text.muted' }),
  form: css({ maxWidth: '480px' }),
  interests: css({ border: 'none', padding: '0', display: 'grid', gap: '1', marginBottom: '5' }),
  legend: css({ fontWeight: '600', padding: '0', marginBottom: '2' }),
  interest: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    width: 'fit-content',
    cursor: 'pointer',
  }),
  box: css({ width: '5', height: '5', flex: 'none', margin: '0', accentColor: 'ink' }),
  results: css({ '& > *': { marginTop: '2.5' } }),
  row: css({
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { sm: 'flex-start' },
    gap: '2.5',
  }),
  control: css({ flex: { sm: '1' } }),
  // The recipe is called with constants, so that Panda evaluates it at build time.
  purple: button({ look: 'purple' }),
  white: button({ look: 'white' }),
  consent: css({ textStyle: 'caption', color: 'text.muted', marginTop: '2.5' }),
};
