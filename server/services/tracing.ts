import type { Middleware } from 'koa';
import type { Config } from '#server/config/config.ts';
import { untraced, type Trace } from '#server/lib/trace.ts';
import { createServerTiming } from '#server/operations/measureRequests.ts';
import type { Metrics, MetricsSources } from '#server/operations/createMetrics.ts';

export type TracingServices = {
  trace: Trace;
  /** Middleware that must run before all others. */
  middleware: Middleware[];
  /** Whether every request is traced, rather than only requests with the token for metrics. */
  tracesEveryRequest: boolean;
  stop(): Promise<void>;
};

/** Creates the middleware for traces and `Server-Timing`. Imports the tracing library only if traces are collected. */
export async function createTracingServices({
  tracing,
  metricsToken,
}: Pick<Config, 'tracing' | 'metricsToken'>): Promise<TracingServices> {
  const traces = tracing && (await import('#server/operations/createTracing.ts')).createTracing(tracing);
  const timing =
    metricsToken === undefined ? undefined : createServerTiming(metricsToken, traces?.trace ?? untraced);
  return {
    trace: timing?.trace ?? traces?.trace ?? untraced,
    middleware: [traces?.middleware, timing?.middleware].filter((middleware) => middleware !== undefined),
    tracesEveryRequest: traces !== undefined,
    stop: async () => traces?.stop(),
  };
}

/** Creates metrics, and imports their library. Returns undefined, without the import, if no token is set. */
export async function createMetricsServices(
  { metricsToken: token }: Config,
  sources: MetricsSources,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('#server/operations/createMetrics.ts');
  return createMetrics({ token, ...sources });
}
