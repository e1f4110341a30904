import { usePageContext } from 'vike-react/usePageContext';
import { HeadElements } from './head/HeadElements.tsx';

/** Everything in `<head>` beside what Vike adds; structured data stand at the end (`+bodyHtmlEnd.ts`). */
export function Head() {
  const { head, config } = usePageContext();
  return head && <HeadElements head={head} keepsScroll={Boolean(config.preserveScroll)} />;
}
