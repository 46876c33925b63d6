import { expect, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import { bookThroughCalls, freeHotel, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'
import { openGuarded } from './open-guarded.ts'
import { asFile, sampleCard } from './sample-pictures.ts'
import { startSwitchableSite, type SwitchableSite } from './switchable-site.ts'

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ baseURL }, provide) => {
    const site = await startSwitchableSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
})

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

async function goToCheckin(page: Page, { checkin_date }: Booking): Promise<void> {
  const ahead = Math.ceil((Date.parse(checkin_date) - (await serverNow(page)).getTime()) / 60_000)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.max(0, ahead) } })
}

/** Brings a guest to the demo hotel's door, on the help page with its four choices. */
async function guestAtDoor(page: Page): Promise<Booking> {
  const booker = { page, token: await signedIn(page) }
  const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 2 })
  await goToCheckin(page, booking)
  await page.goto('/my-bookings')
  await page.getByRole('link', { name: /^Help at the hotel/ }).click()
  await expect(page.getByRole('heading', { name: 'Help at the hotel' })).toBeFocused()
  return booking
}

test(
  'guests show a page to a desk that asks for more money, and the desk withdraws its request',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const booking = await guestAtDoor(page)
    await expectSoundPage(page)
    await page.getByRole('link', { name: /^They ask for more money/ }).click()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: 'Hold this up to the desk' })).toBeVisible()
    await expect(main).toContainText('और कुछ नहीं लेना है')
    await expect(main).toContainText('Nothing else is due')
    await expect(main).toContainText(booking.short_id)
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'They still ask' }).click()
    await expect(page.getByRole('heading', { name: 'We’re on it' })).toBeVisible()
    await expectSoundPage(page)

    const desk = await deskPhone(browser, baseURL ?? '', 'manager')
    await desk.goto('/desk')
    const row = desk.getByRole('listitem').filter({ hasText: booking.short_id }).filter({ hasText: 'more than agreed' })
    await expect(row).toBeVisible()
    await expectSoundPage(desk)
    await row.getByRole('button', { name: 'Nothing more is due' }).click()
    await expect(page.getByText('The desk says that nothing else is due.')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'It’s solved' }).click()
    await expect(page.getByRole('button', { name: 'They still ask' })).toBeVisible()
    await expect(row).toBeHidden()
    await desk.close()
  },
)

test(
  'guests report with a photo that a room is not as shown, the desk answers, and the office decides',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const booking = await guestAtDoor(page)
    await page.getByRole('link', { name: /^The room is not as shown/ }).click()
    await page.getByRole('button', { name: 'Send to the desk' }).click()
    await expect(page.getByRole('alert')).toHaveText(/choose what’s wrong/)
    await page.getByRole('button', { name: 'Dirty' }).click()
    await page.getByLabel('Add photo').setInputFiles(asFile('room.jpg', await sampleCard()))
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
    await page.getByRole('textbox').fill('Stains on the sheet.')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Send to the desk' }).click()
    await expect(page.getByRole('heading', { name: 'The desk has your photo' })).toBeVisible()
    await expectSoundPage(page)

    const desk = await deskPhone(browser, baseURL ?? '', 'manager')
    await desk.goto('/desk')
    const row = desk.getByRole('listitem').filter({ hasText: booking.short_id }).filter({ hasText: 'not as shown' })
    await row.getByRole('button', { name: 'See photo 1' }).click()
    await expect(row.getByRole('img', { name: 'Photo 1 of the room' })).toBeVisible()
    await expect(page.getByText(/Seen by the desk at/)).toBeVisible({ timeout: 20_000 })
    await row.getByRole('button', { name: 'The room is as shown' }).click()
    await expect(page.getByText('The desk says that the room is as shown.')).toBeVisible({ timeout: 20_000 })
    await desk.close()

    const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signInAtOffice(office, 'support')
    const work = office.getByRole('listitem').filter({ hasText: booking.short_id }).filter({ hasText: 'not as shown' })
    await work.getByRole('link', { name: /Room not as shown/ }).click()
    await office.getByRole('button', { name: 'Open photo 1' }).click()
    await expect(office.getByRole('img', { name: 'Photo 1 from the guests' })).toBeVisible()
    await expectSoundPage(office)
    await office.getByRole('button', { name: 'Say whose fault it was' }).click()
    await office
      .getByRole('dialog')
      .getByLabel(/reason|why/i)
      .fill('Saw the photo, rang the desk')
    await office.getByRole('dialog').getByRole('button', { name: 'Settle it' }).click()
    await expect(office.getByText('Settled', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/Our team has decided/)).toBeVisible({ timeout: 20_000 })
  },
)

test(
  'guests who do not feel safe reach us and 112, and the desk sees nothing of it',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const booking = await guestAtDoor(page)
    await page.getByRole('button', { name: /^We do not feel safe/ }).click()
    await expect(page.getByRole('heading', { name: 'We’re with you' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(page.getByText(/Our team knows since/)).toBeVisible()
    await page.getByRole('button', { name: /Write to us/ }).click()
    await page.getByRole('textbox').fill('A man stands at our door.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('We have your message.')).toBeVisible()
    await expectSoundPage(page)

    const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signInAtOffice(office, 'support')
    const work = office
      .getByRole('listitem')
      .filter({ hasText: booking.short_id })
      .filter({ hasText: 'do not feel safe' })
    await expect(work).toContainText('Ring them now. The hotel is not told.')
    await expect(work.getByRole('link', { name: /^Ring hotel/ })).toHaveCount(0)
    await expectSoundPage(office)

    const desk = await deskPhone(browser, baseURL ?? '', 'manager')
    await desk.goto(`/desk/booking/${booking.id}`)
    await expect(desk.getByText(booking.short_id).first()).toBeVisible()
    await expect(desk.getByText(/safe|112|ask you/)).toHaveCount(0)
    await desk.close()

    await page.getByRole('link', { name: /Check the room for cameras/ }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    for (let stop = 1; stop <= 6; stop++) {
      await expect(page.getByText(`Stop ${stop} of 6`)).toBeVisible()
      if (stop === 3) await expectSoundPage(page)
      await page.getByRole('button', { name: 'Next stop' }).click()
    }
    await expect(page.getByRole('heading', { name: 'You’ve seen all six' })).toBeVisible()
    await expect(page.getByText('What this can’t see:')).toBeVisible()
  },
)

test.describe('the help page without network', () => {
  // Browsers log a missing network and a missing worker file.
  test.use({ serviceWorkers: 'allow', expectedFaults: [/Failed to load resource|fetching the script/] })

  test(
    'the page for the desk opens from the phone’s stored data, even after a reload',
    { tag: ['@once', '@long'] },
    async ({ page, site }) => {
      const booker = { page, token: await signedIn(page) }
      const booking = await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 })
      await openGuarded(page, `${site.origin}/help-at-hotel?booking=${booking.id}&way=money`)
      await expect(page.getByRole('main')).toContainText('Nothing else is due')
      site.isDown = true
      await page.context().setOffline(true)
      for (const _time of ['first', 'second']) {
        await page.goto(`${site.origin}/help-at-hotel?booking=${booking.id}&way=money`)
        const sign = page.getByRole('dialog', { name: 'Hold this up to the desk' })
        await expect(sign).toContainText('और कुछ नहीं लेना है')
        await expect(sign).toContainText(booking.short_id)
        await expect(sign.getByRole('link', { name: '1800 000 8625' })).toHaveAttribute('href', /^tel:/)
      }
      await expectSoundPage(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'They ask for more money' }).click()
      await expect(page.getByRole('dialog')).toContainText('Due now')
    },
  )
})
