type HttpErrorOptions = { cause?: unknown; headers?: Record<string, string> };

/** An answer other than 2xx that a client may read: its message is safe to show. */
export class HttpError extends Error {
  readonly status: number;
  /** Stable, machine-readable name of the fault. */
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

/** Another server failed us: unreachable, too slow, or its answer is not what its contract says. */
export class UpstreamError extends HttpError {
  /** False where the server answered, and only this one thing cannot be had of it. */
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

/** The other server was not asked: its circuit breaker is open, or it has too much to do. Says nothing about what was asked for. */
export class RequestNotSentError extends UpstreamError {
  constructor(message: string) {
    super(message, { code: 'not_asked', isOutage: false });
    this.name = 'RequestNotSentError';
  }
}

/** What was asked for is being made, and can be had a little later. */
export class LoadTimeoutError extends HttpError {
  constructor() {
    super(503, 'still_loading', 'The response is still being prepared. Please try again in a moment.');
    this.name = 'LoadTimeoutError';
  }
}

/** A reason to refuse to start that an operator can act on: its message is shown as a sentence, without a stack. */
export class StartError extends Error {}
