import type { ClientErrorReport } from '#schema/clientError.ts';
import { onPrerenderActivated } from './pageLifecycle.ts';

/** Reports an error to the server once the page is visible. Ignores failures of the request. */
export function reportClientError(error: Error, where = error.stack ?? ''): void {
  if (import.meta.hot) {
    // The development server shows the error over the page, with file and line.
    import.meta.hot.send('site:thrown', { message: error.message, stack: error.stack ?? '' });
  }
  const report: ClientErrorReport = {
    message: `${error.name}: ${error.message}`.slice(0, 500),
    component: where.trim().slice(0, 2_000),
    path: window.location.pathname.slice(0, 500),
    buildId: import.meta.env.PUBLIC_ENV__BUILD_ID,
  };
  onPrerenderActivated(() => {
    void fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined);
  });
}

/** Maximum number of reports per page, for errors that repeat. */
const maxReports = 5;

/**
 * Reports uncaught errors of the site's own scripts to the server. They include those of islands, which React reports
 * to the window.
 */
export function startErrorReports(): void {
  const reportedMessages = new Set<string>();
  const reportOnce = (error: unknown) => {
    if (
      !(error instanceof Error) ||
      !isOwn(error) ||
      reportedMessages.has(error.message) ||
      reportedMessages.size === maxReports
    )
      return;
    reportedMessages.add(error.message);
    reportClientError(error);
  };
  window.addEventListener('error', ({ error }) => reportOnce(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason));
}

/** Returns whether an error comes from the site's scripts. Browser extensions and the chat also run in the page. */
function isOwn({ stack = '' }: Error): boolean {
  return stack.includes(`${window.location.origin}/`);
}
