import type { ReactNode } from 'react';
import { field } from '#styled/recipes';
import { Icon } from '#components/ui/Icon/Icon.tsx';

type Props = { id?: string | undefined; kind: 'error' | 'success'; children: ReactNode };

/** Error or success message, with an icon in addition to the colour. */
export function FieldMessage({ id, kind, children }: Props) {
  return (
    <p id={id} className={field()[kind]}>
      <Icon name={kind === 'error' ? 'alert' : 'success'} size={18} />
      <span>{children}</span>
    </p>
  );
}
