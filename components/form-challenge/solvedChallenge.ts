import { solveChallengeWorkers } from 'altcha-lib';
import * as v from 'valibot';
import { Challenge, challengeLifeSeconds, challengePath, type SolvedChallenge } from '#schema/challenge.ts';
import { sendForm, wantsChallenge, type FormAnswer, type SentFiles } from './sendForm.ts';

/** Left for the post itself. */
const spareSeconds = 60;
const fetchPatienceMs = 10_000;
const solvePatienceMs = 60_000;

let next: { begunAt: number; solved: Promise<SolvedChallenge | undefined> } | undefined;

/** Begins to solve a challenge, unless one is under way or solved that lasts. */
export function prepareChallenge(): Promise<SolvedChallenge | undefined> {
  const oldest = performance.now() - (challengeLifeSeconds - spareSeconds) * 1000;
  if (next === undefined || next.begunAt < oldest) {
    next = { begunAt: performance.now(), solved: solve() };
  }
  return next.solved;
}

/** Sends a form with a solved challenge, and again with another where the first was too old or used. */
export async function sendSolved(address: string, body: object, files?: SentFiles): Promise<FormAnswer> {
  const answer = await sendForm(address, { ...body, challenge: await takeSolvedChallenge() }, files);
  if (!wantsChallenge(answer)) return answer;
  const challenge = await takeSolvedChallenge();
  return challenge === undefined ? answer : sendForm(address, { ...body, challenge }, files);
}

/** For one post; undefined where none can be had or this browser cannot solve it. */
function takeSolvedChallenge(): Promise<SolvedChallenge | undefined> {
  const solved = prepareChallenge();
  next = undefined;
  return solved;
}

async function solve(): Promise<SolvedChallenge | undefined> {
  try {
    const response = await fetch(challengePath, { signal: AbortSignal.timeout(fetchPatienceMs) });
    const challenge = v.parse(Challenge, await response.json());
    const solution = await solveChallengeWorkers({
      challenge,
      // One, so that a telephone stays as quick as it was.
      concurrency: 1,
      createWorker: () => new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' }),
      timeout: solvePatienceMs,
    });
    if (solution === null) return undefined;
    const { counter, derivedKey } = solution;
    return { challenge, solution: { counter, derivedKey } };
  } catch {
    // The server says what a visitor can do then.
    return undefined;
  }
}
