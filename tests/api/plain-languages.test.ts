import { expect } from 'vitest'
import { plainBrowser, visitorWithoutScripts, plainTest as test } from './plain-test.ts'
import { otpOf } from './start-api.ts'

const REVIEW = '/plain/review?hotel=any'

test('pages without scripts keep their language from sign-up to sign-out', async ({ api, site }) => {
  const browser = plainBrowser(site)
  const guest = visitorWithoutScripts()
  const asked = await browser.press(`/hi/plain/sign-up?${new URLSearchParams({ back: REVIEW })}`, guest)
  expect(asked.to).toBe(`/hi/plain/otp?${new URLSearchParams({ back: `/hi${REVIEW}` })}`)
  const token = await otpOf(api, `+91${guest.phone}`)
  const wrong = await browser.press('/hi/plain/otp', { token: token === '000000' ? '111111' : '000000' })
  expect(wrong.visit.refusal?.message).toMatch(/[\u0900-\u097f]/)
  expect((await browser.press(asked.to ?? '', { token })).to).toBe(`/hi${REVIEW}`)
  expect((await browser.press('/hi/plain/bookings', {})).to).toBe('/hi')
  expect((await browser.open('/hi/plain/bookings')).to).toBe(
    `/hi/plain/sign-in?${new URLSearchParams({ back: '/hi/plain/bookings' })}`,
  )
})
