const timeoutMs = 20_000;

export type FormAnswer = { isOk: boolean; content: unknown };

/** Sends a form once. Rejects where no answer comes, or none that is JSON. */
export async function sendForm(address: string, body: object): Promise<FormAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const content: unknown = await response.json();
  return { isOk: response.ok, content };
}

/** Whether nothing was taken for want of a solved challenge (`ChallengeRefusal`). */
export function wantsChallenge({ content }: FormAnswer): boolean {
  return /"status":"challenge_/.test(JSON.stringify(content));
}
