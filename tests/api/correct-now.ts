import { correctAccount, type Correction } from '#server/features/ledger/correct-account.ts'
import type { Api } from './start-api.ts'

/** Corrects a hotel's account without checking any rights, for tests of how the books record a correction. */
export const correctNow = ({ db, clock }: Api, correction: Correction) =>
  db.transaction().execute((trx) => correctAccount(trx, correction, clock.now()))
