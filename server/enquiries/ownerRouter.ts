import Router from '@koa/router';
import type { Context } from 'koa';
import { defaultLocale } from '#locales/locales.ts';
import { OwnerEnquiryRequest } from '#schema/ownerEnquiries.ts';
import { HttpError } from '#server/errors.ts';
import { readSigned } from '#server/lib/readSigned.ts';
import type { Logger } from '#server/logger.ts';
import type { UploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import type { OwnerEnquiries } from './ownerEnquiries.ts';

const limitBytes = 64 * 1024;
/** Maximum number of listed enquiries that mention an erased address, so that the response stays small. */
const maxMentions = 100;

/**
 * Creates the router for WordPress's requests about enquiries, signed with the owner's secret: `POST
 * /api/owner/enquiries`. WordPress does not store enquiries. The route does not exist if there is no secret.
 */
export function createOwnerEnquiriesRouter(deps: {
  secret: string | undefined;
  enquiries: OwnerEnquiries;
  store: Pick<EnquiryStore, 'erase' | 'eraseOne'>;
  uploads: Pick<UploadFolder, 'read'>;
  onQueued: () => void;
  logger: Logger;
  now: () => number;
}): Router {
  const { secret } = deps;
  const router = new Router();
  if (secret === undefined) return router;
  router.post('/api/owner/enquiries', async (ctx) => {
    const request = await readSigned(ctx, {
      secret,
      now: deps.now,
      schema: OwnerEnquiryRequest,
      limitBytes,
    });
    // Omits the id, so that the log contains no personal data.
    if (request.do !== 'list' && request.do !== 'count')
      deps.logger.info({ do: request.do }, 'enquiries accessed from WordPress');
    ctx.set('Cache-Control', 'no-store');
    if (request.do === 'file') await sendFile(ctx, deps, request);
    else if (request.do === 'export') {
      ctx.attachment('enquiries.csv');
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = await deps.enquiries.csv(request.language ?? defaultLocale);
    } else ctx.body = await handleRequest(deps, request);
  });
  return router;
}

/** Sends a visitor's file as a download of unknown type, so that no browser opens it. */
async function sendFile(
  ctx: Context,
  { enquiries, uploads }: Pick<Parameters<typeof createOwnerEnquiriesRouter>[0], 'enquiries' | 'uploads'>,
  { id, file }: { id: string; file: string },
): Promise<void> {
  const name = await enquiries.fileName(id, file);
  const upload = name === undefined ? undefined : await uploads.read(file);
  if (name === undefined || upload === undefined) throw new HttpError(404, 'no_file', 'File not found.');
  // Puts the ASCII fallback into the same header, because WordPress forwards no other one.
  ctx.attachment(name, { fallback: name.replaceAll(/[^\x20-\x7e]/g, '_') });
  ctx.type = 'application/octet-stream';
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.length = upload.bytes;
  ctx.body = upload.content;
}

async function handleRequest(
  { enquiries, store, onQueued }: Parameters<typeof createOwnerEnquiriesRouter>[0],
  request: Exclude<OwnerEnquiryRequest, { do: 'file' | 'export' }>,
): Promise<object> {
  switch (request.do) {
    case 'list':
      return { ...(await enquiries.page(request)), perPage: request.perPage };
    case 'count':
      return { counts: await enquiries.count() };
    case 'read': {
      const enquiry = await enquiries.read(request.id, request.language ?? defaultLocale);
      if (enquiry === undefined) throw new HttpError(404, 'no_enquiry', 'Enquiry not found.');
      return { enquiry };
    }
    case 'answer':
      if ((await enquiries.answer(request.id, request)) === undefined)
        throw new HttpError(409, 'no_address', 'The enquiry has no email address to reply to.');
      onQueued();
      return {};
    case 'erase':
      for (const id of request.ids) await store.eraseOne(id);
      return { changed: request.ids.length };
    case 'erase-address': {
      const { erased, mentions } = await store.erase(request.address);
      if (erased === undefined) throw new HttpError(422, 'no_address', 'This is not a valid email address.');
      return { erased, mentioned: mentions.length, mentions: mentions.slice(0, maxMentions) };
    }
    default:
      return { changed: await enquiries.change(request.ids, request.do) };
  }
}
