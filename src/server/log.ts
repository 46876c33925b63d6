import { pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentRequest } from './request-id.ts'
import type { ErrorReporter } from './ports/error-reporter.ts'

/**
 * Keeps phone numbers, tokens and texts out of the log. Logs nothing of a request, and only a description of an error.
 */
const logFormat = {
  serializers: { req: () => undefined, res: () => undefined, err: (error: unknown) => describeError(error) },
}

/** pino's level for errors; fatal is above it. */
const ERROR_LEVEL = 50

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Creates the server's log, which also sends every logged error to the error reporter. */
export function createLog(
  { LOG_LEVEL }: { LOG_LEVEL: string },
  reporter: ErrorReporter,
  destination?: pino.DestinationStream,
) {
  const options: pino.LoggerOptions = {
    level: LOG_LEVEL,
    ...logFormat,
    mixin: () => ({ request: currentRequest() }),
    hooks: {
      logMethod(inputs, method, level) {
        const [detail, what] = inputs as [unknown, unknown]
        // The start itself prints the address, once, in a sentence for people.
        if (typeof detail === 'string' && detail.startsWith('Server listening')) return
        if (level >= ERROR_LEVEL && isObject(detail) && detail['err'] !== undefined)
          reporter.report(detail['err'], typeof what === 'string' ? what : 'error')
        method.apply(this, inputs)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
