import { ChatHost } from '../chat/ChatHost.tsx';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import { LeadDialogHost } from '../lead-form/LeadDialogHost.tsx';

/** What any page may ask for and few do: each part's code is loaded when it is. */
export function OnDemand() {
  return (
    <>
      <ConsentHost />
      <LeadDialogHost />
      <ChatHost />
    </>
  );
}
