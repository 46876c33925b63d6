/** Where our errors are reported. Reporting never throws and never waits. */
export type ErrorReporter = {
  /** `what` is our own sentence about the error, without details about a person or a booking */
  report: (error: unknown, what: string) => void
  /** Sends pending reports before the process ends, waiting at most this long. */
  flush: (milliseconds: number) => Promise<void>
}

/** Without a service, errors go only to the log. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, flush: async () => undefined }
