/** A disc with the play mark cut out of it. */
const playDisc = 'path(evenodd, "M36 0a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM28.5 21.5v29l24-14.5z")';

/** What stands for a video until somebody asks for it. */
export const videoLink = {
  position: 'relative',
  display: 'grid',
  // The mark has what the words leave, and never covers them.
  gridTemplateRows: '1fr',
  gap: '1',
  aspectRatio: '16 / 9',
  minWidth: 'min(100%, 18rem)',
  padding: '5',
  background: 'ink',
  border: '1px solid token(colors.hairline.night)',
  borderRadius: 'panel',
  color: 'shoal',
  fontSize: '1rem',
  fontWeight: '600',
  lineHeight: '1.3',
  textDecoration: 'none',
  _before: {
    content: '""',
    placeSelf: 'center',
    width: '72px',
    height: '72px',
    background: 'magentaNight',
    clipPath: playDisc,
    transition: 'background-color token(durations.fast)',
  },
  _after: { content: 'attr(data-video-host)', fontSize: '.875rem', fontWeight: '400', color: 'fog' },
} as const;
