/** One line of the doctor's report. An error is what the site cannot work with. */
export type Finding = {
  check: string;
  state: 'ok' | 'warning' | 'error';
  /** What was found. */
  said: string;
  /** What to do about it; empty where nothing. */
  advice: string;
};

export function ok(check: string, said: string): Finding {
  return { check, state: 'ok', said, advice: '' };
}

export function warning(check: string, said: string, advice: string): Finding {
  return { check, state: 'warning', said, advice };
}

export function error(check: string, said: string, advice: string): Finding {
  return { check, state: 'error', said, advice };
}

const shown = 8;

/** A line that lists the first of what was found, if anything was. */
export function list(check: string, what: string, found: readonly string[], advice: string): Finding {
  if (found.length === 0) return ok(check, `no ${what}`);
  const more = found.length > shown ? `, and ${found.length - shown} more` : '';
  return warning(check, `${found.length} ${what}: ${found.slice(0, shown).join('; ')}${more}`, advice);
}
