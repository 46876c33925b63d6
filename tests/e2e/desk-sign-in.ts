import type { Page } from '@playwright/test'
import { DESK_STAFF } from '#demo/catalogue/demo-desk.ts'
import { otpFor } from './guest.ts'

/** One of the demo hotel's staff, signed in at its desk on this page. A phone gets a new password every half minute only. */
export async function signInAtDesk(page: Page, role: 'manager' | 'desk'): Promise<void> {
  const colleague = DESK_STAFF.find((one) => one.role === role)
  const phone = (colleague?.phone ?? '').slice(-10)
  await page.request.post('/api/desk/send-otp', { data: { phone } })
  await page.request.post('/api/desk/sign-in', { data: { phone, otp: await otpFor(page.request, phone) } })
}
