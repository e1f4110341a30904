import * as v from 'valibot';

/** Refuses a group of variables of which only some are set, for those would be left out without a word. */
export function allOrNone<TEnv extends object>(...names: readonly (keyof TEnv & string)[]) {
  return v.rawCheck<TEnv>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const [given] = names.filter((name) => input[name] !== undefined);
    if (given === undefined) return;
    for (const key of names.filter((name) => input[name] === undefined)) {
      const path = { type: 'unknown', origin: 'value', input, key, value: undefined } as const;
      addIssue({ message: `needed, because ${given} is set`, path: [path] });
    }
  });
}
