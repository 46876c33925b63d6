import { photo } from '../../../tests/pictures.ts'
import { askUntil } from '../ask-until.ts'
import { jsonOf } from '../ask.ts'
import { bookAndPay } from '../book.ts'
import { addressOf, clientAt } from './addresses.ts'
import { codeOf, type Finding } from './finding.ts'
import { otpFor, post, sendPicture } from './people.ts'

const BLOCK = 40
const NOTED_WITHIN_SECONDS = 20
const PERSON = { name: 'Asha', email: 'asha.again@home.example', city: 'Pune' }

export const ACCOUNTS: readonly Finding[] = [
  {
    number: 'C3',
    was: 'a stranger took over a sign-up that waited for its OTP',
    tried:
      'a stranger signs up with the same phone and another email, and guesses 20 times, before the guest types the OTP',
    run: async ({ client, cluster }) => {
      const phone = '+919820011001'
      const own = await otpFor(client, phone, { method: 'POST', path: '/api/users/signup', json: { phone, ...PERSON } })
      const stranger = clientAt(cluster, addressOf(BLOCK, 1))
      await post(stranger, '/api/users/signup', { phone, ...PERSON, email: 'stranger.again@evil.example' })
      for (let n = 0; n < 20; n++) await post(stranger, '/api/users/verify-otp', { phone, token: String(100_000 + n) })
      stranger.close()
      const verified = await post(client, '/api/users/verify-otp', { phone, token: own.otp, challenge: own.challenge })
      const { id: token, userId } = jsonOf(verified) as { id: string; userId: string }
      const user = jsonOf(await client.ask({ path: `/api/users/${userId}`, headers: { authorization: token } }))
      const { user_email: email } = user as { user_email: string }
      return { holds: email === PERSON.email, seen: `signed in, with ${email}` }
    },
  },
  {
    number: 'C6',
    was: 'an ID opened in any session',
    tried: 'an ID in a session whose OTP is old, in a stranger’s, and without one',
    run: async ({ client, db, guest: make }) => {
      const [guest, stranger] = [await make(), await make()]
      const kept = jsonOf(
        await sendPicture(client, `/api/users/${guest.id}/identity`, guest.token, await photo('jpeg')),
      )
      const { url } = kept as { url: string }
      const fresh = await client.ask({ path: url, headers: guest.headers })
      await db
        .updateTable('sessions')
        .set({ fresh_until: new Date(0) })
        .where('user_id', '=', guest.id)
        .execute()
      const old = await client.ask({ path: url, headers: guest.headers })
      const other = await client.ask({ path: url, headers: stranger.headers })
      const nobody = await client.ask({ path: url })
      const seen = [fresh, old, other, nobody].map(codeOf).join(', ')
      return { holds: seen === '200, 403 FRESH_OTP_NEEDED, 404 NOT_FOUND, 401 NO_SESSION', seen }
    },
  },
  {
    number: 'C7',
    was: 'nobody could see who tried a thousand phones',
    tried: 'the log of security after all this, and whether it names anybody',
    run: async ({ db }) => {
      const read = () => db.selectFrom('security_log').selectAll().execute()
      // Waits, because each app writes its security events only at intervals.
      const rows = await askUntil((found) => found.length > 0, NOTED_WITHIN_SECONDS, read)
      const names = JSON.stringify(rows).match(/\+91\d{10}|@home\.example/g) ?? []
      return { holds: rows.length > 0 && names.length === 0, seen: `${rows.length} entries, ${names.length} names` }
    },
  },
  {
    number: 'C8',
    was: 'who is a member could be asked without end, and a taken email before any OTP',
    tried: '12 asks from one address under 12 made-up ones, and a sign-up with a taken email',
    run: async ({ cluster, guest: make }) => {
      const guest = await make()
      const client = clientAt(cluster, addressOf(BLOCK, 2))
      const statuses: string[] = []
      for (let n = 0; n < 12; n++) {
        const headers = {
          'x-forwarded-for': `203.0.113.${n}`,
          'x-real-ip': `203.0.113.${n}`,
          forwarded: `for=203.0.113.${n}`,
        }
        const path = `/api/users/is-registered?phone=${encodeURIComponent(guest.phone)}`
        statuses.push(codeOf(await client.ask({ path, headers })))
      }
      const signUp = await post(client, '/api/users/signup', { phone: '+919820011002', ...PERSON })
      client.close()
      const holds = statuses.slice(10).every((one) => one.startsWith('429')) && signUp.status === 200
      return {
        holds,
        seen: `${statuses.filter((one) => one === '200').length} answers, then ${statuses.at(-1)}; ${codeOf(signUp)}`,
      }
    },
  },
  {
    number: 'C14',
    was: 'an invited phone saw the desk code before it accepted',
    tried: 'a partner who has not answered reads the booking',
    run: async ({ client, hotel, guest: make }) => {
      const [guest, partner] = [await make(), await make()]
      const { id } = await bookAndPay(client, guest.token, hotel)
      await post(client, `/api/booking-partner/${id}/invite-partner`, { partner: partner.phone }, guest.headers)
      const own = jsonOf(await client.ask({ path: `/api/bookings/${id}`, headers: guest.headers })) as Record<
        string,
        unknown
      >
      const read = await client.ask({ path: `/api/bookings/${id}`, headers: partner.headers })
      const text = read.body.toString()
      const code = String(own['short_id'])
      const holds =
        read.status === 200 && code.length > 4 && !text.includes(code) && !text.includes(String(own['voucher']))
      return { holds, seen: `${read.status}, without code, voucher and bill` }
    },
  },
  {
    number: 'C rights',
    was: 'a booking of others could be told from none',
    tried: 'a stranger, and nobody, ask for a booking and for one that is none',
    run: async ({ client, hotel, guest: make }) => {
      const [guest, stranger] = [await make(), await make()]
      const { id } = await bookAndPay(client, guest.token, hotel)
      const others = await client.ask({ path: `/api/bookings/${id}`, headers: stranger.headers })
      const none = await client.ask({
        path: '/api/bookings/00000000-0000-4000-8000-000000000000',
        headers: stranger.headers,
      })
      const holds = others.status === 404 && others.body.equals(none.body)
      return { holds, seen: `${codeOf(others)} both times` }
    },
  },
]
