import type { ClientErrorReport } from '#schema/clientError.ts';
import { whenSeen } from '../whenSeen.ts';

/** Tells the server of a component that threw. It may fail in silence: the visitor has trouble enough. */
export function reportClientError(error: Error, componentStack: string): void {
  const report: ClientErrorReport = {
    message: `${error.name}: ${error.message}`.slice(0, 500),
    component: componentStack.trim().slice(0, 2_000),
    path: window.location.pathname.slice(0, 500),
    buildId: import.meta.env.PUBLIC_ENV__BUILD_ID,
  };
  whenSeen(() => {
    void fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined);
  });
}
