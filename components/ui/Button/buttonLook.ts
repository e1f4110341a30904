import type { ButtonLook } from './ButtonLink.tsx';

const looks: Readonly<Record<string, ButtonLook>> = {
  outline: 'outline',
  'outline-dark': 'outlineDark',
  black: 'black',
  white: 'white',
  purple: 'purple',
  'partner-signup': 'partner',
};

/** The look behind the style an editor chose; `purple` when it is unknown. */
export function buttonLook(style: string | null | undefined): ButtonLook {
  return looks[style ?? ''] ?? 'purple';
}
