import { Trans } from '@lingui/react/macro';
import { css } from '#styled/css';

const skip = css({
  position: 'absolute',
  insetInlineStart: '4',
  top: '-60px',
  zIndex: '99',
  padding: '12px 16px',
  background: 'ink',
  color: 'white',
  borderRadius: 'control',
  _focus: { top: '3' },
});

/** Link to the content. It comes first in the Tab order. */
export function SkipLink() {
  return (
    <a href="#main" className={skip}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
