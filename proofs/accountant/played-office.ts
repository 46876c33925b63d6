/** Closes December for all hotels, and pays the hotels and the taxes. */
import { randomUUID } from 'node:crypto'
import { atOffice } from '../../tests/api/office-books-steps.ts'
import type { Api } from '../../tests/api/start-api.ts'
import type { Entry } from './ledger.ts'
import { asked } from './played-booking.ts'
import { dueAfterDecember } from './played-ledger.ts'
import { CLOSED_ON, playedHotels, RETURNED_TO } from './played-plan.ts'
import type { Scene } from './played-scene.ts'

/** Pays each hotel what the server proposes, and pays the taxes that the accountant's entries show. */
export async function closeDecember(api: Api, scene: Scene, entries: Entry[]): Promise<void> {
  const [one, two] = [atOffice(api, scene.admin), atOffice(api, scene.other)]
  const month = '2026-12'
  for (const { id } of playedHotels) await asked(one.do(`statements/${scene.builtOf(id).id}/${month}/close`))
  const { hotels, taxes } = dueAfterDecember(entries)
  const owed = [...hotels.keys()].map((id) => scene.builtOf(id).id)
  const { run } = await asked(one.do('payouts/propose', { month, hotels: owed }))
  await asked(two.do('payouts/confirm', { run_id: run.id }))
  await asked(one.do('payouts/send', { run_id: run.id }))
  for (const { id } of run.payouts) await asked(one.do('payouts/paid', { payout_id: id, bank_reference: reference() }))
  for (const [tax, amount] of taxes) {
    const payment = { tax, month, paise: Number(amount), challan: `0510308-${reference()}`, paid_on: CLOSED_ON }
    if (amount > 0n) await asked(one.do('taxes/paid', payment))
  }
}

export async function returnPayout(api: Api, { admin, builtOf }: Scene): Promise<void> {
  const office = atOffice(api, admin)
  const { runs } = await office.read('payouts')
  const payout = runs[0].payouts.find(({ hotel }: { hotel: { id: number } }) => hotel.id === builtOf(RETURNED_TO).id)
  await asked(office.do('payouts/returned', { payout_id: payout.id }))
}

const reference = (): string => randomUUID().slice(0, 8).toUpperCase()
