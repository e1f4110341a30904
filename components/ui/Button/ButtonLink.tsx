import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';

export type ButtonLook = NonNullable<ButtonVariantProps['look']>;
export type ButtonSize = NonNullable<ButtonVariantProps['size']>;

type Props = {
  href: string | null | undefined;
  target?: string | null | undefined;
  look?: ButtonLook;
  size?: ButtonSize;
  /** Icon of the button. Editors can choose `youtube` and `linkedin`. */
  icon?: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Link styled as a button. */
export function ButtonLink({ href, target, look = 'purple', size = 'md', icon, className, children }: Props) {
  return (
    <Link href={href} target={target} className={cx(button({ look, size }), className)}>
      {look === 'partner' && (
        <span>
          <Icon name="partner" />
        </span>
      )}
      {icon === 'youtube' && <Icon name="youtube" />}
      {icon === 'linkedin' && <Icon name="linkedin" />}
      {children}
    </Link>
  );
}

const looks: Readonly<Record<string, ButtonLook>> = {
  outline: 'outline',
  'outline-dark': 'outlineDark',
  black: 'black',
  white: 'white',
  purple: 'purple',
  'partner-signup': 'partner',
};

/** Returns the look for an editor's style, or `purple` for an unknown style. */
export function buttonLook(style: string | null | undefined): ButtonLook {
  return looks[style ?? ''] ?? 'purple';
}
