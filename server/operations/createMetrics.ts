import type Router from '@koa/router';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { addSignUpMetrics, type SignUps } from './signUpMetrics.ts';
import { measureRequests, type RequestMeasures } from './measureRequests.ts';
import { createMetricsRouter } from './metricsRouter.ts';

export type MetricsSources = {
  outbox: () => { waiting: number; failed: number; lagMs: number };
  /** Of the last thirteen weeks. */
  signUps: () => Promise<SignUps[]>;
  /** True while the content backend fails and is only probed. */
  isContentDown: () => boolean;
  /** How many answers came from the content backend so far, and how many from other instances. */
  contentAnswers: () => { backend: number; shared: number };
  /** How long the CDN has had copies that should be gone. */
  cdnLagMs: () => number;
};

export type Metrics = {
  router: Router;
} & RequestMeasures;

/** What Prometheus reads of this site, in a registry of its own. */
export function createMetrics({
  token,
  outbox,
  signUps,
  isContentDown,
  contentAnswers,
  cdnLagMs,
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
  const told = { backend: 0, shared: 0 };
  new Counter({
    name: 'content_answers_total',
    help: 'Calls of the content backend, and answers that other instances had.',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      const now = contentAnswers();
      for (const from of ['backend', 'shared'] as const) {
        this.inc({ from }, now[from] - told[from]);
        told[from] = now[from];
      }
    },
  });
  new Gauge({
    name: 'cdn_purge_lag_seconds',
    help: 'How long the CDN has had copies that should be gone; 0 where it has none.',
    registers: [registry],
    collect() {
      this.set(cdnLagMs() / 1000);
    },
  });
  return { router: createMetricsRouter({ registry, token }), ...measureRequests(registry) };
}
