import { usePageContext } from 'vike-react/usePageContext';
import { analyticsAttributes } from '#components/analytics/analyticsAttributes.ts';
import { addressOf } from '#locales/addresses.ts';
import { analyticsScriptPath } from '#schema/build.ts';
import { HeadElements } from './head/HeadElements.tsx';

/**
 * Renders the elements of `<head>` that Vike does not. Structured data is at the end of the body (`+bodyHtmlEnd.ts`).
 */
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

/** In development, Vite serves the source file. */
const scriptPath = import.meta.env.DEV
  ? '/components/analytics/main.ts'
  : analyticsScriptPath(import.meta.env.PUBLIC_ENV__BUILD_ID);

/**
 * Renders the analytics script, if a tool is configured. Omitted on private pages and error pages, whose URLs may
 * identify the visitor.
 */
function AnalyticsScript() {
  const { data, address } = usePageContext();
  const { analytics, error } = data;
  if (analytics === undefined || error !== undefined || addressOf(address)?.isPrivate) return null;
  return <script type="module" src={scriptPath} {...analyticsAttributes(analytics)} />;
}
