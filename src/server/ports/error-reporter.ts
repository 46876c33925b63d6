/** Where our errors are reported. Reporting never throws and never waits. */
export type ErrorReporter = {
  /** `what` is our own sentence about it, without any detail of a person or a booking */
  report: (error: unknown, what: string) => void
  /** Sends pending reports, for at most this long, before the process ends. */
  flush: (milliseconds: number) => Promise<void>
}

/** Without a service errors stay in the log only. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, flush: async () => undefined }
