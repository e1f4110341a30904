import { cva } from '#styled/css';

const filled = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** Styles of a block with a picture, in a separate file because most pages have no such block. */
export const pictureStyles = {
  standard: cva({
    base: { color: 'text' },
    variants: {
      layout: {
        card: {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        },
        // A wide block has the picture beside the text, a narrow block has it on top.
        stack: {
          display: 'grid',
          alignContent: { lg: 'start' },
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: 'minmax(0, 1fr)',
          },
        },
        frame: {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          borderWidth: '1px 0 0',
        },
      },
    },
  }),
  // Beside the text if there is space. Otherwise below the text, where the picture covers the steps.
  gradientPicture: cva({
    base: {
      position: { base: 'relative', md: 'absolute' },
      width: { base: '100%', md: 'auto' },
      height: { base: '180px', md: 'auto' },
      order: '1',
      insetBlock: { md: '0' },
      insetInlineEnd: { md: '0' },
      insetInlineStart: { md: '58.333%', lg: 'max(620px, 58.333%)' },
      '& img': { ...filled, objectPosition: { base: '100% 50%', _rtl: '0 50%' } },
    },
    variants: {
      layout: {
        card: {},
        stack: {
          position: { md: 'relative' },
          width: { md: '100%' },
          height: { md: '180px' },
          insetInlineStart: { md: 'auto', lg: 'auto' },
        },
        frame: {},
      },
    },
  }),
  sidePicture: cva({
    base: {
      position: 'relative',
      // Almost square on phones, so that cropping does not leave only an empty side of the drawing.
      minHeight: { base: '280px', md: '200px' },
      overflow: 'hidden',
      background: 'surface.tint',
      borderTop: { base: '1px solid token(colors.border.ink)', md: '0' },
      borderInlineStart: { base: '0', md: '1px solid token(colors.border.ink)' },
    },
    variants: {
      isDrawing: {
        true: { display: 'grid', alignItems: 'center', padding: '7' },
        false: { '& img': { ...filled, objectPosition: '92% 40%' } },
      },
    },
  }),
  stackPicture: cva({
    base: {
      position: 'relative',
      overflow: 'hidden',
      background: 'surface.tint',
      // An outline, so that it overlaps the frame and the line next to the text.
      outline: '1px solid token(colors.border.ink)',
    },
    variants: {
      isDrawing: {
        true: { display: 'grid', alignItems: 'center', padding: '7' },
        false: {
          aspectRatio: { base: '16 / 9', md: 'auto', lg: '16 / 9' },
          '& img': { ...filled, objectPosition: '92% 40%' },
        },
      },
    },
  }),
};
