import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { RouteRules, type RouteRule } from '#schema/routeRules.ts';
import type { Config } from './config.ts';

/** Error for invalid redirects. The message has one line per invalid rule. */
export class RouteRulesError extends Error {}

/**
 * Reads the rules in the file `ROUTE_RULES` and appends `ROOT_REDIRECT` as a rule for `/`. Rejects with
 * `RouteRulesError`.
 */
export async function readRouteRules({
  rulesFile,
  rootRedirect,
}: Pick<Config['routing'], 'rulesFile' | 'rootRedirect'>): Promise<RouteRule[]> {
  const fileRules = rulesFile === undefined ? [] : await readRules(rulesFile);
  const root = rootRedirect === undefined ? [] : [{ from: '/', to: rootRedirect, status: 302 }];
  const parsed = v.safeParse(RouteRules, Array.isArray(fileRules) ? [...fileRules, ...root] : fileRules);
  if (parsed.success) return parsed.output;
  const rulesCount = Array.isArray(fileRules) ? fileRules.length : 0;
  throw new RouteRulesError(parsed.issues.map((issue) => describe(issue, rulesCount)).join('\n'));
}

async function readRules(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RouteRulesError(`ROUTE_RULES: ${file} could not be read as JSON: ${reason}`, { cause: error });
  }
}

function describe(issue: v.BaseIssue<unknown>, rulesCount: number): string {
  const [rule, field] = (v.getDotPath(issue) ?? '').split('.');
  if (!rule) return `ROUTE_RULES: ${issue.message}`;
  if (Number(rule) === rulesCount) return `ROOT_REDIRECT: ${issue.message}`;
  return `ROUTE_RULES, rule ${Number(rule) + 1}${field ? `, ${field}` : ''}: ${issue.message}`;
}
