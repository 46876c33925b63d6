/** Counts the presses of what support does most, beginning on Now. */
import { expect, type Page } from '@playwright/test'
import { bookThroughCalls, freeHotel, type Booker } from './book-through-calls.ts'
import { test as base } from './check-page.ts'
import { PressCounter } from './count-presses.ts'
import { moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

const test = base.extend<{ counter: PressCounter; support: Page }>({
  counter: async ({ page: _page }, provide) => provide(new PressCounter()),
  support: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
    await provide(await context.newPage())
    await context.close()
  },
})

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const onDesktop = { tag: ['@desktop', '@long'] }
const EVENING = { slot: 3, inDays: 0 } as const

async function bookTonight(page: Page) {
  await moveClockTo(page, '19:00')
  const booker: Booker = { page, token: await signedIn(page) }
  return { booker, booking: await bookThroughCalls(booker, await freeHotel(booker, EVENING, [3]), EVENING) }
}

test('support refunds ₹500 in 7 presses', onDesktop, async ({ page, support, counter }) => {
  const { booking } = await bookTonight(page)
  await signInAtOffice(support, 'support')
  const button = (name: string) => support.getByRole('button', { name, exact: true })
  await counter.press(support.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Find' }))
  await counter.type(support.getByRole('main').getByRole('searchbox'), booking.short_id)
  await counter.press(support.getByRole('main').getByRole('button', { name: 'Find', exact: true }))
  await counter.press(button('Refund an amount'))
  const dialog = support.getByRole('dialog')
  await counter.type(dialog.getByRole('textbox', { name: 'Refund' }), '500')
  await counter.type(dialog.getByLabel('Reason, for the log'), 'No hot water')
  await counter.press(dialog.getByRole('button', { name: 'Refund an amount', exact: true }))
  await expect(dialog).toBeHidden()
  await expect(support.getByText('Refund on its way')).toBeVisible()
  expect(counter.presses).toBe(7)
})

test('support gives a turned-away couple another room in 6 presses', onDesktop, async ({ page, support, counter }) => {
  const { booker, booking } = await bookTonight(page)
  await moveClockTo(page, '21:15')
  const headers = { authorization: booker.token }
  const told = await page.request.post(`/api/bookings/${booking.id}/turned-away`, { headers, data: {} })
  expect(told.status(), await told.text()).toBe(200)
  await signInAtOffice(support, 'support')
  const row = support.getByRole('listitem').filter({ hasText: booking.short_id })
  await counter.press(row.getByRole('link', { name: 'Help now' }))
  await counter.press(support.getByRole('button', { name: 'Move to another hotel', exact: true }))
  const dialog = support.getByRole('dialog')
  await counter.choose(dialog.getByRole('radio', { name: 'The hotel', exact: true }))
  await counter.choose(dialog.getByRole('group', { name: 'Where to?' }).getByRole('radio').first())
  await counter.type(dialog.getByLabel('Reason, for the log'), 'The desk refuses them')
  await counter.press(dialog.getByRole('button', { name: 'Move to another hotel', exact: true }))
  await expect(dialog).toBeHidden()
  const { status, relocation } = await (await page.request.get(`/api/bookings/${booking.id}`, { headers })).json()
  expect([status, relocation.outcome]).toEqual(['cancelled', 'moved'])
  expect(counter.presses).toBe(6)
})
