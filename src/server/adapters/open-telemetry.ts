import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

type TraceSettings = {
  /** the origin of a collector that accepts OTLP over HTTP, such as `http://collector:4318` */
  endpoint: string
  /** the share (0 to 1) of requests to trace, among those that arrive without a tracing decision */
  share: number
  /** `app` or `worker` */
  service: string
  environment: string
}

export type Tracing = { stop: () => Promise<void> }

/** Sends spans to the collector in batches, independently of requests. Spans are lost while the collector is down. */
export function startTracing({ endpoint, share, service, environment }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `uncle-${service}`,
      'deployment.environment.name': environment,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return { stop: () => provider.shutdown().catch(() => undefined) }
}
