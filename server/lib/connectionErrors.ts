import type { Context } from 'koa';

/** How a connection ends that its client has left, or spoiled with what is no HTTP (`HPE_…`). */
const abortCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** True for an error of the client's own: nobody can be told, and nothing is wrong. */
export function isAbort(error: unknown): boolean {
  const code = codeOf(error);
  return abortCodes.has(code) || code.startsWith('HPE_');
}

/** True once nobody reads the answer any longer. */
export function hasLeft(ctx: Context): boolean {
  return ctx.res.destroyed || ctx.req.socket.destroyed;
}

/** True when the process, or the machine, may open no more files and connections. */
export function isOutOfDescriptors(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
