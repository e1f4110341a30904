import * as v from 'valibot';
import { iconNamePattern } from './iconNames.ts';

/** Names of sets and of icons: lower case, digits and single hyphens, as Iconify has them. */
export const IconName = v.pipe(v.string(), v.maxLength(64), v.regex(iconNamePattern));

const Size = v.optional(v.pipe(v.number(), v.minValue(-4096), v.maxValue(4096)));
const dimensions = { left: Size, top: Size, width: Size, height: Size };

/** Iconify's own format of a set, or of some icons of one. */
export const IconCollection = v.object({
  prefix: IconName,
  icons: v.record(v.string(), v.object({ body: v.pipe(v.string(), v.maxLength(20_000)), ...dimensions })),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  ...dimensions,
});
export type IconCollection = v.InferOutput<typeof IconCollection>;

export type Icon = { body: string; left: number; top: number; width: number; height: number };
export type IconsResponse = { prefix: string; icons: Record<string, Icon>; not_found?: string[] };
