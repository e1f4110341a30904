import { ChatHost } from '../chat/ChatHost.tsx';
import { LeadDialogHost } from '../lead-form/LeadDialogHost.tsx';
import { ConnectionNotice } from './connection/ConnectionNotice.tsx';

/** What any page may ask for and few do: each part's code is loaded when it is. */
export function OnDemand() {
  return (
    <>
      <LeadDialogHost />
      <ChatHost />
      <ConnectionNotice />
    </>
  );
}
