import { ButtonLink, type ButtonSize, buttonLook } from '#components/ui/Button/ButtonLink.tsx';
import { css, cx } from '#styled/css';

/** A button as the content backend gives it, whichever of its types it comes from. */
export type GlobalButton = {
  readonly link?: {
    readonly url?: string | null;
    readonly title?: string | null;
    readonly target?: string | null;
  } | null;
  readonly style?: readonly (string | null | undefined)[] | string | null;
  readonly icon?: readonly (string | null | undefined)[] | string | null;
};

type Props = {
  buttons: readonly (GlobalButton | null | undefined)[] | null | undefined;
  size?: ButtonSize;
  className?: string;
};

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** The editor's buttons in a row; those without address or title are left out, and an empty row draws nothing. */
export function GlobalButtons({ buttons, size = 'md', className }: Props) {
  const drawn = usableButtons(buttons);
  if (drawn.length === 0) return null;
  return (
    <div className={cx(row, className)}>
      {drawn.map(({ url, title, target, style, icon }) => (
        <ButtonLink
          key={`${url} ${title}`}
          href={url}
          target={target}
          look={buttonLook(style)}
          size={size}
          icon={icon}
        >
          {title}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The buttons that can be drawn; a select field has a list even for one value. */
export function usableButtons(buttons: Props['buttons']) {
  return (buttons ?? []).flatMap((entry) => {
    const { url, title, target } = entry?.link ?? {};
    return url && title
      ? [{ url, title, target: target ?? '', style: firstOf(entry?.style), icon: firstOf(entry?.icon) }]
      : [];
  });
}

function firstOf(
  value: readonly (string | null | undefined)[] | string | null | undefined,
): string | undefined {
  return (typeof value === 'string' ? value : value?.[0]) ?? undefined;
}
