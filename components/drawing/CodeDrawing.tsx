import { useLingui } from '@lingui/react/macro';
import { RadioPanels } from '#components/ui/RadioPanels.tsx';
import { codePart, highlight } from '#components/ui/RichText/highlight.ts';
import { css } from '#styled/css';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  set: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' }),
  /** Label of a language in the row above the code. */
  language: css({
    padding: '12px 14px 10px',
    fontWeight: '500',
    color: 'text.muted',
    borderBottom: '2px solid transparent',
    _firstOfType: { marginInlineStart: '4px' },
    ':checked + &': { color: 'text', borderColor: 'accent.text' },
  }),
  panel: css({ flex: '1 0 100%' }),
  copy: css({
    marginInlineStart: 'auto',
    paddingInline: 'var(--inset)',
    minHeight: '11',
    border: '0',
    background: 'none',
    fontWeight: '500',
    cursor: 'pointer',
    '&[hidden]': { display: 'none' },
  }),
  code: css({
    margin: '0',
    padding: '18px var(--inset)',
    borderTop: '1px solid token(colors.border)',
    textStyle: 'mono',
    color: 'code.text',
    // On phones, long lines scroll. If they wrapped, an indent would look like a space within a URL.
    whiteSpace: { base: 'pre', md: 'pre-wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    '& + pre': { background: 'surface.sunken' },
    // Inside, because the drawing clips everything outside it.
    _focusVisible: { outlineOffset: '-2px' },
  }),
};

/**
 * Request in several languages, one of them visible, with its response. `startCopyLinks` adds the copy button's
 * behaviour.
 */
export function CodeDrawing({ content }: { content: DrawingContent }) {
  const { t } = useLingui();
  return (
    <RadioPanels
      legend={t({
        message: 'Programming language',
        comment: 'Label of the choice between programming languages',
      })}
      className={styles.set}
      labelClassName={styles.language}
      panelClassName={styles.panel}
      panels={content.samples.map(({ language, request, reply }) => ({
        key: language,
        label: language,
        content: (
          <>
            <Code text={request} />
            {reply && <Code text={reply} />}
          </>
        ),
      }))}
    >
      <button type="button" hidden data-copy="" aria-live="polite" className={styles.copy}>
        <span>{t({ message: 'Copy', comment: 'Button above a code sample' })}</span>
        <span hidden>{t({ message: 'Copied', comment: 'Confirmation after copying a code sample' })}</span>
      </button>
    </RadioPanels>
  );
}

/** Block of highlighted code. */
export function Code({ text }: { text: string }) {
  const { t } = useLingui();
  const name = t({
    message: 'Code sample',
    comment: 'Read aloud when a code sample gets the focus to be scrolled',
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too
    <pre className={styles.code} role="group" aria-label={name} tabIndex={0}>
      {highlight(text).map((token, index) =>
        token.kind ? (
          <span key={index} className={codePart({ kind: token.kind })}>
            {token.text}
          </span>
        ) : (
          token.text
        ),
      )}
    </pre>
  );
}
