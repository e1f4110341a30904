/** Changes of a regular expression: anchors, quantifiers, negated classes and the flag `i`, each changed alone. */
export function patternMutants(pattern: string, flags: string): { text: string; change: string }[] {
  const mutants: { text: string; change: string }[] = [];
  const replace = (start: number, end: number, text: string, change: string) =>
    mutants.push({ text: `/${pattern.slice(0, start)}${text}${pattern.slice(end)}/${flags}`, change });
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? '';
    if (char === '\\') {
      at++;
      const swappedClass = swappedClasses[pattern[at] ?? ''];
      if (swappedClass !== undefined)
        replace(at, at + 1, swappedClass, `\\${pattern[at]} → \\${swappedClass}`);
    } else if (isInClass) {
      if (char === ']') isInClass = false;
    } else if (char === '[') {
      isInClass = true;
      if (pattern[at + 1] === '^') replace(at + 1, at + 2, '', '[^ → [');
    } else if (char === '(' && pattern[at + 1] === '?') {
      at += pattern[at + 2] === '<' ? 3 : 2;
    } else if (char === '^' || char === '$') {
      if (pattern.length > 1) replace(at, at + 1, '', `${char} removed`);
    } else if (char === '+') replace(at, at + 1, '', '+ removed');
    else if (char === '*') replace(at, at + 1, '+', '* → +');
    else if (char === '?' && !/[+*?}]/.test(pattern[at - 1] ?? '')) replace(at, at + 1, '', '? removed');
  }
  if (flags.includes('i'))
    mutants.push({ text: `/${pattern}/${flags.replace('i', '')}`, change: 'flag i removed' });
  return mutants;
}

const swappedClasses: Record<string, string> = {
  d: 'D',
  D: 'd',
  s: 'S',
  S: 's',
  w: 'W',
  W: 'w',
  b: 'B',
  B: 'b',
};
