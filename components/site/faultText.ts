import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Reason for the error page. */
export type PageFault =
  /** No page has this URL, or a page has rejected it. */
  | { kind: 'unknown' | 'refused'; path: string }
  /** The page provides a message in the visitor's language. */
  | { kind: 'said'; message: string }
  /** Like `said`, but shown instead of the editors' text for the status. */
  | { kind: 'explained'; message: string }
  /** The content is unavailable. */
  | { kind: 'unavailable' }
  /** The site has failed. */
  | { kind: 'failed' };

/** Returns the text of a fault in the page's language. */
export function faultText(i18n: I18n, fault: PageFault): string {
  switch (fault.kind) {
    case 'unknown': {
      const { path } = fault;
      return i18n._(
        msg({
          message: `Page not found: ${path}`,
          comment: 'The placeholder is the requested path',
        }),
      );
    }
    case 'refused': {
      const { path } = fault;
      return i18n._(
        msg({
          message: `Page Not Found: ${path}`,
          comment: 'Error message of a page that rejects its path; the placeholder is the path',
        }),
      );
    }
    case 'unavailable':
      return i18n._(
        msg({
          message: 'Service Unavailable',
          comment: 'Page title of the error page while the content backend is unavailable',
        }),
      );
    case 'failed':
      return i18n._(
        msg({
          message: 'Internal Server Error',
          comment: 'Page title of the error page after a server error',
        }),
      );
    case 'said':
    case 'explained':
      return fault.message;
  }
}
