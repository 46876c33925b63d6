import { expect, request as newRequest, type APIRequestContext, type Page } from '@playwright/test'
import type { Hotel } from '#contract/hotels.ts'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import { OFFICE_TEAM } from '#demo/catalogue/load-demo-office.ts'
import { otpFor } from './guest.ts'

/** Signs a support operator in to the demo office through the calls, in a separate context. */
export async function atOffice(page: Page): Promise<APIRequestContext> {
  // Advances the clock, because a phone gets five OTPs an hour, and other tests sign in with the same phone.
  const moved = await page.request.post('/api/dev/clock', { data: { advanceMinutes: 13 } })
  const request = await newRequest.newContext({ baseURL: new URL(moved.url()).origin })
  const phone = (OFFICE_TEAM.find(({ role }) => role === 'support')?.phone ?? '').slice('+91'.length)
  const sent = await request.post('/api/office/send-otp', { data: { phone } })
  expect(sent.ok(), await sent.text()).toBe(true)
  const { challenge } = (await sent.json()) as { challenge: string }
  const data = { phone, otp: await otpFor(request, phone), challenge }
  const signedIn = await request.post('/api/office/sign-in', { data })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  return request
}

/** Lets the office dismiss all cases of guests that this hotel turned away. */
export async function dismissCases(page: Page, { id }: Pick<Hotel, 'id'>): Promise<void> {
  const request = await atOffice(page)
  const { open_cases: cases } = (await (await request.get(`/api/office/hotels/${id}`)).json()) as OfficeHotel
  for (const { booking } of cases.filter(({ verdict }) => verdict === null)) {
    const data = { code: booking.code, verdict: 'dismissed', reason: 'Left by another journey' }
    const answer = await request.post(`/api/office/hotels/${id}/look-after`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await request.dispose()
}
