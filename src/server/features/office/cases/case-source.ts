import type { CaseEntry } from '#contract/office-cases.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { CaseAct, CaseKind } from '#domain/office/cases.ts'
import type { SignOfDoubt } from '#domain/relocations/signs-of-doubt.ts'
import type { Db } from '../../../services.ts'

/** A statement by one side, not yet in order of time; `at` is when it was made. */
export type SaidEntry = Omit<CaseEntry, 'at'> & { at: Date }

/** The facts that a source supplies about a case; everything else is the same for all sources. */
export type CaseFile = {
  ref: string
  kind: CaseKind
  isOpen: boolean
  came: Date
  acknowledged: Date | null
  settled: { at: Date; by: string; reason: string; verdict: CaseVerdict | null } | null
  /** the deadline of the case, if it has one in addition to the legal deadlines */
  settleBy: Date | null
  /** the account that the case is about */
  userId: string | null
  /** what the sender typed; null if only the account is known */
  contact: { name: string | null; phone: string | null; email: string | null } | null
  /** the booking that the case is about, if that is known */
  bookingId: string | null
  /** how many photos its guests sent */
  photos?: number
  said: readonly SaidEntry[]
  signs: readonly SignOfDoubt[]
  acts: readonly CaseAct[]
}

/** A kind of case that has a page. Finds a case of this kind by its reference. */
export type CaseSource = (db: Db, ref: string, now: Date) => Promise<CaseFile | undefined>
