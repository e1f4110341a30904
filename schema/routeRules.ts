import * as v from 'valibot';

/** Redirect. A trailing `*` matches the rest of the path. */
export type RouteRule = { from: string; to: string; status: 301 | 302 | 307 | 308 };

const base = 'http://site.invalid';

/** Paths of this site. URLs that a browser could interpret as another host's are rejected. */
const ownPath = /^\/(?![/\\])[^\\\s*]*\*?$/;
/** A `*` must follow the host's first slash; otherwise a visitor could extend the host name. */
const otherSite = /^https?:\/\/[^\s/\\?#@*]+(\/[^\s\\*]*\*?)?$/i;

const From = v.pipe(
  v.string('expected a path such as /old or /old/*'),
  v.check((from) => ownPath.test(from) && !/[?#]/.test(from), 'expected a path such as /old or /old/*'),
  v.transform((from) => encodePath(from)),
);

const To = v.pipe(
  v.string('expected a path such as /new or /new/*, or an http or https URL'),
  v.check(
    (to) => ownPath.test(to) || (otherSite.test(to) && URL.canParse(to)),
    'expected a path such as /new or /new/*, or an http or https URL',
  ),
  v.check((to) => !to.endsWith('*') || !/[?#]/.test(to), 'a * cannot follow a query string or a fragment'),
  v.transform((to) => (to.startsWith('/') ? canonicalTarget(to) : to)),
);

const Rule = v.pipe(
  v.strictObject({
    from: From,
    to: To,
    status: v.optional(v.picklist([301, 302, 307, 308], 'expected 301, 302, 307 or 308'), 301),
  }),
  v.check(
    ({ from, to }) => !to.endsWith('*') || from.endsWith('*'),
    'a * in "to" requires a * at the end of "from"',
  ),
);

/** Contents of the `ROUTE_RULES` file. Rules that could form a loop are rejected. */
export const RouteRules = v.pipe(
  v.array(Rule, 'expected a list such as [{ "from": "/old", "to": "/new", "status": 301 }]'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const loop of findLoops(dataset.value)) {
      addIssue({ message: `these rules could redirect in a loop: ${loop}` });
    }
  }),
);

/** Returns the first matching rule with its target; `undefined` if there is none. `path` is the encoded path. */
export function followRouteRules(rules: readonly RouteRule[], path: string): RouteRule | undefined {
  const requestPath = encodePath(path);
  for (const rule of rules) {
    if (!matchesPath(rule.from, requestPath)) continue;
    const to = rule.to.endsWith('*')
      ? rule.to.slice(0, -1) + requestPath.slice(rule.from.length - 1)
      : rule.to;
    return {
      ...rule,
      to: to.startsWith('/') ? to.replace(/^[^?#]*/, (pathname) => pathname.replace(/\/{2,}/g, '/')) : to,
    };
  }
  return undefined;
}

function matchesPath(from: string, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
}

/** Browsers give up after about this many redirects. */
const maxHops = 20;

/** Returns every chain of rules that could redirect in a loop. */
function findLoops(rules: readonly RouteRule[]): string[] {
  const loops = rules.flatMap((rule) =>
    samplePaths(rule, rules).flatMap((address) => loopFrom(rules, address) ?? []),
  );
  return [...new Set(loops)];
}

/** Returns the rules that a path follows if they form a loop. */
function loopFrom(rules: readonly RouteRule[], start: string): string | undefined {
  const trail: string[] = [];
  let path = start;
  for (let hop = 0; hop <= maxHops; hop += 1) {
    const rule = followRouteRules(rules, path);
    if (rule === undefined || !rule.to.startsWith('/')) return undefined;
    trail.push(rule.from);
    path = rule.to.split(/[?#]/, 1)[0] ?? '';
  }
  return [...new Set(trail)].sort().join(', ');
}

/** Returns sample paths for a rule: its own, and for a wildcard also those that other rules would redirect. */
function samplePaths({ from, to }: RouteRule, rules: readonly RouteRule[]): string[] {
  if (!from.endsWith('*')) return [from];
  const prefix = from.slice(0, -1);
  const reach = to.replace(/\*$/, '');
  const matchedPaths = rules.flatMap((otherRule) => {
    const otherPath = otherRule.from.replace(/\*$/, 'x');
    return otherPath.startsWith(reach) ? [otherPath.slice(reach.length)] : [];
  });
  return ['', 'x', ...matchedPaths].map((rest) => prefix + rest);
}

/** Normalises a target as the site would: no trailing slash, no `/en`. */
function canonicalTarget(to: string): string {
  const url = new URL(to, base);
  const path = encodePath(url.pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/en(?=\/|$)/, '');
  return (path.replace(/\/$/, '') || '/') + url.search + url.hash;
}

/** Percent-encodes a path in the same way as browsers. */
function encodePath(path: string): string {
  return path
    .replace(/[^\u0021-\u007e]+/g, (text) => encodeURIComponent(text))
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
