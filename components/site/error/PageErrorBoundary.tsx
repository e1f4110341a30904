import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { reportClientError } from './reportClientError.ts';

type Props = {
  /** The page that is shown; another one gets a new try. */ pathname: string;
  children: ReactNode;
};
type State = { failedPath: string | undefined };

/** Shows the error page in place of a page that throws; navigation and footer stay (specification 8). */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failedPath: undefined };

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return state.failedPath !== undefined && state.failedPath !== props.pathname
      ? { failedPath: undefined }
      : null;
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.setState({ failedPath: this.props.pathname });
    reportClientError(error, info.componentStack ?? '');
  }

  static getDerivedStateFromError() {
    return { failedPath: typeof window === 'undefined' ? '' : window.location.pathname };
  }

  override render() {
    return this.state.failedPath === undefined ? this.props.children : <ErrorPage />;
  }
}
