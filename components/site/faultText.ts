import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a visitor sees the error page. */
export type PageFault =
  /** No page has the address asked for, or one has refused it. */
  | { kind: 'unknown' | 'refused'; path: string }
  /** A page has said, in the visitor's language, why it cannot be shown. */
  | { kind: 'said'; message: string }
  /** The same, and that is all there is to say, whatever the status: the editors' own words would hide it. */
  | { kind: 'explained'; message: string }
  /** The content cannot be had. */
  | { kind: 'unavailable' }
  /** Something of ours broke. */
  | { kind: 'failed' };

/** What a fault is called in the page's language. */
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
