/** Makes a month of bookings through the API, and checks its books after a row was changed directly. */
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { testGateway } from '#server/adapters/test-gateway.ts'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import type { Db } from '#server/services.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltCity } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { isAlarm } from '../is-alarm.ts'
import { bankFile, utr } from './bank-steps.ts'
import type { Steps } from './booking-steps.ts'
import { disputeOf } from './dispute-steps.ts'
import { agreeTerms } from './ledger-test.ts'
import { atOffice, goOn } from './office-books-steps.ts'
import { paymentOf, reportOf } from './settlement-steps.ts'
import type { Answer, Api, Body } from './start-api.ts'

const SECOND_WEEK = { checkin: '2026-12-12T21:00:00+05:30', checkout: '2026-12-13T10:00:00+05:30', slotId: 1 }
const NEXT_YEAR = { checkin: '2027-01-09T21:00:00+05:30', checkout: '2027-01-10T10:00:00+05:30', slotId: 1 }
const ACCOUNT = { holder: 'Lantern LLP', number: '50100412340417', ifsc: 'HDFC0000123', bank: 'HDFC Bank' }

async function accepted(answer: Promise<Answer>): Promise<Body> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

type Cast = Awaited<ReturnType<typeof gather>>

/**
 * Builds a hotel with agreed terms and a bank account, a hotel that will turn guests away, two guests and two admins.
 */
async function gather(api: Api, city: BuiltCity, steps: Steps) {
  const { db } = api
  const hotel = await buildHotel(db, city, { rooms: 8, prices: { 0: 900, 1: 1500, 3: 3549, 4: 2000 } })
  const unable = await buildHotel(db, city, { rooms: 2, prices: { 0: 900, 3: 1200, 4: 2000 }, lat: 18.52, lng: 73.85 })
  await agreeTerms(api, hotel)
  const [admin, other] = [
    atOffice(api, await buildOperator(db, { role: 'admin' })),
    atOffice(api, await buildOperator(db, { role: 'admin' })),
  ]
  const [account] = await accepted(admin.do(`hotels/${hotel.id}/bank-accounts`, ACCOUNT))
  await accepted(other.do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' }))
  const manager = await buildStaff(db, unable, { role: 'manager' })
  const [guest, rich] = [await buildGuest(db), await buildGuest(db, { credits: 300 })]
  return { api, steps, hotel, unable, manager, guest, rich, admin, other }
}

/**
 * Adds a stay whose postings are in the ledger's sums. Later postings are not, so that a changed entry is reported
 * once.
 */
async function firstWeek({ api, steps, guest, hotel }: Cast) {
  const { id: summed } = await steps.paid(guest, hotel, {}, SATURDAY_EVENING)
  await goOn(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  await steps.runJob('sum-ledger')
  return { summed }
}

/**
 * Makes stays paid online, at the desk and with credits, a cancellation, compensation, and an open and a lost dispute.
 */
async function secondWeek({ api, steps, guest, rich, hotel, unable, manager }: Cast) {
  const book = async (who = guest, more: object = {}, where = hotel): Promise<string> =>
    (await steps.paid(who, where, more, SECOND_WEEK)).id
  const stayed = await book()
  await book(rich)
  await book(guest, { payAtHotel: true })
  const [cancelled, disputed, lost, turnedAway] = [
    await book(),
    await book(),
    await book(),
    await book(rich, {}, unable),
  ]
  await accepted(steps.cancel(guest, cancelled))
  const open = await disputeOf(api, disputed)
  await open.tell(open.event())
  await goOn(api, '2026-12-12T20:30:00+05:30')
  const asked = { reason: 'room_unusable' }
  await accepted(api.post(`/desk/bookings/${turnedAway}/cannot-take`, asked, { headers: manager.headers }))
  await accepted(steps.moneyBack(rich, turnedAway))
  await goOn(api, '2026-12-13T12:00:00+05:30')
  await steps.runJob('end-stays')
  const gone = await disputeOf(api, lost)
  await gone.tell(gone.event({ status: 'lost' }))
  await steps.runJob('write-tax-documents')
  return { stayed, cancelled, turnedAway, open: open.reference, lost: gone.reference, lostBooking: lost }
}

/** Records the gateway's report about two payments, proposed by one admin and confirmed by another. */
async function settle({ api, admin, other }: Cast, bookings: readonly string[]) {
  await goOn(api, '2026-12-14T12:00:00+05:30')
  const settled = { reference: `setl_${randomUUID().slice(0, 8)}`, utr: utr(), day: '14/12/2026 00:05:00' }
  const lines = await Promise.all(bookings.map((id) => paymentOf(api, id)))
  await accepted(admin.do('settlements/propose', { file_name: 'a.csv', table: reportOf(settled, lines) }))
  const { reference } = settled
  const { fingerprint, net } = await admin.read(`settlements/${reference}`)
  const asked = { settlements: [{ reference, fingerprint }], decision: 'confirm' }
  await accepted(other.do('settlements/decide', asked))
  return { settlement: reference, settledUtr: settled.utr, net: net as number }
}

/**
 * Closes the month, pays the hotel, pays one tax and reverses another payment, and reads a bank statement with a
 * charge.
 */
async function newYear({ api, admin, other, hotel }: Cast, { settledUtr, net }: { settledUtr: string; net: number }) {
  await goOn(api, '2027-01-04T09:00:00+05:30')
  await accepted(admin.do(`statements/${hotel.id}/2026-12/close`))
  const { run } = await accepted(admin.do('payouts/propose', { month: '2026-12', hotels: [hotel.id] }))
  const { id: payout, paise } = run.payouts[0] as { id: string; paise: number }
  await accepted(other.do('payouts/confirm', { run_id: run.id }))
  await accepted(admin.do('payouts/send', { run_id: run.id }))
  const payoutUtr = utr()
  await accepted(admin.do('payouts/paid', { payout_id: payout, bank_reference: payoutUtr }))
  const pay = async (challan: string): Promise<string> => {
    const paid = { tax: 'tds', month: '2026-12', paise: 200, challan, paid_on: '2027-01-04' }
    const { payments } = await accepted(admin.do('taxes/paid', paid))
    return payments.find((one: Body) => one.challan === challan).id
  }
  const [tax, taxBack] = [await pay('CHALLAN-1'), await pay('CHALLAN-2')]
  await accepted(admin.do('taxes/taken-back', { payment_id: taxBack }))
  const lines = [
    { utr: payoutUtr, paise: -paise },
    { words: `NEFT CR-${settledUtr}-RAZORPAY`, paise: net },
    { words: 'CHARGES', paise: -590 },
    { words: 'RENT', paise: -5_000_000 },
  ]
  await accepted(admin.do('bank/read', bankFile(lines)))
  const known = await api.db.selectFrom('bank_lines').select(['id', 'statement_id', 'paise']).execute()
  const lineOf = (amount: number) => known.find((line) => line.paise === amount)?.id
  const charge = lineOf(-590)
  await accepted(admin.do('bank/explain', { lines: [charge], explanation: 'charges' }))
  const decided = { lines: [{ id: charge, explanation: 'charges' }], decision: 'confirm' }
  await accepted(other.do('bank/decide', decided))
  const bank = { bankStatement: known[0]?.statement_id, payoutLine: lineOf(-paise), charge, rent: lineOf(-5_000_000) }
  return { payout, payoutUtr, tax, taxBack, ...bank }
}

/** Makes a payment and a refund recent enough for the comparison with the gateway's list. */
async function thisWeek({ api, steps, guest, hotel }: Cast) {
  const { id: recent } = await steps.paid(guest, hotel, {}, NEXT_YEAR)
  const { id: returned } = await steps.paid(guest, hotel, {}, NEXT_YEAR)
  await accepted(steps.cancel(guest, returned))
  await api.worker.drain()
  await goOn(api, '2027-01-04T12:00:00+05:30')
  return { recent, returned }
}

const refundOf = (api: Api, bookingId: string) =>
  api.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.provider_ref'])
    .where('p.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()

/** Books, settles, closes and pays a whole December, and a few days in January. Returns the ids of its rows. */
export async function bookMonth(api: Api, city: BuiltCity, steps: Steps) {
  const cast = await gather(api, city, steps)
  const { summed } = await firstWeek(cast)
  const second = await secondWeek(cast)
  const settled = await settle(cast, [summed, second.stayed])
  const closed = await newYear(cast, settled)
  const { recent, returned } = await thisWeek(cast)
  api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault)))
  const { id: adjustment } = await api.db
    .selectFrom('credit_entries')
    .select('id')
    .where('kind', '=', 'adjustment')
    .executeTakeFirstOrThrow()
  const { id: stayPosting } = await api.db
    .selectFrom('ledger_postings')
    .select('id')
    .where('kind', '=', 'stay')
    .where('booking_id', '=', second.stayed)
    .executeTakeFirstOrThrow()
  const [payment, refund] = [await paymentOf(api, recent), await refundOf(api, returned)]
  await steps.runJob('write-commission-invoices')
  return {
    hotel: cast.hotel.id,
    rich: cast.rich.id,
    ...second,
    ...settled,
    ...closed,
    recent,
    summed,
    stayedPayment: (await paymentOf(api, second.stayed)).id,
    lostPayment: (await paymentOf(api, second.lostBooking)).id,
    refund: (await refundOf(api, second.cancelled)).id,
    recentPayment: payment.id,
    recentAtGateway: payment.reference,
    recentRefund: refund.id,
    refundAtGateway: refund.provider_ref,
    adjustment,
    stayPosting,
  }
}

/** Makes a transaction look like a database. Transactions that begin in it are part of it, and it is rolled back. */
const inside = (trx: Transaction<DB>): Db =>
  new Proxy<Db>(trx, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({ execute: (work: (trx: Transaction<DB>) => Promise<unknown>) => work(trx) })
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function'
        ? (...given: unknown[]): unknown => Reflect.apply(member, target, given)
        : member
    },
  })

/** Checks the books. Returns each difference as its kind and subject, in alphabetical order. */
export async function differencesOf(api: Api, db: Db = api.db): Promise<string[]> {
  const gateway = testGateway(db, api.clock, '', () => '')
  const found = await checkBooks({ db, gateway }, api.clock.now())
  return found.map(({ what, subject }) => `${what} ${subject}`).toSorted()
}

/** Changes rows without running triggers, checks the books, and undoes the change. */
export async function checkPlanted(api: Api, change: string): Promise<string[]> {
  const undone = new Error('undone')
  let found: string[] = []
  try {
    await api.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(change).execute(trx)
      found = await differencesOf(api, inside(trx))
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  return found
}
