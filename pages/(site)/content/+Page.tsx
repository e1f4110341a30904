import { usePageQuery } from '#renderer/data/definePageQuery.ts';
import { query } from './+query.ts';
import { ContentPage } from './ContentPage.tsx';

export function Page() {
  const { page, products } = usePageQuery(query);
  return <ContentPage page={page} products={products?.nodes} />;
}
