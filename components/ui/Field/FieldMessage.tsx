import type { ReactNode } from 'react';
import { field } from '#styled/recipes';
import { Icon } from '#components/ui/Icon/Icon.tsx';

type Props = { id?: string | undefined; kind: 'error' | 'success'; children: ReactNode };

/** What is wrong, or that all went well: never by colour alone. */
export function FieldMessage({ id, kind, children }: Props) {
  return (
    <p id={id} className={field()[kind]}>
      <Icon name={kind === 'error' ? 'alert' : 'success'} size={18} />
      <span>{children}</span>
    </p>
  );
}
