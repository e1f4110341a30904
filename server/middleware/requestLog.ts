import { infoLines, type Logger } from '#server/logger.ts';
import { isoTime } from '#server/lib/isoTime.ts';

/** A page that was at hand; its path is JSON already. */
type Hit = { requestId: string; path: string; durationMs: number };

/** Writes the line of a page that was at hand: as `middleware/accessLog.ts` writes those of other requests. */
export type RequestLog = (hit: Hit) => void;

/** Its lines are put together from what is known of them: a logger that looks at each value takes as long as the answer. */
export function createRequestLog(logger: Logger): RequestLog {
  const write = infoLines(logger);
  return ({ requestId, path, durationMs }) =>
    write?.(
      `{"level":30,"time":"${isoTime(Date.now())}","requestId":"${requestId}","method":"GET","path":${path},"status":200,"durationMs":${Math.round(durationMs)},"msg":"request"}\n`,
    );
}
