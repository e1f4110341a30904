import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { addSignUpMetrics, type SignUps } from './signUpMetrics.ts';
import { measureRequests } from './measureRequests.ts';
import { createMetricsRouter } from './router.ts';

export type MetricsSources = {
  outbox: () => { waiting: number; failed: number; lagMs: number };
  /** Of the last thirteen weeks. */
  signUps: () => Promise<SignUps[]>;
  /** True while the content backend fails and is only probed. */
  isContentDown: () => boolean;
};

export type Metrics = {
  router: Router;
  /** Belongs above everything that answers. */
  measure: Middleware;
};

/** What Prometheus reads of this site, in a registry of its own. */
export function createMetrics({
  token,
  outbox,
  signUps,
  isContentDown,
}: MetricsSources & { token: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'outbox_messages',
    help: 'Mails and events that wait to be delivered, and those that were given up, in the whole database.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { waiting, failed } = outbox();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'outbox_lag_seconds',
    help: 'How long the oldest waiting message has been waiting.',
    registers: [registry],
    collect() {
      this.set(outbox().lagMs / 1000);
    },
  });
  addSignUpMetrics(registry, signUps);
  new Gauge({
    name: 'content_circuit_breaker_open',
    help: 'Whether the content backend fails and is only probed, 1 or 0.',
    registers: [registry],
    collect() {
      this.set(isContentDown() ? 1 : 0);
    },
  });
  return { router: createMetricsRouter({ registry, token }), measure: measureRequests(registry) };
}
