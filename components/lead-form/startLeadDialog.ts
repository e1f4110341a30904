import { leadPagePath } from '#locales/leadPath.ts';
import { loadMessages } from '#locales/loadMessages.ts';
import { pageLocale } from '#locales/pageLocale.ts';
import { localisePath } from '#locales/routing.ts';
import { navigateTo } from '#components/site/navigateTo.ts';

/** Opens the lead modal for every link to `#lead` and every address that ends in it; its code comes with the first. */
export function startLeadDialog(): void {
  let isLoading = false;
  const open = async (change?: HashChangeEvent) => {
    if (isLoading || window.location.hash !== '#lead') return;
    isLoading = true;
    window.removeEventListener('hashchange', open);
    try {
      const [messages, { mountLeadDialog }] = await Promise.all([
        loadMessages(pageLocale()),
        import('./mountLeadDialog.tsx'),
      ]);
      mountLeadDialog(messages, change !== undefined);
    } catch {
      // The same form stands on a page of its own.
      navigateTo(localisePath(leadPagePath, pageLocale()));
    }
  };
  window.addEventListener('hashchange', open);
  void open();
}
