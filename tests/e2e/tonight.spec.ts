import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, istDateOf, istInstant, istMinuteOfDay, type IstDate } from '#domain/kernel/ist.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from '#words/times.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

const DAY_MINUTES = 24 * 60

/** Moves the server's clock forward to this time of day in India. Returns that day. */
async function waitUntil(page: Page, time: string): Promise<{ today: IstDate; tomorrow: IstDate }> {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hour * 60 + minute - istMinuteOfDay(await serverNow(page))
  const advanceMinutes = minutes < 0 ? minutes + DAY_MINUTES : minutes
  await page.request.post('/api/dev/clock', { data: { advanceMinutes } })
  const today = istDateOf(await serverNow(page))
  return { today, tomorrow: addDays(today, 1) }
}

const finderOf = (page: Page) => page.getByRole('form', { name: 'Find a hotel' })

/** The accessible name of a day in the calendar, such as 'Saturday, 21 November'. `more` is the text after it. */
const inCalendar = (date: IstDate, more = '') =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${date}T00:00:00Z`),
  ) + more

const slotName = (slot: SlotIndex) => SLOTS[slot].listingName

const moved = (to: SlotIndex) => `Morning can no longer be booked today. We have selected ${slotName(to)}, `

/**
 * The slots that can still be booked at this time, even if they have begun. `moved` is the slot that replaces Morning
 * when Morning is over.
 */
const TIMES: { time: string; slots: SlotIndex[]; moved?: SlotIndex; usual: string }[] = [
  { time: '9:00', slots: [0, 1, 2, 3, 4], usual: 'Full Day' },
  { time: '14:31', slots: [1, 2, 3, 4], moved: 2, usual: 'Evening' },
  { time: '18:01', slots: [2, 3, 4], moved: 2, usual: 'Evening' },
  { time: '21:30', slots: [3, 4], moved: 3, usual: 'Evening' },
  // Earlier than 23:59, because the day must not change while the test runs.
  { time: '23:50', slots: [3], moved: 3, usual: 'Evening' },
]

/** The time at which every kind of screen appears: one slot is over, and one stay was moved. */
const ON_DESKTOP_TOO = '14:31'
/** The times at which the screens differ: every slot is open, one slot is over, or the night has begun. */
const LOOKED_AT = new Set(['9:00', '14:31', '23:50'])

for (const { time, slots, moved: next, usual } of TIMES) {
  const tag = time === ON_DESKTOP_TOO ? ['@long'] : ['@once', '@long']
  test(`a guest at ${time} can choose today while a slot can still be booked`, { tag }, async ({ page }) => {
    const { today, tomorrow } = await waitUntil(page, time)

    await test.step('the start page offers today', async () => {
      await page.goto('/')
      const finder = finderOf(page)
      await expect(finder.getByRole('button', { name: /^Check-in/ })).toContainText(dateWords(today))
      await expect(finder.getByRole('radio', { name: new RegExp(`^${usual} `) })).toBeChecked()
      await finder.getByRole('button', { name: /^Check-in/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: inCalendar(today) })
        .click()
      if (LOOKED_AT.has(time)) await expectSoundPage(page)
      for (const { index, listingName } of SLOTS) {
        const slot = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${listingName}`) })
        await expect(slot).toBeEnabled({ enabled: slots.includes(index) })
        if (!slots.includes(index)) await expect(slot).toContainText('Too late to book')
      }
    })

    await test.step('the results offer today instead of tomorrow’s Morning', async () => {
      await page.goto(`/search-results?city=pune&checkin=${tomorrow}&slot=0`)
      await expect(page.getByText(moved(next ?? 0))).toBeHidden()
      const summary = page.getByRole('link', { name: /^Change your search/ }).filter({ visible: true })
      const cell = finderOf(page).getByRole('button', { name: /^Check-in/ })
      await cell.or(summary).filter({ visible: true }).first().click()
      const panel = page.getByRole('dialog')
      await expect(panel).toBeVisible()
      if (await panel.getByRole('searchbox').isVisible()) await panel.getByRole('button', { name: /^Pune/ }).click()
      const calendar = panel.getByRole('grid', { name: 'Check-in' })
      if (today.slice(0, 7) !== tomorrow.slice(0, 7)) await panel.getByRole('button', { name: 'Earlier month' }).click()
      await calendar.getByRole('button', { name: inCalendar(today) }).click()
      if (next !== undefined) await expect(panel.getByRole('status')).toContainText(moved(next))
      await panel.getByRole('button', { name: /^Evening/ }).click()
      await expect(page).toHaveURL(new RegExp(`checkin=${today}&slot=3`))
    })

    await test.step('a hotel’s page offers today, and then tomorrow again', async () => {
      // A hotel sells a slot that has begun only while somebody is at its reception.
      const sold = slots.includes(4) ? 4 : 3
      const hotel = await freeHotel({ page, token: '' }, { slot: sold, inDays: 0 }, [0, 1, 2, 3, 4])
      await page.goto(`/hotel/${hotel.slug}?checkin=${tomorrow}&slot=0`)
      const chip = (slot: SlotIndex) => page.getByRole('radio', { name: new RegExp(`^${slotName(slot)} `) })
      await expect(chip(0)).toBeEnabled()
      const day = page.getByRole('radio', { name: dateWords(today) })
      await expect(async () => {
        await day.click({ force: true }) // a press before hydration changes nothing
        await expect(page).toHaveURL(new RegExp(`checkin=${today}&slot=${next ?? 0}`), { timeout: 1000 })
      }).toPass()
      if (next !== undefined) await expect(page.getByText(moved(next))).toBeVisible()
      for (const { index } of SLOTS) {
        const isOver = page.locator('label', { has: chip(index) }).getByText('Too late to book')
        await expect(isOver).toBeVisible({ visible: !slots.includes(index) })
        if (!slots.includes(index)) await expect(chip(index)).toBeDisabled()
      }
      if (LOOKED_AT.has(time)) await expectSoundPage(page)
      await page.getByRole('radio', { name: dateWords(tomorrow) }).click({ force: true })
      await expect(chip(0)).toBeEnabled()
      await expect(page.getByText(moved(next ?? 0))).toBeHidden()
    })

    await test.step('an outdated link leads to a bookable stay with a notice', async () => {
      await page.goto(`/hotels-in-pune?checkin=${today}&slot=0`)
      if (next !== undefined) await expect(page.getByText(moved(next))).toBeVisible()
      await page.goto(`/hotels-in-pune?checkin=${addDays(today, -3)}&slot=3`)
      const gone = `${dateWords(addDays(today, -3), istInstant(today))} has passed. We have selected ${dateWords(today)}.`
      await expect(page.getByText(gone)).toBeVisible()
    })
  })
}

/** Returns a day in this month or the next: on a month's last day, tomorrow is in the next month. */
async function dayInSight(panel: Locator, name: string): Promise<Locator> {
  const day = panel.getByRole('button', { name })
  const later = panel.getByRole('button', { name: 'Later month' })
  await expect(later).toBeVisible()
  if (!(await day.isVisible())) await later.click()
  return day
}

/** Tests that Home and End stay within the week, and that a press on the last month keeps the focus. */
async function walkCalendar(panel: Locator, today: IstDate): Promise<void> {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  await panel.page().keyboard.press('End')
  await expect(panel.getByRole('button', { name: inCalendar(addDays(today, 6 - weekday)) })).toBeFocused()
  await panel.page().keyboard.press('Home')
  await expect(panel.getByRole('button', { name: inCalendar(today) })).toBeFocused()
  const [earlier, later] = ['Earlier month', 'Later month'].map((name) => panel.getByRole('button', { name }))
  for (let months = 0; months < 8; months++) await later?.press('Enter')
  await expect(later ?? panel).toBeDisabled()
  await expect(later ?? panel).toBeFocused()
  for (let months = 0; months < 8; months++) await earlier?.press('Enter')
}

/** Tests Full Day's check-out: the calendar says how many nights each day means, and shades the stay. */
async function lookAtNights(page: Page, tomorrow: IstDate): Promise<void> {
  const panel = page.getByRole('dialog')
  await (await dayInSight(panel, inCalendar(tomorrow))).click()
  await panel.getByRole('button', { name: /^Full Day/ }).click()
  const third = await dayInSight(panel, inCalendar(addDays(tomorrow, 3), ', 3 nights'))
  await third.focus()
  await expect(panel.getByText(`3 nights: ${dateWords(tomorrow)}, 12 noon`)).toBeVisible()
  await third.press('Enter')
  await expect(page).toHaveURL(new RegExp(`checkin=${tomorrow}&slot=4&checkout=${addDays(tomorrow, 3)}`))
}

test(
  'a guest at 8 PM finds a room for tonight, from the start page to the review',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const { today, tomorrow } = await waitUntil(page, '20:00')
    await page.goto('/')
    await test.step('the form counts several nights before they are chosen', async () => {
      await finderOf(page)
        .getByRole('button', { name: /^Check-in/ })
        .click()
      await lookAtNights(page, tomorrow)
      await page.goto('/')
    })
    await test.step('one press finds tonight', async () => {
      await finderOf(page).getByRole('button', { name: 'Search hotels' }).click()
      await expect(page).toHaveURL(new RegExp(`checkin=${today}&slot=3`))
    })
    await test.step('the form keeps tonight when its fields are filled in their usual order', async () => {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Hotels for couples in India' })).toBeVisible()
      await finderOf(page).getByRole('button', { name: /^City/ }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('searchbox', { name: 'City' })).toBeFocused()
      await panel.getByRole('button', { name: /^Jaipur/ }).click()
      await expect(panel.getByRole('button', { name: inCalendar(today) })).toBeFocused()
      await walkCalendar(panel, today)
      await panel.getByRole('button', { name: inCalendar(today) }).click()
      await expect(panel.getByRole('button', { name: /^Evening/ })).toContainText(/from ₹/)
      await panel.getByRole('button', { name: /^Evening/ }).click()
      await expect(page).toHaveURL(new RegExp(`city=jaipur&checkin=${today}&slot=3`))
      await expectSoundPage(page)
    })
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('radio', { name: /^Evening/ })).toBeChecked()
    await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*checkin=${today}&slot=3`))
    // Waits for the review, because until then the first heading belongs to the hotel's page.
    await expect(page.getByRole('heading', { level: 1, name: 'Review your booking' })).toBeVisible()
    const summary = page.getByRole('region', {
      name: await page.getByRole('heading', { level: 2 }).first().innerText(),
    })
    await expect(summary).toContainText(dateWords(today))
    await expect(summary).toContainText('9 PM')
    await expectSoundPage(page)
  },
)

test('a guest at half past midnight can still book tonight, from the start page to the payment', async ({ page }) => {
  const { today } = await waitUntil(page, '0:30')
  const began = addDays(today, -1)
  const words = 'It began at 9 PM, and is yours until 10 AM.'
  await signedIn(page)
  await page.goto('/')
  await expect(finderOf(page).getByRole('button', { name: /^Check-in/ })).toContainText(`Tonight, ${dateWords(began)}`)
  await expect(page.getByText(words)).toBeVisible()
  await expectSoundPage(page)
  await finderOf(page).getByRole('button', { name: 'Search hotels' }).click()
  await expect(page).toHaveURL(new RegExp(`checkin=${began}&slot=3`))
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('radio', { name: /^Evening/ })).toBeChecked()
  await expect(page.getByText(`${dateWords(began)} is tonight, the night that began.`)).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expectSoundPage(page)
  await page
    .getByRole('button', { name: /^Book Now/ })
    .filter({ visible: true })
    .click()
  await page.waitForURL(/\/dev\/test-gateway\//)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toContainText(dateWords(began))
})
