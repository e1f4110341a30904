import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { DefaultLayout } from '#renderer/layouts/DefaultLayout.tsx';
import { Page as ContentPage } from '../../(site)/content/+Page.tsx';

/** A page that is not published, with a word that says so. */
export function Page() {
  return (
    <DefaultLayout>
      <ContentPage />
      <PreviewBanner />
    </DefaultLayout>
  );
}
