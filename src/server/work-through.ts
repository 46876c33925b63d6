import { sql, type RawBuilder } from 'kysely'
import type { Log } from './services.ts'

const BATCH_SIZE = 200

type Item = { id: string | number }

export type DueWork<Due extends Item> = {
  /** the kind of items, for the log */
  name: string
  log: Log
  /** returns the next due items after `after`, ordered by id */
  next: (after: Due['id'] | null, limit: number) => Promise<Due[]>
  /** returns true if something changed */
  work: (item: Due) => Promise<boolean>
}

/**
 * Builds the condition by which `next` continues after the last item of the previous batch. Every item meets it if
 * `after` is null.
 */
export const isAfter = (column: string, after: Item['id'] | null): RawBuilder<boolean> =>
  after === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} > ${after}`

/**
 * Works through everything that is due, in batches, until nothing is left. Logs a failing item and continues with the
 * others; it stays due for the job's next run. Returns how many items changed.
 */
export async function workThrough<Due extends Item>({ name, log, next, work }: DueWork<Due>): Promise<number> {
  let changed = 0
  let after: Due['id'] | null = null
  for (;;) {
    const batch: Due[] = await next(after, BATCH_SIZE)
    for (const item of batch) {
      try {
        if (await work(item)) changed += 1
      } catch (error) {
        log.error({ err: error, work: name, id: item.id }, 'one of many failed; the others go on')
      }
    }
    const last = batch.at(-1)
    if (!last || batch.length < BATCH_SIZE) return changed
    after = last.id
  }
}
