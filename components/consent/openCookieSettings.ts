import { isPopoverOpen, setPopoverOpen } from '#components/site/popover.ts';
import { showCookieSettings } from './showCookieSettings.ts';
import { handleCookieSettingsSubmit } from './handleCookieSettingsSubmit.ts';

/** What stands for the settings until they are there (`CookieSettingsPlace`), and what their buttons name. */
export const cookieSettingsPlaceId = 'cookie-settings';

/** Lets every button for the cookie settings open them; one that was pressed before this script was there, too. */
export function startCookieSettings(): void {
  handleCookieSettingsSubmit();
  for (const button of document.querySelectorAll(`[popovertarget=${cookieSettingsPlaceId}]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void openCookieSettings();
    });
  }
  if (isPopoverOpen(place())) void openCookieSettings();
}

/** Opens the settings, whatever was chosen. They come from their page the first time; without it the visitor is told so. */
export async function openCookieSettings(): Promise<void> {
  const waiting = place();
  delete waiting?.dataset['failed'];
  setPopoverOpen(waiting, true);
  try {
    await showCookieSettings();
    setPopoverOpen(waiting, false);
  } catch {
    if (waiting !== null) waiting.dataset['failed'] = '';
    setPopoverOpen(waiting, true);
  }
}

function place(): HTMLElement | null {
  return document.getElementById(cookieSettingsPlaceId);
}
