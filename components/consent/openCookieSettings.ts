import { readChatSettings } from '#components/chat/chatSettings.ts';
import { isPopoverOpen, setPopoverOpen } from '#components/site/popover.ts';

/** What stands for the settings until they are there (`CookieSettingsPlace`), and what their buttons name. */
export const cookieSettingsPlaceId = 'cookie-settings';

/** Lets every button for the cookie settings open them; one that was pressed before this script was there, too. */
export function startCookieSettings(): void {
  for (const button of document.querySelectorAll(`[popovertarget=${cookieSettingsPlaceId}]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void openCookieSettings();
    });
  }
  if (isPopoverOpen(place())) void openCookieSettings();
}

/** Opens the settings, whatever was chosen. Their code comes with the first time; without it the visitor is told so. */
export async function openCookieSettings(): Promise<void> {
  const waiting = place();
  delete waiting?.dataset['failed'];
  setPopoverOpen(waiting, true);
  try {
    const { showCookieSettings } = await import('./cookieSettings.ts');
    await showCookieSettings(readChatSettings());
    setPopoverOpen(waiting, false);
  } catch {
    if (waiting !== null) waiting.dataset['failed'] = '';
    setPopoverOpen(waiting, true);
  }
}

function place(): HTMLElement | null {
  return document.getElementById(cookieSettingsPlaceId);
}
