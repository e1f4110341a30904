import { Trans } from '@lingui/react/macro';
import { leadPagePath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { BottomBanner } from '#components/page/connection/BottomBanner.tsx';
import { usePage } from '#components/page/usePage.ts';
import { chatAttributes, chatId } from './ChatAdapter.ts';

/**
 * Renders the support chat's settings for `startSupportChat`, and a notice with an alternative. The notice appears if
 * the chat is unavailable: without JavaScript, or if the provider's script fails to load.
 */
export function SupportChat() {
  const { data, locale } = usePage();
  if (data.chat === undefined) return null;
  return (
    <BottomBanner id={chatId} role="alert" {...chatAttributes(data.chat)}>
      <Trans comment="Shown when the support chat fails to load; the link leads to a form">
        Chat isn’t available right now. <a href={localisePath(leadPagePath, locale)}>Write to us</a>
      </Trans>
    </BottomBanner>
  );
}
