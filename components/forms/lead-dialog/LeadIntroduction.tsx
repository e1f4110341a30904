import { useLingui } from '@lingui/react/macro';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { leadTitleId } from './leadDialog.ts';

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '5' }),
  title: css({ 'dialog &': { textStyle: 'h3' } }),
  text: css({ marginTop: '2', textStyle: 'small', color: 'text.muted' }),
  close: css({
    '&:not(dialog *)': { display: 'none' },
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '11',
    height: '11',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    background: 'none',
    cursor: 'pointer',
    _hover: { borderColor: 'ink', background: 'surface.sunken' },
  }),
};

/** Introduction above the lead form, with the modal's close button. */
export function LeadIntroduction() {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <div>
        <Heading level={1} id={leadTitleId} className={styles.title}>
          {t({ message: 'Talk to us', comment: 'Heading of the form for new customers' })}
        </Heading>
        <p className={styles.text}>
          {t({ message: 'Tell us what you need, and one of our experts will get back to you.' })}
        </p>
      </div>
      <button
        type="button"
        data-close=""
        className={styles.close}
        aria-label={t({ message: 'Close', comment: 'Button of a dialog' })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
