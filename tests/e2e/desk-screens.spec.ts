import { expect } from '@playwright/test'
import type { DeskDay } from '#contract/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'

const EVENING = 3

test(
  'a wide screen keeps the menu next to a booking, and the booking’s buttons next to stay and history',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:30')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0 })
    await atDesk(page.request, 'manager')
    await page.goto(DESK.booking(booking.id))
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
    const box = async (text: string) => {
      const place = page.getByText(text, { exact: true }).filter({ visible: true }).first()
      await expect(place).toBeVisible()
      const found = await place.boundingBox()
      if (!found) throw new Error(`${text} is not on the page`)
      return found
    }
    const [history, room, title] = [await box('What happened'), await box('Change the room'), await box('Booking')]
    expect(room.y).toBeLessThan(history.y)
    expect(room.x).toBeGreaterThan(history.x + history.width)
    expect(title.x).toBeLessThan(room.x)
    await expectSoundPage(page)
  },
)

test(
  'the page More begins with its list and ends with the sign-out, and marks English captions on a Hindi desk',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto(DESK.more)
    const main = page.getByRole('main')
    await expect(main.getByRole('link').first()).toHaveText('Register')
    await expect(main.getByRole('button').last()).toHaveText('Sign out')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'हिंदी' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
    await page.goto(DESK.photos)
    const captions = page.locator('.photo-caption b > span')
    await expect(captions.first()).toBeVisible()
    for (const caption of await captions.all()) {
      const isHindi = /\p{Script=Devanagari}/u.test(await caption.innerText())
      await expect(caption).toHaveAttribute('lang', isHindi ? 'hi' : 'en')
    }
  },
)

test('an empty list for the day says what will appear in it', { tag: ['@once', '@long'] }, async ({ page }) => {
  await atDesk(page.request, 'desk')
  await page.route('**/api/desk/day*', async (route) => {
    const answer = await route.fetch()
    const day = (await answer.json()) as DeskDay
    await route.fulfill({ response: answer, json: { ...day, arriving: [], here: [], leaving: [], walk_ins: [] } })
  })
  await page.goto(DESK.today)
  await expect(page.getByText('Guests appear here once you hand over their key.')).toBeVisible()
  await expect(page.getByText('New bookings appear here by themselves.')).toBeVisible()
  await expectSoundPage(page)
})
