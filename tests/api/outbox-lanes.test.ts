import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { otpText, smsTo } from '#server/features/messages/guest-text.ts'
import { enqueue } from '#server/features/messages/outbox.ts'
import { overhear } from '../database/overhear.ts'
import { apiTest } from './api-test.ts'
import { sendReport } from './gateway-steps.ts'

/** In milliseconds. A busy machine finishes within this time, but the stuck provider never answers. */
const SOON = { timeout: 20_000 }

const OTP = otpText('en', '654321', 'localhost')

const test = apiTest.extend('stuck', ({ api }, { onCleanup }) => {
  const { messages, gateway } = api.services
  const waiting: (() => void)[] = []
  const untilFreed = () => new Promise<void>((resolve) => waiting.push(resolve))
  const free = () => {
    Object.assign(api.services, { messages, gateway })
    for (const go of waiting.splice(0)) go()
  }
  onCleanup(free)
  return {
    free,
    /** Lets the carrier give no answer until it is released. */
    carrier: () => {
      api.services.messages = { ...messages, send: untilFreed }
    },
    gateway: () => {
      api.services.gateway = {
        ...gateway,
        cancelCheckout: async (checkout) => {
          await untilFreed()
          return gateway.cancelCheckout(checkout)
        },
      }
    },
    isWaitedFor: () => waiting.length > 0,
  }
})

test('a carrier that does not answer delays no confirmation', async ({ api, steps, stuck, guest, hotel }) => {
  stuck.carrier()
  await enqueue(api.db, api.clock.now(), [smsTo(guest.phone, OTP)])
  api.worker.nudge()
  await expect.poll(stuck.isWaitedFor, SOON).toBe(true)
  const { booking } = (await steps.book(guest, hotel)).body
  const payment = await api.db
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const paid = { kind: 'payment', reference: payment.id, report: 'paid', amount: payment.amount }
  await sendReport(api, { ...paid, eventId: `evt_${payment.id}`, providerPaymentId: 'tpid_1', method: 'upi' })
  await expect.poll(async () => (await steps.read(guest, booking.id)).status, SOON).toBe('completed')
  expect(stuck.isWaitedFor()).toBe(true)
  stuck.free()
  await api.worker.drain()
})

test('a gateway that does not answer delays no OTP', async ({ api, steps, stuck, guest, hotel }) => {
  stuck.gateway()
  const { booking } = (await steps.book(guest, hotel)).body
  expect((await steps.cancel(guest, booking.id)).status).toBe(200)
  await expect.poll(stuck.isWaitedFor, SOON).toBe(true)
  await enqueue(api.db, api.clock.now(), [smsTo(guest.phone, OTP)])
  api.worker.nudge()
  const sent = () => api.db.selectFrom('dev_messages').select('body').where('recipient', '=', guest.phone).execute()
  await expect.poll(sent, SOON).toEqual([{ body: OTP.body }])
  expect(stuck.isWaitedFor()).toBe(true)
  stuck.free()
  await api.worker.drain()
})

test('draining an outbox without work queries the database once', async ({ api }) => {
  await api.worker.drain()
  const { statements } = await overhear(() => api.worker.drain())
  expect(statements).toHaveLength(1)
})

test('draining the outbox waits for work that a nudge has already begun', async ({ api, stuck, guest }) => {
  stuck.carrier()
  await enqueue(api.db, api.clock.now(), [smsTo(guest.phone, OTP)])
  api.worker.nudge()
  await expect.poll(stuck.isWaitedFor, SOON).toBe(true)
  const drained = api.worker.drain()
  const first = await Promise.race([drained.then(() => 'drained'), wait(200, 'still at work')])
  expect(first).toBe('still at work')
  stuck.free()
  await drained
})
