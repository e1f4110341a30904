import { sendForm, wantsChallenge, type FormAnswer, type SentFiles } from './sendForm.ts';

/** Returns whether forms required a challenge when the page was rendered. If so, the page contains a `ScriptNote`. */
export function isChallenged(): boolean {
  return document.querySelector('[data-form-challenge]') !== null;
}

/**
 * Posts a form. Repeats the request only if the server rejected it for lack of a solved challenge, which happens on
 * pages rendered before challenges were enabled. Rejects if there is no response or the response is not JSON.
 */
export async function postForm(address: string, body: object, files?: SentFiles): Promise<FormAnswer> {
  const response = isChallenged() ? undefined : await sendForm(address, body, files);
  if (response !== undefined && !wantsChallenge(response)) return response;
  const solver = await import('./challenge/solvedChallenge.ts').catch(() => undefined);
  return solver?.sendSolved(address, body, files) ?? response ?? sendForm(address, body, files);
}
