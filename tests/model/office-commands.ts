import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { monthOf, monthPeriod } from '#domain/ledger/month.ts'
import { correctNow } from '../api/correct-now.ts'
import type { Answer } from '../api/start-api.ts'
import { staySignedIn } from '../api/stay-signed-in.ts'
import { settleUnpostedStays } from '#server/features/ledger/settle-unposted-stays.ts'
import { BookingStep } from './booking-step.ts'
import { expectClosed, expectNothingDiffers } from './month-facts.ts'
import { Step, type Command, type Model, type Real } from './step.ts'

const post = (real: Real, path: string, body: object): Promise<Answer> =>
  real.api.post(`/office/${path}`, body, { headers: { ...real.admin.headers, 'idempotency-key': randomUUID() } })

const WISHES = {
  'office-cancel': { act: 'cancel', for: 'hotel' },
  'office-cancel-late': { act: 'cancel', for: 'guest', amount: 0 },
  'office-refund': { act: 'refund', amount: 70 },
  'office-credit': { act: 'credit', amount: 50 },
  'office-no-show': { act: 'no_show' },
  'office-no-show-off': { act: 'no_show_off' },
} as const
type OfficeWish = keyof typeof WISHES

/** Lets an admin preview an action and carry it out. */
class OfficeAct extends BookingStep {
  readonly what: OfficeWish
  constructor(which: number, what: OfficeWish) {
    super(which)
    this.what = what
  }
  override get label(): string {
    return this.what
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const { id } = this.of(model, real)
    const wish = WISHES[this.what]
    const planned = await post(real, `bookings/${id}/plan`, wish)
    if (planned.status !== 200) return planned
    const { fingerprint } = planned.body
    return post(real, `bookings/${id}/act`, { ...wish, reason: 'The guest rang us', fingerprint })
  }
  override toString = () => `${this.what}(${this.which})`
}

/** Lets the office correct a hotel's account with a separate entry. */
class Correct extends Step {
  readonly paise: number
  constructor(paise: number) {
    super()
    this.paise = paise
  }
  async act(_model: Model, real: Real): Promise<undefined> {
    const correction = { hotelId: real.hotel.id, paise: this.paise, reason: 'A towel' }
    const corrected = await correctNow(real.api, correction)
    if (!corrected.ok) throw new Error(corrected.refusal)
  }
  override toString = () => `correct(${this.paise})`
}

/** Goes to the end of the month and of its stays, and closes the months of both hotels. */
class CloseMonth extends Step {
  async act(model: Model, real: Real): Promise<Answer | undefined> {
    const { api } = real
    const month = monthOf(api.clock.now())
    api.clock.advance(minutesBetween(api.clock.now(), monthPeriod(month).end))
    await staySignedIn(api)
    await real.steps.runJob('end-stays')
    await api.worker.drain()
    let answer: Answer | undefined
    for (const { id } of [real.hotel, real.other]) {
      answer = await post(real, `statements/${id}/${month}/close`, { reason: 'The end of the month' })
      model.closed.push(await expectClosed(api, answer, { hotelId: id, month }))
    }
    return answer
  }
  override toString = () => 'closeMonth'
}

/** Runs the nightly check, which first settles what is left over. It reads everything that any life has written. */
class CheckBooks extends Step {
  async act(_model: Model, { api, hotel, other }: Real): Promise<undefined> {
    await settleUnpostedStays(api.services)
    await expectNothingDiffers(api, [hotel.id, other.id])
  }
  override toString = () => 'checkBooks'
}

const which = fc.nat({ max: 5 })
const act = fc
  .tuple(which, fc.constantFrom(...(Object.keys(WISHES) as OfficeWish[])))
  .map(([n, what]) => new OfficeAct(n, what))
const closing = fc.constant(null).map(() => new CloseMonth())

/** What the office does until the end of the month. */
export const officeCommands: fc.Arbitrary<Command>[] = [
  act,
  act,
  fc.constantFrom(500, -21_000).map((paise) => new Correct(paise)),
  closing,
  fc.constant(null).map(() => new CheckBooks()),
]

/** More steps by the office, for lives in which the office has more to do. */
export const OF_THE_MONTH: fc.Arbitrary<Command>[] = [...Array.from({ length: 8 }, () => act), closing, closing]
