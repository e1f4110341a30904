import { css } from '#styled/css';

export const styles = {
  controls: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    '& > search': { minWidth: '0', flex: { base: '1 1 100%', md: '0 1 20rem' } },
  }),
};
