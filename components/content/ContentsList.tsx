import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Anchor } from '#schema/anchors.ts';
import { css, cx } from '#styled/css';

const styles = {
  list: css({
    fontSize: '.9375rem',
    lg: { position: 'sticky', top: '24', maxHeight: 'calc(100vh - 120px)', overflowY: 'auto' },
  }),
  title: css({ fontSize: '.9375rem', fontWeight: '600', marginBottom: '2.5' }),
  link: css({
    display: 'block',
    paddingBlock: '7px',
    paddingInline: '14px 0',
    borderInlineStart: '1px solid token(colors.border)',
    textDecoration: 'none',
    color: 'text.muted',
    lineHeight: '1.35',
    overflowWrap: 'break-word',
    _hover: { color: 'text' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': {
      borderInlineStart: '2px solid token(colors.accent)',
      paddingInlineStart: '13px',
      color: 'text',
      fontWeight: '600',
    },
  }),
};

type Props = { anchors: readonly Anchor[]; className?: string };

/** Links to the headings of a text; `startContentsLists` marks the current one. */
export function ContentsList({ anchors, className }: Props) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} data-contents-list="" className={cx(styles.list, className)}>
      <h2 id={titleId} className={styles.title}>
        <Trans comment="Title of an article's list of contents">On this page</Trans>
      </h2>
      <ol>
        {anchors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
