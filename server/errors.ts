type HttpErrorOptions = { cause?: unknown; headers?: Record<string, string> };

/** Error that is sent to the client with its status and a message that is safe to show. */
export class HttpError extends Error {
  readonly status: number;
  /** Stable, machine-readable error code. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
  }
}

/** Failure of another server, which is unreachable, timed out, or sent an invalid response. */
export class UpstreamError extends HttpError {
  /** Whether the server is unavailable. False if it responded and only this request failed. */
  readonly isOutage: boolean;

  constructor(
    message: string,
    options: HttpErrorOptions & { status?: number; code?: string; isOutage?: boolean } = {},
  ) {
    super(options.status ?? 502, options.code ?? 'upstream_failed', message, options);
    this.name = 'UpstreamError';
    this.isOutage = options.isOutage ?? true;
  }
}

/**
 * Error for a request that was not sent because the circuit breaker is open or the queue is full. The requested content
 * may exist.
 */
export class RequestNotSentError extends UpstreamError {
  constructor(message: string) {
    super(message, { code: 'not_asked', isOutage: false });
    this.name = 'RequestNotSentError';
  }
}

/** Error for a response that is still being prepared. The client can retry shortly. */
export class LoadTimeoutError extends HttpError {
  constructor() {
    super(503, 'still_loading', 'The response is still being prepared. Please try again in a moment.');
    this.name = 'LoadTimeoutError';
  }
}

/** Start failure that an operator can fix. The message is printed without a stack trace. */
export class StartError extends Error {}
