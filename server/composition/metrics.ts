import type { Config } from '../config.ts';
import type { Metrics, MetricsSources } from '../features/metrics/createMetrics.ts';

/** Metrics where a token is set; else none, and their library is not even read. */
export async function composeMetrics(
  { metricsToken: token }: Config,
  sources: MetricsSources,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('../features/metrics/createMetrics.ts');
  return createMetrics({ token, ...sources });
}
