import { css, cx } from '#styled/css';
import { Icon } from './Icon.tsx';
import { isIconName } from './icons.ts';
import { iconsPath, splitIconName } from '#schema/icons.ts';

type Props = {
  /** Editor's value: the name of a built-in icon, or `prefix:name` of an Iconify set. */
  name: string;
  size?: number;
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * Icon that an editor chose. It needs no script: `<use>` refers to the sprite of `/api/icons`, and the icon's space is
 * reserved while the sprite loads. Renders nothing for an invalid name.
 */
export function ContentIcon({ name, size = 24, label, className }: Props) {
  const trimmedName = name.trim();
  if (isIconName(trimmedName))
    return <Icon name={trimmedName} size={size} label={label} className={className} />;
  const parts = splitIconName(trimmedName);
  if (!parts) return null;
  return (
    <svg
      width={size}
      height={size}
      className={cx(rigid, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use
        href={`${iconsPath}/${parts.prefix}.svg?icons=${parts.icon}#${parts.icon}`}
        width={size}
        height={size}
      />
    </svg>
  );
}

const rigid = css({ flex: 'none' });
