import { css, cva } from '#styled/css';

export const styles = {
  gradient: cva({
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      alignItems: { base: 'flex-start', lg: 'center' },
      justifyContent: { md: 'center', lg: 'flex-start' },
      // The specification's height, wherever the words fit.
      minHeight: '250px',
      overflow: 'hidden',
      color: 'white',
      background: 'none',
    },
    variants: {
      layout: {
        card: { borderRadius: 'panel' },
        stack: { borderRadius: 'panel', flexDirection: 'column', alignItems: 'flex-start' },
        frame: {},
      },
    },
  }),
  words: cva({
    base: { position: 'relative', minWidth: '0' },
    variants: {
      ctaStyle: {
        gradient: {
          width: '100%',
          maxWidth: '620px',
          // Below md the light steps rise beneath the words, never behind them.
          paddingBlock: { base: '28px 88px', md: '32px' },
          paddingInline: { base: '7', md: '14' },
          '& p': { color: 'foam' },
        },
        standard: {
          alignSelf: 'center',
          padding: { base: '36px 28px', md: '48px 56px' },
          '& p': { color: 'text.muted', maxWidth: '33.5em' },
        },
      },
      layout: { card: {}, stack: {}, frame: {} },
      // A picture below the words stands where the steps would rise.
      isAbovePicture: { true: { paddingBlock: { base: '28px', lg: '20px' } } },
    },
    compoundVariants: [
      {
        isAbovePicture: true,
        layout: ['card', 'frame'],
        css: { paddingBlock: { md: '20px' }, maxWidth: { md: '58.333%', lg: '620px' } },
      },
      {
        ctaStyle: 'standard',
        layout: 'stack',
        css: { padding: { base: '36px 28px', md: '36px 28px', lg: '32px' } },
      },
      {
        ctaStyle: 'gradient',
        layout: 'stack',
        css: { paddingBlock: { lg: '28px 88px' }, paddingInline: { lg: '8' } },
      },
    ],
  }),
  label: css({ textStyle: 'label', marginBottom: '3' }),
  title: css({ fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)', overflowWrap: 'break-word' }),
  subtitle: css({ textStyle: 'lead', marginTop: '2.5' }),
  description: css({ marginTop: '2.5' }),
  inner: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' }),
  // In a narrow block the steps rise from the bottom, in a wide one from the right. Ground and steps are drawn as one before
  // round corners cut them: each by itself would leave its own dark edge on the light ones.
  ramp: cva({
    base: {
      position: 'absolute',
      inset: '0',
      background: 'ink',
      opacity: '0.999',
      '& img': {
        position: 'absolute',
        inset: '0',
        top: 'auto',
        width: '100%',
        height: { base: '300px', md: '100%' },
        objectPosition: { base: '50% 100%', md: '45% 50%', lg: '80% 50%', xl: '100% 50%' },
        objectFit: 'cover',
      },
    },
    variants: {
      layout: {
        card: {},
        stack: {
          '& img': {
            height: { lg: '300px' },
            objectPosition: { lg: '50% 100%', xl: '50% 100%' },
          },
        },
        frame: {},
      },
    },
  }),
};
