/** One line of the doctor's report. An error means that the site cannot work with this WordPress. */
export type Finding = {
  check: string;
  state: 'ok' | 'warning' | 'error';
  message: string;
  /** Recommended action. Empty if nothing needs to be done. */
  advice: string;
};

export function ok(check: string, message: string): Finding {
  return { check, state: 'ok', message, advice: '' };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, state: 'warning', message, advice };
}

export function error(check: string, message: string, advice: string): Finding {
  return { check, state: 'error', message, advice };
}

const listedCount = 8;

/** Creates a warning that counts the items and lists the first of them, or `ok` if there are none. */
export function list(
  check: string,
  [singular, plural]: readonly [string, string],
  items: readonly string[],
  advice: string,
): Finding {
  if (items.length === 0) return ok(check, `no ${plural}`);
  const noun = items.length === 1 ? singular : plural;
  const remainder = items.length > listedCount ? `, and ${items.length - listedCount} more` : '';
  return warning(
    check,
    `${items.length} ${noun}: ${items.slice(0, listedCount).join('; ')}${remainder}`,
    advice,
  );
}
