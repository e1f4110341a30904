import Router from '@koa/router';

/** Component that must work before the instance receives requests. */
export type ReadinessCheck = { name: string } & (
  | { isReady: () => Promise<boolean> | boolean }
  /** Returns a sentence that describes the problem, for a public response. Returns `undefined` if there is none. */
  | { problem: () => Promise<string | undefined> }
);

/**
 * Creates the router for `/livez` (the process runs) and `/readyz` (the instance can serve). `warnings` inform
 * operators but do not change the status, because other instances would have the same ones.
 */
export function createHealthRouter(
  checks: readonly ReadinessCheck[],
  readWarnings: () => Promise<readonly string[]> | readonly string[] = () => [],
): Router {
  // Matches exact paths only, because the proxy blocks exactly these paths.
  const router = new Router({ strict: true, sensitive: true });
  router.get('/livez', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const results = await Promise.all(
      checks.map(async (check) => ({ name: check.name, ...(await runCheck(check)) })),
    );
    const failedChecks = results.filter(({ isReady }) => !isReady);
    const failing = failedChecks.map(({ name }) => name);
    const reasons = Object.fromEntries(
      failedChecks.flatMap(({ name, reason }) => (reason === undefined ? [] : [[name, reason]])),
    );
    ctx.set('Cache-Control', 'no-store');
    ctx.status = failing.length === 0 ? 200 : 503;
    ctx.body = {
      status: failing.length === 0 ? 'ok' : 'unavailable',
      failing,
      reasons,
      warnings: await readWarnings(),
    };
  });
  return router;
}

async function runCheck(check: ReadinessCheck): Promise<{ isReady: boolean; reason?: string | undefined }> {
  try {
    if ('isReady' in check) return { isReady: await check.isReady() };
    const reason = await check.problem();
    return { isReady: reason === undefined, reason };
  } catch {
    return { isReady: false };
  }
}
