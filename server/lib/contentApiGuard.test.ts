import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, closedBreaker, fail, succeed, createCallQueue, type Priority } from './contentApiGuard.ts';
import { RequestNotSentError } from '#server/errors.ts';

const rules = { failuresToOpen: 5, probeEveryMs: 5_000 };

type Visit = { waitMs: number; key: string; kind: string; isHealthy: boolean; takesMs: number };

const visit = (isHealthy: fc.Arbitrary<boolean>): fc.Arbitrary<Visit> =>
  fc.record({
    waitMs: fc.integer({ min: 0, max: 7_000 }),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom('page', 'menu'),
    isHealthy,
    takesMs: fc.integer({ min: 0, max: 12_000 }),
  });

/** Simulates calls through the breaker. Processes their outcomes in order of time, however long each call takes. */
function simulate(visits: readonly Visit[]) {
  let state = closedBreaker;
  let now = 0;
  const calls: { visit: number; at: number; isProbe: boolean }[] = [];
  const runningCalls: { endsAt: number; startedAt: number; key: string; kind: string; isHealthy: boolean }[] =
    [];
  const settleUntil = (time: number) => {
    for (;;) {
      const nextCall = runningCalls.toSorted((a, b) => a.endsAt - b.endsAt)[0];
      if (nextCall === undefined || nextCall.endsAt > time) return;
      runningCalls.splice(runningCalls.indexOf(nextCall), 1);
      state = nextCall.isHealthy
        ? succeed(state, nextCall, nextCall.endsAt)
        : fail(state, nextCall, nextCall.endsAt, rules);
    }
  };
  for (const [index, { waitMs, key, kind, isHealthy, takesMs }] of visits.entries()) {
    now += waitMs;
    settleUntil(now);
    const { state: newState, admission } = admit(state, now, rules);
    state = newState;
    if (admission === 'refused') continue;
    calls.push({ visit: index, at: now, isProbe: admission === 'probe' });
    runningCalls.push({ startedAt: now, endsAt: now + takesMs, key, kind, isHealthy });
  }
  return { calls };
}

/** Returns the time of a visit since the first visit. */
function timeOf(visits: readonly Visit[], index: number): number {
  return visits.slice(0, index + 1).reduce((time, { waitMs }) => time + waitMs, 0);
}

describe('circuit breaker', () => {
  it('probes a recovered backend within one interval, then admits every call', () => {
    const healthyVisit = fc.record({
      waitMs: fc.integer({ min: 0, max: 900 }),
      key: fc.constantFrom('a', 'b'),
      kind: fc.constant('page'),
      isHealthy: fc.constant(true),
      takesMs: fc.constant(0),
    });
    fc.assert(
      fc.property(
        fc.array(visit(fc.boolean()), { maxLength: 60 }),
        fc.array(healthyVisit, { minLength: 40, maxLength: 60 }),
        (before, after) => {
          const recoveredAt = before.reduce((time, { waitMs }) => time + waitMs, 0);
          const { calls } = simulate([...before, ...after]);
          const firstCall = calls.findIndex(({ visit: visitIndex }) => visitIndex >= before.length);
          const firstVisitAfterInterval = after.findIndex(
            (_visit, index) => timeOf(after, index) >= rules.probeEveryMs,
          );
          if (firstVisitAfterInterval === -1) return;
          const reachedCall = calls[firstCall];
          expect(reachedCall?.at).toBeLessThanOrEqual(recoveredAt + timeOf(after, firstVisitAfterInterval));
          const visitsSince = before.length + after.length - (reachedCall?.visit ?? 0);
          expect(calls.length - firstCall).toBe(visitsSince);
        },
      ),
    );
  });

  it('admits at most one probe per interval while it is open', () => {
    fc.assert(
      fc.property(fc.array(visit(fc.constant(false)), { maxLength: 80 }), (visits) => {
        const { calls } = simulate(visits);
        const probes = calls.filter(({ isProbe }) => isProbe);
        for (const [index, probe] of probes.entries()) {
          const previousProbe = probes[index - 1];
          if (previousProbe !== undefined)
            expect(probe.at - previousProbe.at).toBeGreaterThanOrEqual(rules.probeEveryMs);
        }
        const first = probes[0];
        const after = first === undefined ? [] : calls.filter(({ at }) => at > first.at);
        expect(after.every(({ isProbe }) => isProbe)).toBe(true);
      }),
    );
  });

  it('opens on failures of two kinds or of many keys, but on no other failures', () => {
    const failedVisit = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      kind: fc.constantFrom('page', 'menu'),
    });
    fc.assert(
      fc.property(fc.array(failedVisit, { maxLength: 12 }), (failures) => {
        const calls = failures.map(({ key, kind }, index) => ({
          key: `${kind} ${key}`,
          kind,
          startedAt: index,
        }));
        const state = calls.reduce(
          (before, call) => fail(before, call, call.startedAt, rules),
          closedBreaker,
        );
        const isWidespread =
          new Set(calls.map(({ kind }) => kind)).size === 2 ||
          new Set(calls.map(({ key }) => key)).size === 5;
        expect(state.kind).toBe(isWidespread && calls.length >= rules.failuresToOpen ? 'open' : 'closed');
      }),
    );
  });

  it('does not reopen on late failures of calls that began before the recovery', () => {
    let state = closedBreaker;
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      state = fail(state, { key, kind: 'page', startedAt: 0 }, 10, rules);
    expect(state.kind).toBe('open');
    state = succeed(state, { startedAt: 5_900 }, 6_000);
    for (const key of ['f', 'g', 'h', 'i', 'j'])
      state = fail(state, { key, kind: 'page', startedAt: 5_000 }, 7_000, rules);
    expect(state.kind).toBe('closed');
  });
});

const never = () => new Promise<never>(() => {});

/** Returns a queue whose only slot is occupied by a call that never ends. */
function fullQueue(interactiveWaitMs?: number) {
  const queue = createCallQueue(1, { interactiveWaitMs });
  queue.run('interactive', never).catch(() => {});
  return queue;
}

describe('createCallQueue', () => {
  it('runs every interactive call in turn, however many are waiting', async () => {
    const queue = createCallQueue(8);
    let [running, maxRunning] = [0, 0];
    const call = async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'answered';
    };
    const results = await Promise.all(Array.from({ length: 1_000 }, () => queue.run('interactive', call)));
    expect(new Set(results)).toEqual(new Set(['answered']));
    expect(maxRunning).toBe(8);
  });

  it('rejects an interactive call that has waited too long', async () => {
    await expect(fullQueue(20).run('interactive', never)).rejects.toBeInstanceOf(RequestNotSentError);
  });

  it.each<[Priority, number]>([
    ['background', 64],
    ['batch', 32],
  ])('limits the number of waiting %s calls to %i', async (priority, limit) => {
    const queue = fullQueue();
    // The first call is already waiting in the main queue, behind interactive calls.
    for (let callIndex = 0; callIndex <= limit; callIndex += 1)
      // These calls are rejected long after the test has ended.
      queue.run(priority, never).catch(() => {});
    await expect(queue.run(priority, never)).rejects.toBeInstanceOf(RequestNotSentError);
  });
});
