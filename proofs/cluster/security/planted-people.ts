/**
 * Plants recognisable values through the site, as a guest, a desk and an office. The proof then searches for them
 * everywhere.
 */
import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'
import { DESK_HOTEL } from '../../../demo/catalogue/demo-desk.ts'
import { jsonOf, type Client } from '../ask.ts'
import { bookAndPay } from '../book.ts'
import { needle, otpNeedle, type Needle } from './needles.ts'
import { messagesTo, otpFor, post, sendPicture, signInAtDesk, signInAtOffice } from './people.ts'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Values that are recognisable wherever they appear, and different in each run. */
const plans = () => ({
  phone: `98${digits(8)}`,
  partner: `97${digits(8)}`,
  email: `planted.${randomBytes(5).toString('hex')}@home.example`,
  id: `${digits(4)} ${digits(4)} ${digits(4)}`,
  exif: `EXIF-${randomBytes(8).toString('hex')}`,
  tail: randomBytes(24),
})
export type Plans = ReturnType<typeof plans>

export type Planted = {
  readonly plans: Plans
  /** values that may be in the column meant for them, but in no log */
  readonly needles: Needle[]
  readonly guest: { id: string; token: string }
  readonly booking: string
  readonly hotel: { id: number }
  readonly desk: { authorization: string }
  readonly office: { authorization: string }
}

/**
 * Draws a photo of an ID as a phone takes it, with the ID's number in the picture, in EXIF and XMP, and in bytes after
 * the end of the picture.
 */
async function idPhoto({ id, exif, tail }: Plans): Promise<Buffer> {
  const drawn = Buffer.from(
    `<svg width="900" height="560"><rect width="900" height="560" fill="#dde"/><text x="60" y="300" font-size="80">${id}</text></svg>`,
  )
  const photo = await sharp(drawn)
    .withExif({
      IFD0: { Artist: exif, ImageDescription: id },
      IFD3: { GPSLatitude: '18/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><number>${exif}</number></x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, tail])
}

async function signUpPlanted(client: Client, { phone, email }: Plans, needles: Needle[]) {
  const json = { phone: `+91${phone}`, name: 'Zerelda', email, city: 'Pune' }
  const first = await otpFor(client, json.phone, { method: 'POST', path: '/api/users/signup', json })
  for (const wrong of ['000000', '999999'])
    await post(client, '/api/users/verify-otp', { phone: json.phone, token: wrong, challenge: first.challenge })
  const answer = await post(client, '/api/users/verify-otp', {
    phone: json.phone,
    token: first.otp,
    challenge: first.challenge,
  })
  const { id: token, userId: id } = jsonOf(answer) as { id: string; userId: string }
  const device = (answer.headers['set-cookie'] ?? []).map((one) => /^known_device=([^;]+)/.exec(one)?.[1]).find(Boolean)
  needles.push(otpNeedle('an OTP', first.otp), needle('a challenge', first.challenge), needle('an access token', token))
  if (device) needles.push(needle('the cookie of a known browser', device))
  return { id, token }
}

/** Returns the links in sent messages, which are secrets as long as they are valid. */
async function linksIn(client: Client, to: string): Promise<string[]> {
  return (await messagesTo(client, to)).flatMap((body) =>
    [...body.matchAll(/#([\w-]{20,})/g)].map(([, link]) => link ?? ''),
  )
}

/** Returns bytes from the middle of the stored ID, where any two pictures differ. */
async function keptBytes(client: Client, url: string, token: string): Promise<Buffer> {
  const { status, body } = await client.ask({ path: url, headers: { authorization: token } })
  if (status !== 200) throw new Error(`the ID was answered ${status}`)
  const middle = Math.floor(body.length / 2)
  return body.subarray(middle, middle + 48)
}

async function writeEverywhere(
  client: Client,
  { guest, booking, plans: { id, phone, partner, email } }: Omit<Planted, 'needles' | 'desk' | 'office'>,
) {
  const headers = { authorization: guest.token }
  const text = `My ID is ${id}, ring +91${phone} or ${email}`
  await post(
    client,
    '/api/feedback',
    { kind: 'feedback', message: text, phone: `+91${phone}`, email, page: `/hotel/x` },
    headers,
  )
  await post(client, '/api/error-reports', { page: `/booking/+91${phone}?id=${id}`, message: text, comment: text })
  await post(client, '/api/partner-form', {
    name: 'Zerelda',
    phone: `+91${phone}`,
    email,
    hotelName: 'Court',
    city: 'Pune',
    message: text,
  })
  await post(client, `/api/bookings/${booking}/name-on-invoice`, { name: `Zerelda ${id}`, address: text }, headers)
  await post(client, `/api/booking-partner/${booking}/invite-partner`, { partner: `+91${partner}` }, headers)
  await post(client, `/api/users/${guest.id}/export-data`, {}, headers)
}

/** Signs up, books, uploads an ID and types the planted values everywhere, as a guest, a desk and an office. */
export async function plant(client: Client, origin: string): Promise<Planted> {
  const own = plans()
  const needles: Needle[] = []
  const guest = await signUpPlanted(client, own, needles)
  const hotel = jsonOf(await client.ask({ path: `/api/hotels/${DESK_HOTEL}` })) as { id: number }
  const { id: booking } = await bookAndPay(client, guest.token, hotel)
  const headers = { authorization: guest.token }
  const photo = await idPhoto(own)
  const identity = jsonOf(await sendPicture(client, `/api/users/${guest.id}/identity`, guest.token, photo)) as {
    url: string
  }
  await sendPicture(client, `/api/users/${guest.id}/profile-picture`, guest.token, photo)
  needles.push(needle('the bytes of an ID', await keptBytes(client, identity.url, guest.token)))
  await writeEverywhere(client, { plans: own, guest, booking, hotel })
  await post(client, `/api/user-requests/${booking}/checkin/create`, {}, headers)
  const { voucher } = jsonOf(await client.ask({ path: `/api/bookings/${booking}`, headers })) as {
    voucher: string | null
  }
  if (voucher) needles.push(needle('a voucher', voucher))
  for (const link of await linksIn(client, own.email)) needles.push(needle('a link of an email', link))
  for (const link of await linksIn(client, '+919800000003')) needles.push(needle('a link of a hotel', link))
  const desk = await signInAtDesk(client)
  const office = await signInAtOffice(client, origin)
  needles.push(otpNeedle('an OTP of the desk', desk.otp), needle('a token of the desk', desk.token))
  needles.push(otpNeedle('an OTP of the office', office.otp), needle('a token of the office', office.token))
  needles.push(needle('a phone', own.phone), needle("a partner's phone", own.partner), needle('an email', own.email))
  needles.push(
    needle('an ID number', own.id),
    needle('EXIF and XMP', own.exif),
    needle('bytes behind a picture', own.tail),
  )
  return { plans: own, needles, guest, booking, hotel, desk: desk.headers, office: office.headers }
}
