import Router from '@koa/router';

/** A part of the service that must work before visitors are sent here. */
export type ReadinessCheck = { name: string } & (
  | { isReady: () => Promise<boolean> | boolean }
  /** Says in a sentence what is wrong; undefined: nothing. Anybody may read it. */
  | { problem: () => Promise<string | undefined> }
);

/**
 * `/livez` says that the process runs, `/readyz` that it can serve, and what an operator should know although it does:
 * `warnings` change no status, for another instance would have them too.
 */
export function createHealthRouter(
  checks: readonly ReadinessCheck[],
  warnings: () => Promise<readonly string[]> | readonly string[] = () => [],
): Router {
  // One spelling each: a proxy hides them by theirs.
  const router = new Router({ strict: true, sensitive: true });
  router.get('/livez', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const results = await Promise.all(
      checks.map(async (check) => ({ name: check.name, ...(await look(check)) })),
    );
    const failed = results.filter(({ isReady }) => !isReady);
    const failing = failed.map(({ name }) => name);
    const reasons = Object.fromEntries(
      failed.flatMap(({ name, reason }) => (reason === undefined ? [] : [[name, reason]])),
    );
    ctx.set('Cache-Control', 'no-store');
    ctx.status = failing.length === 0 ? 200 : 503;
    ctx.body = {
      status: failing.length === 0 ? 'ok' : 'unavailable',
      failing,
      reasons,
      warnings: await warnings(),
    };
  });
  return router;
}

async function look(check: ReadinessCheck): Promise<{ isReady: boolean; reason?: string | undefined }> {
  try {
    if ('isReady' in check) return { isReady: await check.isReady() };
    const reason = await check.problem();
    return { isReady: reason === undefined, reason };
  } catch {
    return { isReady: false };
  }
}
