import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { MarkedSections } from '#components/preview/SectionMark.tsx';
import { DefaultLayout } from '#components/site/DefaultLayout.tsx';
import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { ContentPage } from '../../(site)/content/ContentPage.tsx';
import { query } from './+query.ts';

/** Preview of a page, with a banner. */
export function Page() {
  const { page, products } = usePageQuery(query);
  return (
    <DefaultLayout>
      <MarkedSections>
        <ContentPage page={page} products={products?.nodes} />
      </MarkedSections>
      <PreviewBanner />
    </DefaultLayout>
  );
}
