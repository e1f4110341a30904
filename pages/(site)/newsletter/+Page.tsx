import { useData } from 'vike-react/useData';
import { NewsletterNoticePage } from '#components/newsletter/NewsletterNoticePage.tsx';
import type { NewsletterPageData } from './+data.ts';

export function Page() {
  const { notice } = useData<NewsletterPageData>();
  return <NewsletterNoticePage notice={notice} />;
}
