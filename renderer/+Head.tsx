import { usePageContext } from 'vike-react/usePageContext';
import { analyticsAttributes } from '#components/analytics/analyticsAttributes.ts';
import { addressOf } from '#locales/addresses.ts';
import { analyticsScriptPath } from '#schema/build.ts';
import { HeadElements } from './head/HeadElements.tsx';

/** Everything in `<head>` beside what Vike adds; structured data stand at the end (`+bodyHtmlEnd.ts`). */
export function Head() {
  const { head, config } = usePageContext();
  return (
    head && (
      <>
        <HeadElements head={head} keepsScroll={Boolean(config.preserveScroll)} />
        <AnalyticsScript />
      </>
    )
  );
}

/** Vite serves the source itself in development. */
const scriptPath = import.meta.env.DEV
  ? '/components/analytics/main.ts'
  : analyticsScriptPath(import.meta.env.PUBLIC_ENV__BUILD_ID);

/**
 * What counts the page, where a tool does. Not what is for one reader alone, and no error page: their addresses may say who
 * reads them.
 */
function AnalyticsScript() {
  const { data, address } = usePageContext();
  const { analytics, error } = data;
  if (analytics === undefined || error !== undefined || addressOf(address)?.isPrivate) return null;
  return <script type="module" src={scriptPath} {...analyticsAttributes(analytics)} />;
}
