import Router from '@koa/router';

/** A part of the service that must work before visitors are sent here. */
export type ReadinessCheck = { name: string; isReady: () => Promise<boolean> | boolean };

/**
 * `/livez` says that the process runs, `/readyz` that it can serve, and what an operator should know although it does:
 * `warnings` change no status, for another instance would have them too.
 */
export function createHealthRouter(
  checks: readonly ReadinessCheck[],
  warnings: () => readonly string[] = () => [],
): Router {
  const router = new Router();
  router.get('/livez', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const results = await Promise.all(
      checks.map(
        async ({ name, isReady }) => [name, await Promise.resolve(isReady()).catch(() => false)] as const,
      ),
    );
    const failing = results.flatMap(([name, isReady]) => (isReady ? [] : [name]));
    ctx.set('Cache-Control', 'no-store');
    ctx.status = failing.length === 0 ? 200 : 503;
    ctx.body = { status: failing.length === 0 ? 'ok' : 'unavailable', failing, warnings: warnings() };
  });
  return router;
}
