import { reportClientError } from './reportClientError.ts';

/** A page that fails again and again has said enough. */
const mostReports = 5;

/** Tells the server of faults in the site's own scripts that nobody caught, islands included (React hands them on). */
export function startErrorReports(): void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || !isOwn(error) || told.has(error.message) || told.size === mostReports)
      return;
    told.add(error.message);
    reportClientError(error);
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** Extensions and the chat run in the page too. */
function isOwn({ stack = '' }: Error): boolean {
  return stack.includes(`${window.location.origin}/`);
}
