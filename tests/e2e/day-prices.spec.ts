import { expect, type Page } from '@playwright/test'
import type { OffersByDay } from '#contract/day-offers.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { TAX_RULES, taxRuleOn } from '#domain/bills/tax.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { stayTotal } from '#domain/prices/stay-total.ts'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'

const EVENING = 3
const DAYS = 28

type Found = { slug: string; days: OffersByDay['days'] }

/** Finds a hotel in Pune whose evenings in the next weeks suit the test. */
async function hotelWhere(page: Page, suits: (days: OffersByDay['days']) => boolean): Promise<Found> {
  const first = addDays(istDateOf(await serverNow(page)), 1)
  const filter = JSON.stringify({ where: { cityId: 'pune' }, limit: 100 })
  const period = { checkin: `${first}T21:00`, checkout: `${addDays(first, 1)}T10:00` }
  const hotels = (await (
    await page.request.get('/api/hotels/search', { params: { ...period, filter } })
  ).json()) as HotelInList[]
  for (const { id, slug } of hotels) {
    const params = { slot: EVENING, from: first, days: DAYS }
    const { days } = (await (
      await page.request.get(`/api/hotels/${id}/offers-by-day`, { params })
    ).json()) as OffersByDay
    if (suits(days)) return { slug, days }
  }
  throw new Error('no hotel has such evenings')
}

const long = (date: string) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(date),
  )

async function openCalendar(page: Page, { slug }: Found, date: string): Promise<void> {
  await page.goto(`/hotel/${slug}?checkin=${date}&slot=${EVENING}`)
  const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long' }).format(new Date(date))
  await page.getByRole('button', { name: month }).click()
}

type Offer = OffersByDay['days'][number]

/** Returns what a room costs on this day with tax, such as '₹1,574'. */
const totalOf = ({ date, price }: Offer) => formatRupees(stayTotal([price ?? 0], 1, taxRuleOn(TAX_RULES, date)).total)

/** Finds two free days in one month with different prices. The last days of a month may have none. */
function pairOf(days: readonly Offer[]): [Offer, Offer] | undefined {
  const free = days.filter(({ state }) => state === 'free')
  const inMonth = (one: Offer) => free.filter(({ date }) => date.slice(0, 7) === one.date.slice(0, 7))
  for (const first of free) {
    const other = inMonth(first).find(({ price }) => price !== first.price)
    if (other) return [first, other]
  }
  return undefined
}

test('the calendar shows what each evening costs, and the bill of a chosen day has the same total', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('offers-by-day') && asked.push(request.url()))
  const found = await hotelWhere(page, (days) => pairOf(days) !== undefined)
  const pair = pairOf(found.days)
  if (!pair) throw new Error('no month of the hotel has two prices')
  const [first, dear] = pair
  await page.goto(`/hotel/${found.slug}?checkin=${first.date}&slot=${EVENING}`)
  expect(asked).toEqual([])

  await test.step('each day shows its price, and the cheapest day says so', async () => {
    await openCalendar(page, found, first.date)
    const low = first.price && dear.price && first.price < dear.price ? first : dear
    const high = low === first ? dear : first
    const days = page.getByRole('dialog')
    await expect(
      days.getByRole('button', {
        name: `${long(low.date)}, ${totalOf(low)}, the lowest price`,
        exact: true,
      }),
    ).toBeVisible()
    await expect(days.getByRole('button', { name: `${long(high.date)}, ${totalOf(high)}`, exact: true })).toBeVisible()
    await expect(days.getByText(`Evening: lowest ${totalOf(low)} on`)).toBeVisible()
    expect(asked).toHaveLength(1)
    await expectSoundPage(page)
  })
  await test.step('the guest chooses the dearer day with the keyboard, and its slot costs the same', async () => {
    const day = page.locator(`[data-day="${dear.date}"]`)
    for (let presses = 0; presses < DAYS && !(await day.evaluate((one) => one === document.activeElement)); presses++)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const evening = page.getByRole('radio', { name: /^Evening/, checked: true })
    await expect(evening).toHaveAccessibleName(new RegExp(totalOf(dear)))
    await expect(page.locator('.bill').filter({ visible: true }).first()).toContainText(totalOf(dear))
  })
})

test('the calendar and the hotel’s page say that an evening is closed', async ({ page }) => {
  const found = await hotelWhere(page, (days) => days.some(({ state }) => state === 'closed'))
  const closed = found.days.find(({ state }) => state === 'closed')?.date ?? ''
  await openCalendar(page, found, closed)
  await page.getByRole('button', { name: `${long(closed)}, Evening closed`, exact: true }).click()
  await expect(page.getByText('Closed on this day').first()).toBeVisible()
  await expect(page.getByText(/^Evening on .* is closed at this hotel\.$/)).toBeVisible()
  await expect(
    page
      .getByText('Closed on this day')
      .filter({ visible: true })
      .or(page.getByRole('link', { name: 'See free times' }).filter({ visible: true }))
      .first(),
  ).toBeVisible()
})

test(
  'the search calendar has prices, fits 360 px, and does not move from month to month',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    // Requests the prices once, because the server caches a city's prices only after a first request.
    const params = { slot: EVENING, from: addDays(istDateOf(await serverNow(page)), 1), days: DAYS }
    await expect
      .poll(async () => {
        await page.request.get('/hotels-in-pune')
        const answer = await page.request.get('/api/cities/pune/offers-by-day', { params })
        return ((await answer.json()) as Partial<OffersByDay>).days?.length
      })
      .toBe(DAYS)
    await page.goto('/')
    const finder = page.getByRole('form', { name: 'Find a hotel' })
    await finder.getByRole('button', { name: /^City/ }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('searchbox', { name: 'City' }).fill('Pune')
    await panel.getByRole('button', { name: /^Pune/ }).click()
    const days = panel.getByRole('grid', { name: 'Check-in' })
    await expect(days.getByRole('button', { name: /from ₹[\d,]+/ }).first()).toBeVisible()
    await expectSoundPage(page)
    const boxes = new Set<string>()
    const later = panel.getByRole('button', { name: 'Later month' })
    while ((await later.getAttribute('aria-disabled')) !== 'true') {
      await expect(panel.getByText(/^(?:Full Day|Evening): /)).toBeVisible()
      boxes.add(JSON.stringify([await panel.boundingBox(), await days.boundingBox(), await later.boundingBox()]))
      await later.click()
    }
    expect([...boxes]).toHaveLength(1)
  },
)

test.describe('prices that arrive late', () => {
  // The test cuts the second request off.
  test.use({ expectedFaults: [/ERR_FAILED/] })
  test(
    'prices that arrive late move nothing, and days can be chosen before they arrive',
    { tag: '@once' },
    async ({ page }) => {
      const late = Promise.withResolvers<void>()
      await page.route('**/offers-by-day*', async (route) => {
        await late.promise
        await route.continue()
      })
      const first = addDays(istDateOf(await serverNow(page)), 1)
      const found = await hotelWhere(page, () => true)
      await openCalendar(page, found, first)
      const day = page.locator(`[data-day="${first}"]`)
      const before = [await day.boundingBox(), await page.getByRole('dialog').boundingBox()]
      late.resolve()
      await expect(day).toHaveAccessibleName(/₹/)
      expect([await day.boundingBox(), await page.getByRole('dialog').boundingBox()]).toEqual(before)
      await page.unroute('**/offers-by-day*')
      await page.route('**/offers-by-day*', (route) => route.abort())
      await page.reload()
      await openCalendar(page, found, first)
      await expect(day).toHaveAccessibleName(long(first))
      await day.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
})
