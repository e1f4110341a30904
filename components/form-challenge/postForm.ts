import { isChallenged } from './isChallenged.ts';
import { sendForm, wantsChallenge, type FormAnswer } from './sendForm.ts';

/**
 * Posts a form. A request with a body is repeated only when the server said that it took nothing for want of a solved
 * challenge, as on a page that was drawn before the owner asked for them. Rejects where no answer comes, or none that is
 * JSON.
 */
export async function postForm(address: string, body: object): Promise<FormAnswer> {
  const answer = isChallenged() ? undefined : await sendForm(address, body);
  if (answer !== undefined && !wantsChallenge(answer)) return answer;
  const solver = await import('./solvedChallenge.ts').catch(() => undefined);
  return solver?.sendSolved(address, body) ?? answer ?? sendForm(address, body);
}
