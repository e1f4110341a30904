import * as v from 'valibot';
import { httpUrl, nonEmpty } from './configValues.ts';

const expected = 'expected a number from 0 to 1';

/** The variables about traces, by the names that OpenTelemetry gives them. */
export const tracingEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_SERVICE_NAME: v.optional(nonEmpty, 'site'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d+|1\.0+)$/, expected), v.transform(Number)),
    '1',
  ),
};

type TracingEnv = v.InferOutput<ReturnType<typeof schemaOf>>;
const schemaOf = () => v.object(tracingEntries);

/** Undefined where nobody collects traces. */
export function tracingOf(env: TracingEnv) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = env;
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: env.OTEL_TRACES_SAMPLER_ARG };
}
