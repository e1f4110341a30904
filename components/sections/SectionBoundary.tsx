import { reportClientError } from '../site/error/reportClientError.ts';
import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';

type Props = { kind: string; children: ReactNode };

/**
 * Keeps a section that throws from taking the page down. On the server `Suspense` leaves the section out and the
 * browser tries again; there this boundary has the last word.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportClientError(error, `${this.props.kind}${info.componentStack ?? ''}`);
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
