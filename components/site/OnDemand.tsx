import { LeadDialogHost } from '../lead-form/LeadDialogHost.tsx';

/** What any page may ask for and few do: each part's code is loaded when it is. */
export function OnDemand() {
  return <LeadDialogHost />;
}
