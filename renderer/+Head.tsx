import { usePageContext } from 'vike-react/usePageContext';
import * as parts from '#brand/parts.ts';
import { analyticsAttributes } from '#components/analytics/analyticsAttributes.ts';
import { addressOf } from '#locales/addresses.ts';
import { markdownPath } from '#locales/markdownPaths.ts';
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
        {parts.agents && <MarkdownLink />}
        <AnalyticsScript />
      </>
    )
  );
}

/** Renders the link to the page's Markdown. Private pages, error pages and pages with pending changes have none. */
function MarkdownLink() {
  const { data, address, services, urlParsed } = usePageContext();
  if (data.error !== undefined || services.changes !== undefined || addressOf(address)?.isPrivate)
    return null;
  const href = markdownPath(address.pathname + (urlParsed.searchOriginal ?? ''));
  return <link rel="alternate" type="text/markdown" href={href} />;
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
