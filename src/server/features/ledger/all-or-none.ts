import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../services.ts'

/** Runs a step for each item in one transaction, in order. The first refusal rolls everything back. */
export async function allOrNone<Item, Refusal extends string>(
  db: Db,
  items: readonly Item[],
  step: (trx: Transaction<DB>, item: Item) => Promise<Refusal | undefined>,
): Promise<Result<undefined, Refusal>> {
  const refused = new Error('refused')
  let refusal: Refusal | undefined
  try {
    await db.transaction().execute(async (trx) => {
      for (const item of items) {
        refusal = await step(trx, item)
        if (refusal !== undefined) throw refused
      }
    })
  } catch (error) {
    if (error === refused && refusal !== undefined) return refuse(refusal)
    throw error
  }
  return accept(undefined)
}
