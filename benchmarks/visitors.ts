import { setTimeout as pause } from 'node:timers/promises';

/** What they visit, in turn. */
export const visitedPages = [
  '/',
  '/pricing',
  '/about',
  '/blog',
  '/da/pricing',
  '/de',
  '/products/sim',
  '/contact',
  '/da/blog',
  '/docs',
];

/** Visits two instances, led as by deploy/nginx.conf: to the other instance where one does not answer. */
export function startVisitors(
  ports: readonly [number, number],
  { visitsASecond, signUpsASecond, name }: { visitsASecond: number; signUpsASecond: number; name: string },
) {
  const none = { answers: 0, errors: 0, lost: 0, ledOn: 0, slowestMs: 0, signUps: 0, refused: 0, files: 0 };
  let counts = { ...none };

  /** The first answer that an instance gives, as a proxy would bring it. */
  async function led(address: string, init: RequestInit, first: number): Promise<Response | undefined> {
    for (const port of [ports[first % 2], ports[(first + 1) % 2]]) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, init).catch(() => undefined);
      if (answer !== undefined) return answer;
      counts.ledOn += 1;
    }
    return undefined;
  }

  async function visit(index: number): Promise<void> {
    const begun = performance.now();
    const answer = await led(
      visitedPages[index % visitedPages.length] ?? '/',
      { headers: { accept: 'text/html' } },
      index,
    );
    const html = await answer?.text().catch(() => undefined);
    counts.answers += 1;
    if (html === undefined) counts.lost += 1;
    else if ((answer?.status ?? 500) >= 500) counts.errors += 1;
    counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - begun));
    // From the other instance, which may be of the other build.
    const [, stylesheet] = /href="(\/assets\/[^"]+\.css)"/.exec(html ?? '') ?? [];
    if (stylesheet === undefined || index % 5 !== 0) return;
    const file = await led(stylesheet, {}, index + 1);
    await file?.arrayBuffer().catch(() => undefined);
    counts.files += 1;
    if (file?.status !== 200) counts.lost += 1;
  }

  async function signUp(index: number): Promise<void> {
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      },
      body: JSON.stringify({ emailAddress: `${name}${index}@example.com`, locale: 'en' }),
    };
    const answer = await led('/api/newsletter', init, index);
    if (answer?.ok === true) counts.signUps += 1;
    else counts.refused += 1;
    await answer?.arrayBuffer().catch(() => undefined);
  }

  let isOver = false;
  async function load(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    const begunAt = performance.now();
    const begin = (work: Promise<void>) => {
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    };
    for (let visits = 0, signUps = 0; !isOver;) {
      const seconds = (performance.now() - begunAt) / 1_000;
      for (; visits < seconds * visitsASecond; visits += 1) begin(visit(visits));
      for (; signUps < seconds * signUpsASecond; signUps += 1) begin(signUp(signUps));
      await pause(10);
    }
    await Promise.all(underWay);
  }

  const underWay = load();
  return {
    /** What they have seen since this was last asked. */
    takeCounts() {
      const taken = counts;
      counts = { ...none };
      return taken;
    },
    /** Ends when the last of them has been answered. */
    async stop() {
      isOver = true;
      await underWay;
    },
  };
}
