import type { Middleware } from 'koa';
import type { Config } from '#server/config/config.ts';
import { untraced, type Trace } from '#server/lib/trace.ts';
import { createServerTiming } from '#server/operations/measureRequests.ts';
import type { Metrics, MetricsSources } from '#server/operations/createMetrics.ts';

export type TracingServices = {
  trace: Trace;
  /** Above everything that answers. */
  middleware: Middleware[];
  /** True where every request is traced, rather than those whose senders ask for it. */
  seesEach: boolean;
  stop(): Promise<void>;
};

/** What operators see of single requests. The library is not even read where nobody collects traces. */
export async function createTracingServices({
  tracing,
  metricsToken,
}: Pick<Config, 'tracing' | 'metricsToken'>): Promise<TracingServices> {
  const traces = tracing && (await import('#server/operations/createTracing.ts')).createTracing(tracing);
  const timing =
    metricsToken === undefined ? undefined : createServerTiming(metricsToken, traces?.trace ?? untraced);
  return {
    trace: timing?.trace ?? traces?.trace ?? untraced,
    middleware: [traces?.middleware, timing?.middleware].filter((each) => each !== undefined),
    seesEach: traces !== undefined,
    stop: async () => traces?.stop(),
  };
}

/** Metrics where a token is set; else none, and their library is not even read. */
export async function createMetricsServices(
  { metricsToken: token }: Config,
  sources: MetricsSources,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('#server/operations/createMetrics.ts');
  return createMetrics({ token, ...sources });
}
