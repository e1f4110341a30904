import { ButtonLink, type ButtonSize, buttonLook } from '#components/ui/Button/ButtonLink.tsx';
import { css, cx } from '#styled/css';

/** Button in the content, of any GraphQL type. */
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

/** Row of an editor's buttons. Omits buttons that lack a URL or a title, and renders nothing if no button is left. */
export function GlobalButtons({ buttons, size = 'md', className }: Props) {
  const usable = usableButtons(buttons);
  if (usable.length === 0) return null;
  return (
    <div className={cx(row, className)}>
      {usable.map(({ url, title, target, style, icon }) => (
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

/** Returns the buttons that have a URL and a title. In WordPress, the value of a select field is a list. */
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
