const timeoutMs = 20_000;
/** Timeout for forms with files: long enough to upload twenty megabytes on a mobile connection. */
const filesTimeoutMs = 180_000;

/** Files by field name. */
export type SentFiles = ReadonlyMap<string, readonly File[]>;

export type FormAnswer = { isOk: boolean; content: unknown };

/** Sends a form once. Rejects if there is no response or the response is not JSON. */
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

/** Returns the form data. Fields come first, because the server reads them before it accepts a file. */
function withFiles(body: object, files: SentFiles): FormData {
  const data = new FormData();
  data.set('body', JSON.stringify(body));
  for (const [name, fieldFiles] of files) for (const file of fieldFiles) data.append(name, file);
  return data;
}

/** Returns whether the server rejected the form for lack of a solved challenge (`ChallengeRefusal`). */
export function wantsChallenge({ content }: FormAnswer): boolean {
  return /"status":"challenge_/.test(JSON.stringify(content));
}
