import { expect, type Browser, type Page } from '@playwright/test'
import { expectSoundPage, test as base } from './check-page.ts'
import { acceptAtDesk, applyToJoin, fillInTheRest, searchFor, DRAFT_REASON, type Draft } from './draft-steps.ts'
import { signInAtOffice } from './office-steps.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

const device = async (browser: Browser, baseURL: string | undefined, page: Page): Promise<Page> => {
  const viewport = page.viewportSize()
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Adds a guest, the hotel's manager and a second admin, each on a separate device. */
const test = base.extend<{ guest: Page; manager: Page; second: Page }>({
  guest: async ({ browser, baseURL, page }, provide) => {
    const guest = await device(browser, baseURL, page)
    await provide(guest)
    await guest.context().close()
  },
  manager: async ({ browser, baseURL, page }, provide) => {
    const manager = await device(browser, baseURL, page)
    await provide(manager)
    await manager.context().close()
  },
  second: async ({ browser, baseURL, page }, provide) => {
    const second = await device(browser, baseURL, page)
    await signInAtOffice(second, 'admin', 'second')
    await provide(second)
    await second.context().close()
  },
})

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

/** Makes an empty draft for a hotel that applied to join. */
async function draftHotel(page: Page): Promise<Draft> {
  const { request } = page
  const applied = await applyToJoin(page)
  const applications = (await (await request.get('/api/office/applications')).json()) as {
    ticket: string
    hotel: string
  }[]
  const cities = (await (await request.get('/api/cities')).json()) as { id: number; slug: string }[]
  const { name, locality } = applied
  const wish = {
    ticket: applications.find(({ hotel }) => hotel === name)?.ticket,
    cityId: cities.find(({ slug }) => slug === 'jaipur')?.id,
    address: '12 College Road',
    reason: 'Papers complete',
  }
  const drafted = await request.post('/api/office/applications/draft', { data: { ...wish, name, locality } })
  expect(drafted.ok(), await drafted.text()).toBe(true)
  const { hotel_id: id } = (await drafted.json()) as { hotel_id: number }
  return { ...applied, id }
}

/** Opens the page on which a point of the checklist is completed. */
async function openFromList(page: Page, { id }: Draft, point: string): Promise<void> {
  await page.goto(`/office/hotels/${id}`)
  await page.getByRole('link', { name: new RegExp(`^Do it ?: ${point}`) }).click()
  await expect(page.getByRole('heading', { name: 'Change the hotel' })).toBeVisible()
  await page.getByLabel('Why you change it').fill(DRAFT_REASON)
}

test(
  'an admin completes and publishes a draft, guests find the hotel, and its manager sees who changed what',
  { tag: '@long' },
  async ({ page, guest, manager, second }) => {
    await signInAtOffice(page, 'admin')
    const draft = await draftHotel(page)

    await page.goto(`/office/hotels/${draft.id}`)
    await expectSoundPage(page)
    await page.getByRole('link', { name: /^Do it ?: It has rooms/ }).click()
    await page.getByRole('button', { name: 'Add a room' }).click()
    const room = page.getByRole('dialog', { name: 'Add a room' })
    await room.getByLabel('Number').fill('101')
    await room.getByRole('button', { name: 'Save' }).click()
    await expect(room.getByText('Write at the top of the page why you change it.')).toBeVisible()
    await expectSoundPage(page)
    await room.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Why you change it').fill(DRAFT_REASON)
    await page.getByRole('button', { name: 'Add a room' }).click()
    await room.getByLabel('Number').fill('101')
    await room.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '101' })).toBeVisible()
    await expectSoundPage(page)

    await openFromList(page, draft, 'It has prices')
    await expect(page.getByText('Nothing is sold yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Evening' }).click()
    await page.getByLabel('Base price').fill('1299')
    await page.getByRole('button', { name: /^Sell this slot/ }).click()
    await expect(page.getByRole('definition').filter({ hasText: '₹1,364' })).toBeVisible()
    await expectSoundPage(page)

    await openFromList(page, draft, 'It has 3 photos or more')
    const colours = ['#1f5b52', '#8a3b2a', `#${String(draft.id).padStart(6, '0').slice(-6)}`]
    const files = await Promise.all(colours.map(async (colour, n) => asFile(`${n}.jpg`, await sampleCard(colour))))
    await page.getByLabel('Add photos').setInputFiles(files)
    await expect(page.getByText('3 of 3')).toBeVisible()
    await expectSoundPage(page)

    await fillInTheRest(page, draft, second)
    await acceptAtDesk(manager, draft.phone)
    await page.goto(`/office/hotels/${draft.id}`)
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish the hotel' })
    await dialog.getByLabel('Reason, for the log').fill('The list is done')
    await dialog.getByRole('button', { name: 'Show it to guests' }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    await searchFor(guest, draft)
    await expect(guest.getByRole('link', { name: new RegExp(draft.name) }).first()).toBeVisible()
    await expect(guest.getByText('₹1,299').first()).toBeVisible()

    await manager.goto('/desk/more')
    await manager.getByRole('link', { name: 'Changes' }).click()
    const change = (words: string) => manager.getByRole('listitem').filter({ hasText: words })
    await expect(change('Began to sell a slot')).toContainText(`Evening, ₹1,299Why: ${DRAFT_REASON}Uncle’s office`)
    await expect(change('Added a room')).toContainText('Room 101')
    await expect(change('Added a photo')).toHaveCount(3)
    await expect(change('Showed the hotel to guests')).not.toContainText('The list is done')
    await expectSoundPage(manager)
    await manager.goto('/desk/hotel-rooms')
    await manager.getByLabel('Cleaning after each stay').selectOption('30')
    await expect(manager.getByText('Saved.')).toBeVisible()
    await manager.goto('/desk/log')
    await expect(manager.getByRole('listitem').first()).toContainText(
      'No time before, now 30 minutesSuresh Kale, manager',
    )
  },
)
