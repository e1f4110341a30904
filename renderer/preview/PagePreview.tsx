import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { ContentPage } from '../content-page/ContentPage.tsx';

/** A page that is not published, with a word that says so. */
export function PagePreview() {
  return (
    <>
      <ContentPage />
      <PreviewBanner />
    </>
  );
}
