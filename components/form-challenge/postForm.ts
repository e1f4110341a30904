import { sendForm, wantsChallenge, type FormAnswer, type SentFiles } from './sendForm.ts';

/** Whether forms needed a solved challenge when the page was drawn; `ScriptNote` marks it. */
export function isChallenged(): boolean {
  return document.querySelector('[data-form-challenge]') !== null;
}

/**
 * Posts a form. A request with a body is repeated only when the server said that it took nothing for want of a solved
 * challenge, as on a page that was drawn before the owner asked for them. Rejects where no answer comes, or none that is
 * JSON.
 */
export async function postForm(address: string, body: object, files?: SentFiles): Promise<FormAnswer> {
  const answer = isChallenged() ? undefined : await sendForm(address, body, files);
  if (answer !== undefined && !wantsChallenge(answer)) return answer;
  const solver = await import('./solvedChallenge.ts').catch(() => undefined);
  return solver?.sendSolved(address, body, files) ?? answer ?? sendForm(address, body, files);
}
