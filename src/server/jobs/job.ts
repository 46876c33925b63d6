import type { Services } from '../services.ts'

export type Job = {
  name: string
  does: string
  /** cron expression, in Indian time */
  cron: string
  /** A run that was missed is not made up for on a later day, when it would do the wrong day's work. */
  isOfItsDay?: boolean
  /** Idempotent: two concurrent runs or processes do no harm. Returns how many things it worked on. */
  run: (services: Services) => Promise<number>
}
