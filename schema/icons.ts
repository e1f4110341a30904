import * as v from 'valibot';

/** Names of sets and icons: lower case, digits and single hyphens, as in Iconify. */
const iconNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const IconName = v.pipe(v.string(), v.maxLength(64), v.regex(iconNamePattern));

const Size = v.optional(v.pipe(v.number(), v.minValue(-4096), v.maxValue(4096)));
const dimensions = { left: Size, top: Size, width: Size, height: Size };

/** Iconify's format of a set, or of some icons of a set. */
export const IconCollection = v.object({
  prefix: IconName,
  icons: v.record(v.string(), v.object({ body: v.pipe(v.string(), v.maxLength(20_000)), ...dimensions })),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  ...dimensions,
});
export type IconCollection = v.InferOutput<typeof IconCollection>;

export type Icon = { body: string; left: number; top: number; width: number; height: number };
export type IconsResponse = { prefix: string; icons: Record<string, Icon>; not_found?: string[] };

/** Path of icons outside the bundle: `/api/icons/{prefix}.json?icons=a,b` and `/api/icons/{prefix}.svg?icons=a`. */
export const iconsPath = '/api/icons';

/** Splits an icon's name `prefix:icon`; returns `undefined` for anything else. */
export function splitIconName(name: string): { prefix: string; icon: string } | undefined {
  const [prefix = '', icon = '', ...rest] = name.split(':');
  const isName = rest.length === 0 && iconNamePattern.test(prefix) && iconNamePattern.test(icon);
  return isName ? { prefix, icon } : undefined;
}
