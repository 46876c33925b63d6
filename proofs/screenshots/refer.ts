import { REWARD_AFTER_DAYS } from '../../src/domain/rewards/credits.ts'
import { bookThroughCalls, endStay, freeHotel } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, otpFor, signedIn } from '../../tests/e2e/guest.ts'
import { switchTo } from '../../tests/e2e/switch-guest.ts'
import { refuse, userIdOf, type Album } from './steps.ts'

/** Shows Refer and Earn for a visitor, before the first earnings, with earnings, and after a failure. */
export const referAlbum: Album = async (page, take) => {
  await page.goto('/refer-and-earn')
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  await take('visitor')
  const token = await signedIn(page)
  const owner = { token, userId: await userIdOf(page) }
  await page.goto('/refer-and-earn')
  const link = await page.getByText(/\?referral=[A-Z0-9]+$/).innerText()
  await take('nothing-earned')

  await page.context().clearCookies()
  const friend = newGuest()
  const { name, email, phone, city } = friend
  const referral = new URL(link).searchParams.get('referral')
  await page.request.post('/api/users/signup', { data: { name, email, phone, city, referral } })
  const verified = await page.request.post('/api/users/verify-otp', {
    data: { phone, token: await otpFor(page.request, phone) },
  })
  const booker = { page, token: ((await verified.json()) as { id: string }).id }
  const wish = { inDays: 1 }
  const booking = await bookThroughCalls(booker, await freeHotel(booker, wish, [3]), { ...wish, more: { referral } })
  await endStay(booker, booking)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: REWARD_AFTER_DAYS * 24 * 60 } })
  await page.request.post('/api/dev/jobs/reward-referrals')
  await switchTo(page, owner)
  await page.goto('/refer-and-earn')
  await page.getByRole('heading', { name: /earned$/ }).waitFor()
  await take('earned')
  await refuse(page, '**/api/users/*/refer-code*')
  await page.goto('/refer-and-earn')
  await page.getByRole('alert').first().waitFor()
  await take('error')
}
