const timeoutMs = 20_000;
/** A telephone sends twenty megabytes in that time. */
const filesTimeoutMs = 180_000;

/** By their fields' names. */
export type SentFiles = ReadonlyMap<string, readonly File[]>;

export type FormAnswer = { isOk: boolean; content: unknown };

/** Sends a form once. Rejects where no answer comes, or none that is JSON. */
export async function sendForm(address: string, body: object, files?: SentFiles): Promise<FormAnswer> {
  const hasFiles = files !== undefined && files.size > 0;
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', ...(!hasFiles && { 'content-type': 'application/json' }) },
    body: hasFiles ? withFiles(body, files) : JSON.stringify(body),
    signal: AbortSignal.timeout(hasFiles ? filesTimeoutMs : timeoutMs),
  });
  const content: unknown = await response.json();
  return { isOk: response.ok, content };
}

/** The server reads what the form is before it takes a file. */
function withFiles(body: object, files: SentFiles): FormData {
  const data = new FormData();
  data.set('body', JSON.stringify(body));
  for (const [name, chosen] of files) for (const file of chosen) data.append(name, file);
  return data;
}

/** Whether nothing was taken for want of a solved challenge (`ChallengeRefusal`). */
export function wantsChallenge({ content }: FormAnswer): boolean {
  return /"status":"challenge_/.test(JSON.stringify(content));
}
