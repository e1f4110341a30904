import type { Config } from '#server/config/config.ts';
import type { Metrics, MetricsSources } from '#server/operations/createMetrics.ts';

/** Metrics where a token is set; else none, and their library is not even read. */
export async function composeMetrics(
  { metricsToken: token }: Config,
  sources: MetricsSources,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('#server/operations/createMetrics.ts');
  return createMetrics({ token, ...sources });
}
