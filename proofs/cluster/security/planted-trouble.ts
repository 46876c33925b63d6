/** Makes requests with planted values fail in every way: refusals, errors, a dead database and dead apps. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Client } from '../ask.ts'
import type { Cluster, Settings } from '../start-cluster.ts'
import type { Planted } from './planted-people.ts'
import { post } from './people.ts'

/** Lists addresses of calls, existing pages and missing pages that contain planted values. */
function addressesOf({ plans: { phone, email, id }, guest, booking }: Planted): string[] {
  const [at, mail, number] = [`+91${phone}`, email, id].map(encodeURIComponent)
  return [
    `/api/users/is-registered?phone=${at}`,
    `/api/users/generate-otp?phone=${at}`,
    `/api/users/${at}`,
    `/api/users/user-picture/${guest.id}?access_token=${guest.token}`,
    `/api/bookings/${booking}?filter=${encodeURIComponent(`{"where":{"phone":"${phone}"}}`)}`,
    `/api/nothing/${at}/${mail}`,
    `/api/hotels/${number}/ratings?x=${mail}`,
    `/hotel/${at}?id=${number}`,
    `/search-results?where=${mail}`,
    `/${at}/${number}`,
    `/assets/${at}.js`,
    `/hotels-in-pune?lead=${at}&utm_source=${mail}`,
  ]
}

async function askAll({ ask }: Client, planted: Planted): Promise<void> {
  for (const path of addressesOf(planted))
    await ask({
      path,
      headers: {
        authorization: planted.guest.token,
        referer: `https://evil.example/${planted.plans.phone}`,
        'user-agent': planted.plans.email,
      },
    }).catch(() => undefined)
}

/** Sends request bodies, each of which a different part of the site refuses. */
async function sendRefused(client: Client, { plans: { phone, email, id }, guest, booking, desk, office }: Planted) {
  const headers = { authorization: guest.token }
  const number = `+91${phone}`
  await client.ask({
    method: 'POST',
    path: '/api/users/verify-otp',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(`{"phone":"${number}"`),
  })
  await post(client, '/api/users/signup', { phone: number, name: id, email, city: 'Pune' })
  await post(client, '/api/users/signup', { phone: number, name: 'Z', email: `${email}\u0007`, city: 'Pune' })
  await post(client, '/api/bookings/create-booking', { phone, note: id }, { ...headers, 'idempotency-key': phone })
  await post(client, '/api/hotels/1/calculate-bill', { couponId: id, checkin_date: phone })
  await post(client, '/api/webhooks/razorpay', { phone, email, id }, { 'x-razorpay-signature': phone })
  await client.ask({ path: `/api/desk/find?q=${phone}`, headers: desk })
  await client.ask({ path: `/api/desk/find?text=${phone}`, headers: desk })
  await post(client, '/api/desk/check-voucher', { token: id }, desk)
  await post(client, '/api/desk/check-voucher', { code: phone }, desk)
  await client.ask({ path: `/api/office/find?text=${phone}`, headers: office })
  await client.ask({ path: `/api/office/find?q=${encodeURIComponent(email)}`, headers: office })
  await post(client, `/api/office/bookings/${booking}/identities/1`, { reason: `Asked by +91${phone}` }, office)
}

/** Signs up a different person with the planted email, which PostgreSQL refuses because the email is taken. */
async function takeEmail(
  client: Client,
  { plans: { email } }: Planted,
  otp: (phone: string, json: object) => Promise<{ otp: string; challenge: string }>,
) {
  const phone = '+919820098200'
  const { otp: token, challenge } = await otp(phone, { phone, name: 'Twin', email, city: 'Pune' })
  await post(client, '/api/users/verify-otp', { phone, token, challenge })
}

/** Renames a table for a moment, so that a call fails with 500 while it is processing planted values. */
async function failOnPurpose(
  client: Client,
  { databaseUrl }: Cluster,
  { plans: { phone, email, id } }: Planted,
): Promise<number> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query('alter table feedback rename to feedback_away')
  try {
    const text = `ID ${id}, phone +91${phone}`
    const { status } = await post(client, '/api/feedback', {
      kind: 'feedback',
      message: text,
      phone: `+91${phone}`,
      email,
    })
    return status
  } finally {
    await owner.query('alter table feedback_away rename to feedback')
    await owner.end()
  }
}

type Otp = Parameters<typeof takeEmail>[2]

type Trouble = { planted: Planted; otp: Otp; settings: Settings }

/** Returns the status of the call that was made to fail. */
export async function makeTrouble(
  client: Client,
  cluster: Cluster,
  { planted, otp, settings }: Trouble,
): Promise<number> {
  await askAll(client, planted)
  await sendRefused(client, planted)
  await takeEmail(client, planted, otp)
  const failed = await failOnPurpose(client, cluster, planted)
  await cluster.database.one?.hang()
  await askAll(client, planted)
  await cluster.database.one?.goOn()
  await pause(2000)
  for (const app of cluster.apps) await app.part.kill()
  await askAll(client, planted)
  for (const app of cluster.apps) await cluster.startApp(app, settings)
  await askAll(client, planted)
  return failed
}
