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
