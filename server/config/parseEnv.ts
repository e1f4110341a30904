import * as v from 'valibot';

/** A wrong environment: names every bad variable at once, with what it expects. */
export class ConfigError extends Error {
  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super(
      issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${expectationOf(issue)}`).join('\n'),
    );
    this.name = 'ConfigError';
  }
}

/** The object itself is at fault only where a variable is missing. */
function expectationOf(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'object' ? 'needed' : issue.message;
}

/** The environment as a schema takes it. Throws `ConfigError`. */
export function parseEnv<TSchema extends v.GenericSchema>(schema: TSchema, env: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(schema, withoutEmpty(env), { abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues);
  return parsed.output;
}

/** `PORT=` in an env file means: not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
