import { expect, type Page } from '@playwright/test'
import { freeHotel } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { newGuest } from './guest.ts'
import { startSwitchableSite } from './switchable-site.ts'

/** Tests that nothing is lost if a visitor on a slow connection acts before the page's scripts have loaded. */

/** Holds back the page's scripts, or only the named ones, until the returned function is called. */
async function holdScripts(page: Page, names = /\/assets\/.*\.js$/): Promise<() => void> {
  const coming = Promise.withResolvers<void>()
  await page.route(names, async (route) => {
    await coming.promise
    await route.continue()
  })
  return coming.resolve
}

test('a button pressed before the scripts load does its work afterwards', { tag: '@once' }, async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/hotels-in-pune', { waitUntil: 'commit' })
  const heart = page.getByRole('button', { name: /^Add to favourites/ }).first()
  await heart.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letCome()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'a button pressed before the document has completely arrived does its work afterwards',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const site = await startSwitchableSite(baseURL ?? '')
    const rest = Promise.withResolvers<void>()
    site.pause = { before: '<footer', arrives: rest.promise }
    try {
      await page.goto(`${site.origin}/hotels-in-pune`, { waitUntil: 'commit' })
      await page
        .getByRole('button', { name: /^Add to favourites/ })
        .first()
        .click()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      rest.resolve()
      await expect(page.getByRole('dialog')).toBeVisible()
    } finally {
      rest.resolve()
      await site.close()
    }
  },
)

test('a link that opens a dialog opens it after the scripts have loaded', { tag: '@once' }, async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/hotels-in-pune', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Filters', exact: true }).press('Enter')
  await expect(page).toHaveURL(/#filters$/)
  letCome()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test(
  'the review keeps the name, email and payment that a guest entered before the scripts load',
  { tag: '@once' },
  async ({ page }) => {
    const guest = newGuest()
    const hotel = await freeHotel({ page, token: '' }, { slot: 3 }, [3])
    const letCome = await holdScripts(page)
    await page.goto(`/booking?hotel=${hotel.slug}&slot=3`, { waitUntil: 'commit' })
    await page.getByLabel('Name').pressSequentially(guest.name)
    await page.getByLabel('Email').pressSequentially(guest.email)
    const atHotel = page.getByRole('radio', { name: 'Pay at hotel' })
    await atHotel.check()
    letCome()
    // Waits for the bill for the other payment method.
    const book = page.getByRole('button', { name: /^Book Now.* now$/ }).filter({ visible: true })
    await book.click()
    const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
    await expect(signUp.getByLabel('Name')).toHaveValue(guest.name)
    await expect(signUp.getByLabel('Email')).toHaveValue(guest.email)
    await page.keyboard.press('Escape')
    await expect(atHotel).toBeChecked()
    await page.reload()
    await expect(atHotel).toBeChecked()
  },
)

test(
  'a button pressed before the page has restored the typed fields waits for them',
  { tag: '@once' },
  async ({ page }) => {
    const guest = newGuest()
    const hotel = await freeHotel({ page, token: '' }, { slot: 3 }, [3])
    const letCome = await holdScripts(page)
    const letTell = await holdScripts(page, /\/assets\/replay-early-input.*\.js$/)
    await page.goto(`/booking?hotel=${hotel.slug}&slot=3`, { waitUntil: 'commit' })
    await page.getByLabel('Name').pressSequentially(guest.name)
    await page.getByLabel('Email').pressSequentially(guest.email)
    // The other payment method has a different bill, and both the button and the press have to wait for it.
    await page.getByRole('radio', { name: 'Pay at hotel' }).check()
    const telling = page.waitForRequest(/replay-early-input/)
    letCome()
    await telling
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
    await expect(page.getByText('Name Required')).toHaveCount(0)
    letTell()
    const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
    await expect(signUp.getByLabel('Name')).toHaveValue(guest.name)
    await expect(signUp.getByLabel('Email')).toHaveValue(guest.email)
  },
)

test('a form sent before the scripts load waits for them, and puts no name into its address', async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/partner-with-us', { waitUntil: 'commit' })
  const fields = { 'Your name': 'Ravi Kumar', Phone: '9812345670', Hotel: 'The Lantern Court', City: 'Pune' }
  const field = (label: string) => page.getByRole('textbox', { name: label })
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text)
  await field('City').press('Enter')
  await expect(page).toHaveURL(/\/partner-with-us$/)
  letCome()
  // The form was sent as it is, and only the empty field shows an error.
  await expect(page.getByText('Email Required')).toBeVisible()
  for (const [label, text] of Object.entries(fields)) await expect(field(label)).toHaveValue(text)
  await expect(page).toHaveURL(/\/partner-with-us$/)
})

test.describe('an error that nobody catches', () => {
  const ERROR = 'The operation was aborted'
  test.use({ expectedFaults: [new RegExp(ERROR)] })

  /** Rejects with the browser's own errors, because a test cannot make a fade fail deliberately. */
  test('no error appears when the browser skips a fade', { tag: '@once' }, async ({ page }) => {
    const heard: string[] = []
    page.on('pageerror', ({ message }) => heard.push(message))
    await page.goto('/')
    await page.evaluate(
      (messages) => {
        for (const message of messages) void Promise.reject(new DOMException(message, 'AbortError'))
      },
      ['Transition was skipped', ERROR],
    )
    await expect.poll(() => heard).toEqual([ERROR])
  })
})
