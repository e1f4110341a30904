import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Middleware } from 'koa';
import type { Trace } from '#server/lib/trace.ts';

const exportWithinMs = 5_000;

export type Tracing = {
  trace: Trace;
  /**
   * Creates a span for each request, as a child of the proxy's span (`traceparent`). Must be the outermost middleware.
   */
  middleware: Middleware;
  /** Exports pending spans. Gives up after five seconds. */
  stop(): Promise<void>;
};

/**
 * Creates the export of traces to an OpenTelemetry collector over HTTP. If the collector does not respond, traces are
 * lost without any other effect.
 */
export function createTracing(settings: {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: base URL of `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Sampling ratio from 0 to 1, for requests without a parent sampling decision. */
  share: number;
}): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint}/v1/traces`,
          timeoutMillis: exportWithinMs,
        }),
        exportTimeoutMillis: exportWithinMs,
      }),
    ],
  });
  const tracer = provider.getTracer('site');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const within = async <T>(
    parent: Context,
    { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Record<string, string | number> },
    runTask: (span: ReturnType<typeof tracer.startSpan>) => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    try {
      return await current.run(traceApi.setSpan(parent, span), () => runTask(span));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    trace: (name, attributes, work) =>
      within(
        current.getStore() ?? ROOT_CONTEXT,
        {
          name,
          kind: name === 'content call' ? SpanKind.CLIENT : SpanKind.INTERNAL,
          attributes: { ...attributes },
        },
        work,
      ),
    middleware: (ctx, next) => {
      const parent = propagator.extract(ROOT_CONTEXT, ctx.headers, defaultTextMapGetter);
      const attributes = {
        'http.request.method': ctx.method,
        'url.path': ctx.path,
        'site.request_id': ctx.state.requestId,
      };
      return within(parent, { name: ctx.method, kind: SpanKind.SERVER, attributes }, async (span) => {
        await next();
        span.setAttribute('http.response.status_code', ctx.status);
        if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      });
    },
    async stop() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
