import { css } from '#styled/css';

/** Styles of a standalone link: accent colour, with an underline that retracts on hover. */
export const standaloneLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  paddingBottom: '0.5',
  fontWeight: '600',
  overflowWrap: 'anywhere',
  color: 'accent.text',
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: { base: '0 100%', _rtl: '100% 100%' },
  backgroundSize: '100% 1px',
  transition: 'background-size token(durations.base) token(easings.standard)',
  _hover: {
    backgroundSize: '0 1px',
    backgroundPosition: { base: '100% 100%', _rtl: '0 100%' },
    '& svg': { transform: 'translateX(3px)' },
  },
  '& svg': {
    width: '4',
    height: '4',
    flex: 'none',
    transition: 'transform token(durations.fast) token(easings.standard)',
  },
});
