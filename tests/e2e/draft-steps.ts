import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from './book-through-calls.ts'
import { otpFor } from './guest.ts'

/** The reason that tests give for changing a hotel. */
export const DRAFT_REASON = 'The owner rang and read it to us'

export type Draft = { id: number; name: string; phone: string; locality: string }

/** Applies for a hotel in Jaipur to join, with new names each time. */
export async function applyToJoin({ request }: Page): Promise<Omit<Draft, 'id'>> {
  const serial = String(Date.now()).slice(-6)
  const [name, phone, locality] = [`Neelkanth House ${serial}`, `98${serial}77`, `Lane ${serial}`]
  const form = { name: 'Suresh Kale', phone, email: 'kale@hotel.example', hotelName: name, city: 'Jaipur' }
  const applied = await request.post('/api/partner-form', { data: form })
  expect(applied.ok(), await applied.text()).toBe(true)
  return { name, phone, locality }
}

const send = async (request: APIRequestContext, path: string, data: object): Promise<unknown> => {
  const answer = await request.post(`/api/${path}`, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/**
 * Fills in at the office what a manager would fill in at the desk: the telephone number, and who gets messages about
 * bookings.
 */
export async function fillInContacts({ request }: Page, { id, phone }: Draft): Promise<void> {
  await send(request, `office/hotels/${id}/facts`, { reception_phone: '02530001234', reason: DRAFT_REASON })
  const contact = { who: 'Night desk', channel: 'sms', address: phone, language: 'hi', kinds: ['bookings'] }
  await send(request, `office/hotels/${id}/contacts`, { ...contact, reason: DRAFT_REASON })
}

/** A position inside Jaipur. */
export const POSITION = { lat: 26.9124, lng: 75.7873 }

/** Fills in what only the office can set, and confirms the points that the database cannot check. */
export async function fillInTheRest(page: Page, draft: Draft, second: Page): Promise<void> {
  const { request } = page
  const ofHotel = `office/hotels/${draft.id}`
  await send(request, `${ofHotel}/check`, { items: HAND_CHECKS, note: 'Seen by me' })
  const details = { position: POSITION, description: 'A quiet house.', stars: 3, reason: DRAFT_REASON }
  await send(request, `${ofHotel}/details`, details)
  await fillInContacts(page, draft)
  const terms = {
    from: istDateOf(await serverNow(page)),
    commission: 1500,
    pan: 'given',
    legal_name: 'Kale Stays',
    address: 'MI Road, Jaipur',
    reason: DRAFT_REASON,
  }
  const account = { holder: 'S Kale', number: '123456780417', ifsc: 'HDFC0000123', bank: 'HDFC', reason: DRAFT_REASON }
  for (const [kind, wish] of [
    ['terms', terms],
    ['bank-accounts', account],
  ] as const) {
    const [proposed] = (await send(request, `${ofHotel}/${kind}`, wish)) as { id: number }[]
    const decision = { proposal_id: proposed?.id, decision: 'confirm', reason: 'Rang the owner' }
    await send(second.request, `office/${kind}/decide`, decision)
  }
}

async function signInAtDesk({ request }: Page, phone: string): Promise<void> {
  const { challenge } = (await send(request, 'desk/send-otp', { phone })) as { challenge: string }
  await send(request, 'desk/sign-in', { phone, otp: await otpFor(request, phone), challenge })
}

/** Accepts, as the applicant, the post that the office offered, and agrees to get messages about bookings. */
export async function acceptAtDesk(manager: Page, phone: string): Promise<void> {
  const { request } = manager
  const texts = (await (await request.get('/api/dev/outbox', { params: { to: `+91${phone}` } })).json()) as Array<{
    body: string
  }>
  const token = texts.map(({ body }) => /hotel-contact[^#]*#([\w-]+)/.exec(body)?.[1]).find((one) => one !== undefined)
  await send(request, 'hotel-contacts/agree', { token })
  await signInAtDesk(manager, phone)
  const { post } = (await (await request.get('/api/desk/me')).json()) as { post: { staff_id: string } }
  const accepted = await request.post(`/api/desk/posts/${post.staff_id}/accept`)
  expect(accepted.ok(), await accepted.text()).toBe(true)
}

/** Opens the search in which guests find the published hotel. */
export async function searchFor(guest: Page, { locality }: Draft): Promise<void> {
  const day = addDays(istDateOf(await serverNow(guest)), 30)
  await guest.goto(`/hotels-in-jaipur?locality=${locality.toLowerCase().replace(' ', '-')}&checkin=${day}&slot=3`)
}
