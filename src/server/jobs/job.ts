import type { Services } from '../services.ts'

export type Job = {
  name: string
  does: string
  /** cron expression, in Indian time */
  cron: string
  /** A missed run is not repeated on a later day, when it would do the wrong day's work. */
  isOfItsDay?: boolean
  /**
   * Does the job's work. Idempotent: two concurrent runs or processes do no harm. Returns how many things it worked on.
   */
  run: (services: Services) => Promise<number>
}
