import Router from '@koa/router';
import type { Context } from 'koa';
import * as v from 'valibot';
import { IconName, type Icon, type IconsResponse, iconsPath } from '#schema/icons.ts';
import { sendEncoded, encodable } from '#server/lib/sendEncoded.ts';
import { HttpError } from '#server/errors.ts';
import { createIconSets, type IconSetsOptions } from './iconSets.ts';
import { limitKey } from '#server/forms/postLimits.ts';

const IconNames = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(IconName),
  v.maxLength(32),
);

/**
 * Icons that editors choose: as data in Iconify's format, and as a sheet of SVG symbols which a page draws with
 * `<use>`, so that an icon needs no script and takes the colour of its text.
 */
export function createIconsRouter(options: IconSetsOptions): Router {
  const sets = createIconSets(options);
  const router = new Router();

  router.get(`${iconsPath}/:file`, async (ctx) => {
    const { prefix, extension, names } = readRequest(ctx);
    const { icons, isComplete } = await sets.find(prefix, names, limitKey(ctx.ip));
    const missing = names.filter((name) => !Object.hasOwn(icons, name));

    const cacheControl = cacheControlOf(isComplete, missing.length);
    if (extension === 'svg') {
      if (missing.length === names.length) throw new HttpError(404, 'not_found', 'There is no such icon.');
      ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
      await sendEncoded(ctx, encodable(sheet(icons)), { type: 'image/svg+xml', cacheControl });
    } else {
      const response: IconsResponse = { prefix, icons, ...(missing.length > 0 && { not_found: missing }) };
      const type = 'application/json; charset=utf-8';
      await sendEncoded(ctx, encodable(JSON.stringify(response)), { type, cacheControl });
    }
  });

  return router;
}

function readRequest(ctx: Context & { params: Record<string, string> }) {
  const match = /^([a-z0-9-]{1,64})\.(json|svg)$/.exec(ctx.params.file ?? '');
  if (!match?.[1] || !v.is(IconName, match[1]))
    throw new HttpError(404, 'not_found', 'There is no such icon set.');
  const names = v.safeParse(IconNames, ctx.query.icons);
  if (!names.success) throw new HttpError(400, 'invalid_icons', 'Name up to 32 icons, separated by commas.');
  return { prefix: match[1], extension: match[2], names: names.output };
}

function cacheControlOf(isComplete: boolean, missing: number): string {
  if (!isComplete) return 'no-store';
  return missing > 0 ? 'public, max-age=600' : 'public, max-age=604800, stale-while-revalidate=604800';
}

function sheet(icons: Record<string, Icon>): string {
  const symbols = Object.entries(icons).map(
    ([name, { body, left, top, width, height }]) =>
      `<symbol id="${name}" viewBox="${left} ${top} ${width} ${height}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
