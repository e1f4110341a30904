import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { DefaultShell } from '#renderer/shells/DefaultShell.tsx';
import { Page as ContentPage } from '../../(site)/content/+Page.tsx';

/** A page that is not published, with a word that says so. */
export function Page() {
  return (
    <DefaultShell>
      <ContentPage />
      <PreviewBanner />
    </DefaultShell>
  );
}
