import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { Dialog } from '#components/ui/Dialog/Dialog.tsx';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { PrivacyNote } from '#components/privacy/PrivacyNote.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LeadIntroduction } from './LeadIntroduction.tsx';

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '5' }),
  close: css({
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
  done: css({ marginTop: '6' }),
};

type Props = { isOpen: boolean; onClose: () => void };

/** The lead-generation modal. What was typed stays when it closes; after a success it starts anew. */
export function LeadDialog({ isOpen, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [round, setRound] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) sheet.current?.querySelector<HTMLElement>('form [name=fullName]')?.focus();
  }, [isOpen]);

  function close() {
    if (sheet.current?.querySelector('form') === null) setRound(round + 1);
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={id}>
      <div ref={sheet}>
        <div className={styles.head}>
          <LeadIntroduction
            heading={(title) => (
              <Heading level={2} look="h3" id={id}>
                {title}
              </Heading>
            )}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t({ message: 'Close', comment: 'Button of a dialog' })}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <LeadForm
          key={round}
          headingLevel={3}
          cancel={
            <button type="button" className={button({ look: 'outline' })} onClick={close}>
              {t({ message: 'Cancel', comment: 'Button of a dialog' })}
            </button>
          }
          afterwards={
            <div className={styles.done}>
              <button type="button" className={button({ look: 'purple' })} onClick={close}>
                {t({ message: 'Back to the page', comment: 'Button of a dialog' })}
              </button>
            </div>
          }
        />
        <PrivacyNote />
      </div>
    </Dialog>
  );
}
