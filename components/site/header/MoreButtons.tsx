import { useLingui } from '@lingui/react/macro';
import type { GlobalButton } from '#schema/siteContent.ts';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { buttonLook } from '#components/ui/Button/buttonLook.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';

const styles = {
  root: css({ position: 'relative' }),
  trigger: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { background: 'surface.sunken' },
    'details[open] > &': { background: 'surface.sunken' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  list: css({
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 16px)',
    zIndex: '16',
    display: 'grid',
    gap: '2.5',
    minWidth: '216px',
    padding: '4',
    background: 'white',
    color: 'ink',
    border: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    '& a': { width: '100%' },
  }),
};

type Props = { buttons: readonly GlobalButton[]; className?: string | undefined };

/** The global buttons that the bar has no room for, behind a press. */
export function MoreButtons({ buttons, className }: Props) {
  const { t } = useLingui();
  const drawn = usableButtons(buttons);
  if (drawn.length === 0) return null;
  return (
    <details data-menu="" className={cx(styles.root, className)}>
      <summary className={styles.trigger}>
        <Icon name="more" />
        <span className={visuallyHidden()}>
          {t({ message: 'More', comment: 'Button of the navigation bar that shows its further buttons' })}
        </span>
      </summary>
      <ul className={styles.list}>
        {drawn.map(({ url, title, target, style, icon }) => (
          <li key={`${url} ${title}`}>
            <ButtonLink href={url} target={target} look={buttonLook(style)} size="sm" icon={icon}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
