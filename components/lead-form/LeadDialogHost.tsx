import { useEffect, useState, type ComponentType } from 'react';
import { leadPagePath } from '#locales/leadPath.ts';
import { localisePath } from '#locales/routing.ts';
import { usePage } from '../site/usePage.ts';
import { useHashState } from '../site/useHashState.ts';

type LeadDialogProps = { isOpen: boolean; onClose: () => void };

/** Opens the lead modal for every link to `#lead` and every address that ends in it; its code comes with the first. */
export function LeadDialogHost() {
  const { locale } = usePage();
  const { isShown, leave } = useHashState('#lead');
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps>>();

  useEffect(() => {
    if (!isShown || Dialog !== undefined) return;
    import('./LeadDialog.tsx').then(
      ({ LeadDialog }) => setDialog(() => LeadDialog),
      // The same form stands on a page of its own.
      () => window.location.assign(localisePath(leadPagePath, locale)),
    );
  }, [isShown, Dialog, locale]);

  return Dialog === undefined ? null : <Dialog isOpen={isShown} onClose={leave} />;
}
