/** Where errors of ours are looked at. Telling it never throws and never waits. */
export type ErrorReporter = {
  /** `what` is our own sentence about it, without anything of a person or a booking */
  report: (error: unknown, what: string) => void
  /** Sends what is still on its way, for at most this long, before the process ends. */
  flush: (milliseconds: number) => Promise<void>
}

/** Without a service errors stay in the log alone. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, flush: async () => undefined }
