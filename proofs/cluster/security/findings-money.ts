import { randomUUID } from 'node:crypto'
import { bookingBody } from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { jsonOf, type Answer } from '../ask.ts'
import { bookAndPay } from '../book.ts'
import { codeOf, tallied, type Finding, type FindingStage } from './finding.ts'
import { post } from './people.ts'

const book = (
  { client, hotel }: FindingStage,
  authorization: string,
  more: object = {},
  headers: Record<string, string> = {},
) =>
  post(client, '/api/bookings/create-booking', bookingBody(hotel, dayAfterTomorrow(), more), {
    authorization,
    ...headers,
  })

const AT_ONCE = 12

export const MONEY: readonly Finding[] = [
  {
    number: 'A4',
    was: 'two bookings at once that spend the same credit answered 500',
    tried: `${AT_ONCE} bookings at once by a guest with ₹100 of credit`,
    run: async (stage) => {
      const guest = await stage.guest()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, async () => book(stage, guest.token)))
      const spent = answers.filter((answer) => /"credits":-?100\b/.test(answer.body.toString())).length
      const user = jsonOf(await stage.client.ask({ path: `/api/users/${guest.id}`, headers: guest.headers }))
      const { credits } = user as { credits: number }
      const holds = answers.every(({ status }) => status < 500) && credits >= 0 && spent <= 1
      return { holds, seen: `${tallied(answers)}; ${credits} left` }
    },
  },
  {
    number: 'A5',
    was: 'a hidden hotel extended a booking that its bill refused',
    tried: 'a paid booking, then the hotel hidden, then bill and extension',
    run: async ({ client, db, hotel, guest: make }) => {
      const guest = await make()
      const { id } = await bookAndPay(client, guest.token, hotel)
      await db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
      const bill = await client.ask({ path: `/api/bookings/${id}/extension-bill?hours=2`, headers: guest.headers })
      const done = await post(client, `/api/bookings/${id}/extend-booking`, { extend_for: 2 }, guest.headers)
      await db.updateTable('hotels').set({ hidden: false }).where('id', '=', hotel.id).execute()
      return { holds: done.status >= 400 && done.status < 500, seen: `${codeOf(bill)}, ${codeOf(done)}` }
    },
  },
  {
    number: 'A9',
    was: 'rooms could be held all day without paying',
    tried: 'five holds one after the other',
    run: async (stage) => {
      const guest = await stage.guest()
      const answers: Answer[] = []
      for (let n = 0; n < 5; n++) answers.push(await book(stage, guest.token))
      const last = answers.at(-1)
      return { holds: last?.status === 409, seen: tallied(answers) }
    },
  },
  {
    number: 'A11',
    was: 'one key gave other answers later',
    tried: 'one key 30 times at once over both apps, and once more after paying',
    run: async (stage) => {
      const guest = await stage.guest()
      const key = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(Array.from({ length: 30 }, async () => book(stage, guest.token, {}, key)))
      const good = answers.filter(({ status }) => status === 200)
      const again = await book(stage, guest.token, {}, key)
      const bodies = new Set([...good, again].map(({ body }) => body.toString()))
      const holds = bodies.size === 1 && again.headers['idempotency-replayed'] === 'true'
      return { holds, seen: `${tallied(answers)}, ${bodies.size} booking` }
    },
  },
  {
    number: 'A1',
    was: 'a payment could be lost between gateway and booking',
    tried: 'a report of a payment with a signature that is none, and the button pressed ten times at once',
    run: async (stage) => {
      const guest = await stage.guest()
      const { booking } = jsonOf(await book(stage, guest.token)) as { booking: { id: string; payment_url: string } }
      const payment = booking.payment_url.split('/').at(-1) ?? ''
      const report = {
        event: 'payment_link.paid',
        payload: { payment_link: { entity: { id: payment, status: 'paid' } } },
      }
      const forged = await post(stage.client, '/api/webhooks/test-gateway', report, {
        'x-test-gateway-signature': '0'.repeat(64),
      })
      const before = jsonOf(
        await stage.client.ask({ path: `/api/bookings/${booking.id}`, headers: guest.headers }),
      ) as { status: string }
      const press = async () => post(stage.client, `/api/dev/test-gateway/${payment}`, { outcome: 'success' })
      const presses = await Promise.all(Array.from({ length: 10 }, press))
      const rows = await stage.db.selectFrom('refunds').select('id').execute()
      const holds = forged.status >= 400 && before.status === 'pending' && presses.every(({ status }) => status < 500)
      return {
        holds,
        seen: `forged: ${codeOf(forged)}, still ${before.status}; ${tallied(presses)}, ${rows.length} refunds`,
      }
    },
  },
]
