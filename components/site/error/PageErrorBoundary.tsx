import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportClientError } from './reportClientError.ts';

type Props = {
  /** The page that is shown; another one gets a new try. */
  pathname: string;
  fallback: ReactNode;
  children: ReactNode;
};
type State = { hasFailed: boolean; failedPath: string | undefined };

const fine: State = { hasFailed: false, failedPath: undefined };

/** Shows the error page in place of a page that throws; navigation and footer stay (specification 8). */
export class PageErrorBoundary extends Component<Props, State> {
  override state = fine;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, { hasFailed, failedPath }: State): State | null {
    if (!hasFailed) return null;
    if (failedPath === undefined) return { hasFailed, failedPath: pathname };
    return failedPath === pathname ? null : fine;
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportClientError(error, info.componentStack ?? '');
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
