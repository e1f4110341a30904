import { solveChallengeWorkers } from 'altcha-lib';
import * as v from 'valibot';
import { Challenge, challengeLifeSeconds, challengePath, type SolvedChallenge } from '#schema/challenge.ts';
import { sendForm, wantsChallenge, type FormAnswer, type SentFiles } from '#components/forms/sendForm.ts';

/** Time reserved for the request itself. */
const marginSeconds = 60;
const fetchTimeoutMs = 10_000;
const solveTimeoutMs = 60_000;

let nextChallenge: { startedAt: number; solved: Promise<SolvedChallenge | undefined> } | undefined;

/** Starts to solve a challenge, unless one is being solved or a solved one is still valid. */
export function prepareChallenge(): Promise<SolvedChallenge | undefined> {
  const oldestTime = performance.now() - (challengeLifeSeconds - marginSeconds) * 1000;
  if (nextChallenge === undefined || nextChallenge.startedAt < oldestTime) {
    nextChallenge = { startedAt: performance.now(), solved: solve() };
  }
  return nextChallenge.solved;
}

/** Sends a form with a solved challenge, and retries with another if the first was expired or already used. */
export async function sendSolved(address: string, body: object, files?: SentFiles): Promise<FormAnswer> {
  const response = await sendForm(address, { ...body, challenge: await takeSolvedChallenge() }, files);
  if (!wantsChallenge(response)) return response;
  const challenge = await takeSolvedChallenge();
  return challenge === undefined ? response : sendForm(address, { ...body, challenge }, files);
}

/**
 * Returns a solved challenge for one request; `undefined` if no challenge is available or this browser cannot solve it.
 */
function takeSolvedChallenge(): Promise<SolvedChallenge | undefined> {
  const solved = prepareChallenge();
  nextChallenge = undefined;
  return solved;
}

async function solve(): Promise<SolvedChallenge | undefined> {
  try {
    const response = await fetch(challengePath, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    const challenge = v.parse(Challenge, await response.json());
    const solution = await solveChallengeWorkers({
      challenge,
      // Uses a single worker, so that phones stay responsive.
      concurrency: 1,
      createWorker: () => new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' }),
      timeout: solveTimeoutMs,
    });
    if (solution === null) return undefined;
    const { counter, derivedKey } = solution;
    return { challenge, solution: { counter, derivedKey } };
  } catch {
    // The server's rejection explains what the visitor can do.
    return undefined;
  }
}
