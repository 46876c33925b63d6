import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDeadLetters } from '#server/features/dead-letters/list-dead-letters.ts'
import { SCHEDULE } from '#server/jobs/schedule.ts'
import { buildCity, buildGuest, bookingBody, type BuiltCity } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { expectBooksBalance } from '../api/booking-steps.ts'
import { startApi, type Api } from '../api/start-api.ts'
import { mortal, MortalProcess } from './mortal-process.ts'
import {
  ask,
  newStay,
  payAtGateway,
  REPORTS,
  reportPayment,
  unaccountedRupees,
  type PaidStay,
  type Report,
} from './paid-stay.ts'

let api: Api
let city: BuiltCity
const life = new MortalProcess()

beforeAll(async () => {
  api = await startApi({}, mortal(life))
  city = await buildCity(api.db)
})
afterAll(() => api.stop())

/** Whether `npm run test:long` or `npm run prove` runs this test. */
const isLong = process.env['DEATH_STRIDE'] !== undefined

const HOLD_MINUTES = 15
/** Within this many minutes of the payment, every rupee is part of a booking or refunded. */
const SETTLED_WITHIN = 60
const reports = Object.keys(REPORTS) as Report[]

/** Runs the jobs that are scheduled for one minute. */
async function runJobs(minute: number): Promise<void> {
  const names = ['expire-holds', 'drain-outbox', ...(minute % 5 === 0 ? ['reconcile-payments', 'drain-outbox'] : [])]
  for (const name of names) await SCHEDULE.find((job) => job.name === name)?.run(api.services)
}

const setMinute = (minute: number) => api.clock.advance(minute - api.clock.advancedMinutes())

const isReportedAt = ({ report, payAt, isPaid }: PaidStay, minute: number) =>
  isPaid ? REPORTS[report].filter((after) => payAt + after === minute).length : 0

describe('rupees taken by the gateway', () => {
  /**
   * The minutes around the end of the hold and around the last one that the gateway accepts. `npm run test:long` tries
   * every minute up to then.
   */
  const PAY_AT = isLong ? [...Array.from({ length: 21 }, (_minute, index) => index), 25, 31] : [0, 13, 14, 15, 16, 31]

  test('payments that the gateway took become a booking or a refund within an hour, whenever the guest pays', async () => {
    const stays: PaidStay[] = []
    for (const payAt of PAY_AT) for (const report of reports) stays.push(await newStay(api, city, { payAt, report }))
    setMinute(0)
    for (const stay of stays) expect((await ask(api, stay)).status).toBe(200)
    const last = Math.max(...PAY_AT) + SETTLED_WITHIN
    for (let minute = 0; minute <= last; minute++) {
      setMinute(minute)
      for (const stay of stays) if (stay.payAt === minute) await payAtGateway(api, stay)
      for (const stay of stays) {
        for (let turn = isReportedAt(stay, minute); turn > 0; turn--) await reportPayment(api, stay)
      }
      await runJobs(minute)
      if (minute === HOLD_MINUTES + 1) await rivalsTake(stays)
    }
    expect(await unaccountedRupees(api)).toEqual([])
    await expectBooksBalance(api)
    expect(await listDeadLetters(api.db)).toEqual([])
    expect(api.faults).toEqual([])
    const paid = stays.filter(({ isPaid }) => isPaid)
    expect(paid.length).toBeGreaterThanOrEqual(stays.length / 2)
  })

  /** Other guests book and pay every room that became free, so that the late payment has to be refunded. */
  async function rivalsTake(stays: readonly PaidStay[]): Promise<void> {
    for (const [index, stay] of stays.entries()) {
      if (index % 2 === 0) continue
      const rival = await buildGuest(api.db)
      const { body } = await api.post('/bookings/create-booking', bookingBody(stay.hotel, SATURDAY_EVENING), {
        headers: rival.headers,
      })
      if (body.booking) await payAtGateway(api, { ...stay, guest: rival })
    }
  }
})

describe('a process that dies between two steps', () => {
  /**
   * The minutes at which jobs run in these lives: before and after the end of the hold, of a lease, and of some
   * requests to the gateway.
   */
  const TURNS = [1, 3, 5, 10, 15, 16, 20, 25, 30, 40, 50, 60, 75, 80]

  /**
   * `diesOver`: what the process is doing when it dies: the guest's request, the gateway's report, or a minute's jobs.
   */
  type Life = { payAt: number; report: Report; diesOver: 'request' | 'report' | number }

  /** Plays one life in which the process dies at one of its steps. Returns whether it really died there. */
  async function live({ payAt, report, diesOver }: Life, dieAt: number): Promise<boolean> {
    life.start()
    setMinute(0)
    const stay = await newStay(api, city, { payAt, report, credits: 40 })
    let hasDied = false
    const mortally = async (what: Life['diesOver'], work: () => Promise<unknown>) => {
      if (what === diesOver) life.start(dieAt)
      await life.outlive(work)
      hasDied ||= life.isDead
      life.start()
    }
    await mortally('request', () => ask(api, stay))
    await ask(api, stay)
    const minutes = new Set([...TURNS, payAt, ...REPORTS[report].map((after) => payAt + after)])
    for (const minute of [...minutes].toSorted((one, other) => one - other)) {
      setMinute(minute)
      if (minute === payAt) await payAtGateway(api, stay)
      if (isReportedAt(stay, minute) > 0) await mortally('report', () => reportPayment(api, stay))
      await mortally(minute, () => runJobs(minute))
    }
    return hasDied
  }

  const lives: Life[] = [
    { payAt: 2, report: 'prompt', diesOver: 'request' },
    { payAt: 2, report: 'prompt', diesOver: 'report' },
    { payAt: 2, report: 'prompt', diesOver: 2 },
    { payAt: 4, report: 'lost', diesOver: 5 },
    { payAt: 14, report: 'lost', diesOver: 15 },
    { payAt: 14, report: 'late by 12', diesOver: 15 },
    { payAt: 14, report: 'late by 12', diesOver: 26 },
  ]
  /**
   * How many steps lie between the tried deaths. `npm run test:long` tries every seventh step, `npm run prove` every
   * step.
   */
  const STRIDE = Number(process.env['DEATH_STRIDE'] ?? 60)
  const MAX_STEPS = 400

  test.each(lives)(
    'a process that dies loses no rupee: paid at $payAt, webhook $report, dies over $diesOver',
    async (plan) => {
      let deaths = 0
      for (let dieAt = 1; dieAt <= MAX_STEPS; dieAt += STRIDE) {
        if (!(await live(plan, dieAt))) break
        deaths += 1
        expect(await unaccountedRupees(api), `died at step ${dieAt}`).toEqual([])
      }
      expect(deaths).toBeGreaterThan(0)
      await expectBooksBalance(api)
      expect(await listDeadLetters(api.db)).toEqual([])
      api.faults.length = 0
    },
  )
})
