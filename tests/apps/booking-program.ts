/**
 * A program as the author of an app would write it, with a client generated from the API document. It is stored as
 * text, because its imports exist only once the client is generated. It prints the booking that it made, paid and read.
 */
export const BOOKING_PROGRAM = `
import { client } from './client/client.gen.js'
import {
  getBookingsId, getDevOutbox, getHotelsIdFindAvailability, getHotelsSearch, getUsersId, postBookingsCreateBooking,
  postDevTestGatewayPaymentId, postHotelsIdCalculateBill, postUsersSignup, postUsersVerifyOtp,
} from './client/sdk.gen.js'
import type { Bill, Booking, Error as Refusal, FoundHotel, User } from './client/types.gen.js'

const [, , baseUrl = '', city = '', checkin = '', checkout = ''] = process.argv
const PHONE = '+919812345670'
let token: string | undefined

client.setConfig({ baseUrl, auth: ({ in: place }) => (place === 'cookie' ? undefined : token) })

/** Writes the filter into the query as JSON. */
const querySerializer = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()

function answered<Data>({ data, error }: { data?: Data; error?: Refusal }): NonNullable<Data> {
  if (error) throw new Error(error.error.code + ': ' + (error.error.message ?? ''))
  if (data === undefined || data === null) throw new Error('no answer')
  return data
}

const early = await getUsersId({ path: { id: 'nobody' } })
if (early.error?.error.code !== 'NO_SESSION') throw new Error('a stranger was let in')

const { challenge } = answered(
  await postUsersSignup({ body: { phone: PHONE, name: 'Asha Rao', email: 'asha@app.example', gender: 'female', city: 'Pune' } }),
)
const [text] = answered(await getDevOutbox({ query: { to: PHONE } }))
const otp = /\\d{6}/.exec(text?.body ?? '')?.[0] ?? ''
const session = answered(await postUsersVerifyOtp({ body: { phone: PHONE, token: otp, challenge } }))
token = session.id
const user: User = answered(await getUsersId({ path: { id: session.userId } }))

const found: FoundHotel[] = answered(
  await getHotelsSearch({ query: { checkin, checkout, filter: { where: { cityId: city }, limit: 5 } }, querySerializer }),
)
const hotel = found.find(({ availability }) => availability?.availability)
if (hotel?.id === undefined) throw new Error('no hotel is free')
const { availability } = answered(
  await getHotelsIdFindAvailability({ path: { id: String(hotel.id) }, query: { checkin, checkout } }),
)
const stay = { checkin_date: checkin, checkout_date: checkout, roomCount: 1 }
const { bill }: { bill: Bill } = answered(await postHotelsIdCalculateBill({ path: { id: String(hotel.id) }, body: stay }))
const { booking: held }: { booking: Booking } = answered(
  await postBookingsCreateBooking({
    body: { ...stay, hotelId: hotel.id, slotId: 1, guestsCount: 2, shown_total: bill.total },
    headers: { 'idempotency-key': 'the-first-booking' },
  }),
)
const paymentId = held.payment_url?.split('/').at(-1) ?? ''
const back = answered(await postDevTestGatewayPaymentId({ path: { paymentId }, body: { outcome: 'success' } }))
const paid: Booking = answered(await getBookingsId({ path: { id: held.id } }))
console.log(JSON.stringify({ user, hotel, availability, bill, held, back, paid }))
`
