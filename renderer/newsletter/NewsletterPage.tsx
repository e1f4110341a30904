import { useData } from 'vike-react/useData';
import { NewsletterNoticePage } from '#components/newsletter/NewsletterNoticePage.tsx';
import type { NewsletterPageData } from './newsletterPage.ts';

export function NewsletterPage() {
  const { notice } = useData<NewsletterPageData>();
  return <NewsletterNoticePage notice={notice} />;
}
