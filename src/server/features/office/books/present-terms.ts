import type { HotelTerms, Rate } from '#contract/office-terms.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { panOfGstin } from '#domain/tax-documents/gstin.ts'
import { currentOf, RATE_KINDS, RATES, type RateKind } from '#domain/ledger/rates.ts'
import type { ListedRate, ListedTerms } from '../../ledger/terms.ts'
import { presentPeople } from './present-payouts.ts'

type Reader = { operatorId: string; today: IstDate }

type Counting = { isCurrent: boolean; counts: boolean; today: IstDate }

function standing({ from }: { from: IstDate }, { isCurrent, counts, today }: Counting): HotelTerms['status'] {
  if (!counts) return 'proposed'
  if (from > today) return 'ahead'
  return isCurrent ? 'current' : 'earlier'
}

/** Presents a hotel's terms, newest day first. */
export function presentTerms(listed: readonly ListedTerms[], { operatorId, today }: Reader): HotelTerms[] {
  const current = currentOf(
    listed.filter(({ confirmedAt }) => confirmedAt),
    today,
  )
  return listed
    .toSorted((one, other) => other.from.localeCompare(one.from) || other.id - one.id)
    .map((terms) => ({
      id: terms.id,
      status: standing(terms, { isCurrent: terms === current, counts: terms.confirmedAt !== null, today }),
      from: terms.from,
      commission: terms.commission,
      gstin: terms.gstin,
      legal_name: terms.legalName,
      address: terms.address,
      pan: terms.pan,
      pan_ending: terms.panEnding ?? (terms.gstin === null ? null : panOfGstin(terms.gstin).slice(-4)),
      ...presentPeople(terms, operatorId),
    }))
}

/** A rate and the people who set it, who are null for a built-in rate. */
type SetRate = { kind: RateKind; from: IstDate; value: number; set: ListedRate | null }

/** Presents rates by kind, newest day first, including the built-in ones. */
export function presentRates(listed: readonly ListedRate[], reader: Reader): Rate[] {
  const builtIn = RATES.map((rate): SetRate => ({ ...rate, set: null }))
  const all = [...builtIn, ...listed.map((set): SetRate => ({ kind: set.kind, from: set.from, value: set.value, set }))]
  return RATE_KINDS.flatMap((kind) =>
    ofOneKind(
      all.filter((rate) => rate.kind === kind),
      reader,
    ),
  )
}

function ofOneKind(rates: readonly SetRate[], { operatorId, today }: Reader): Rate[] {
  const counting = rates.filter(({ set }) => set === null || set.confirmedAt)
  const current = currentOf(counting, today)
  return rates
    .toSorted((one, other) => other.from.localeCompare(one.from) || (other.set?.id ?? 0) - (one.set?.id ?? 0))
    .map((rate) => ({
      id: rate.set?.id ?? null,
      status: standing(rate, { isCurrent: rate === current, counts: counting.includes(rate), today }),
      kind: rate.kind,
      from: rate.from,
      value: rate.value,
      proposed_by: rate.set?.proposedBy ?? null,
      reason: rate.set?.reason ?? null,
      is_own: rate.set?.proposedById === operatorId,
      confirmed_by: rate.set?.confirmedBy ?? null,
    }))
}
