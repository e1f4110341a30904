import {
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { css, cx } from '#styled/css';

const styles = {
  dialog: css({
    width: '100%',
    maxWidth: '640px',
    maxHeight: 'calc(100dvh - 48px)',
    margin: 'auto',
    padding: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: 'text',
    background: 'surface',
    border: '1px solid token(colors.border.ink)',
    boxShadow: 'raised',
    _backdrop: { background: 'scrim' },
    _open: { animation: 'panelIn token(durations.base) token(easings.chart)' },
    smDown: { width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: '0' },
  }),
  sheet: css({ padding: { base: '28px 24px', md: '40px 44px' } }),
};

type Props = {
  isOpen: boolean;
  /** Asked to close by Escape or the backdrop: it closes when `isOpen` says so. */
  onClose: () => void;
  /** The id of its heading. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal sheet: the browser keeps the focus in it and gives it back, and the page behind does not scroll. What is in
 * it stays while it is closed.
 */
export function Dialog({ isOpen, onClose, labelledBy, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // A drag that began on the text and ends outside is a selection, not a click on the backdrop.
  const isBackdropPress = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, className)}
      aria-labelledby={labelledBy}
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may insist, on a second Escape for instance.
        if (isOpen && ref.current?.open === false) onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        isBackdropPress.current = event.target === ref.current;
      }}
      onClick={(event: MouseEvent) => {
        if (isBackdropPress.current && event.target === ref.current) onClose();
      }}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
