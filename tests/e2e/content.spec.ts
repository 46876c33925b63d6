import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { pressTwice } from './press-twice.ts'
import { openFooter } from './open-footer.ts'

const PAGES = [
  '/how-superfast-checkin-works',
  '/legalpage',
  '/team',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellations-refunds',
  '/lovekit',
  '/share-and-win',
  '/how-we-order',
  '/partner-with-us',
]

/**
 * One page of each layout is checked on a phone, including its colours. All others have the same parts and are checked
 * on a desktop.
 */
const LAYOUTS = new Set(['/how-superfast-checkin-works', '/legalpage', '/privacy-policy'])

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

test(
  'every text page has its heading, title and address, and is accessible',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/')
    const links = await (await openFooter(page)).getByRole('link').all()
    const own = new Set<string>()
    for (const link of links) {
      const target = await link.getAttribute('href')
      if (target?.startsWith('/')) own.add(target.split('#')[0] ?? '')
    }
    expect([...own]).toEqual(
      expect.arrayContaining([
        '/team',
        '/partner-with-us',
        '/terms-conditions',
        '/privacy-policy',
        '/cancellations-refunds',
      ]),
    )
    for (const path of own) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    for (const path of PAGES) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\w{3}/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href)
      if (isPhone(page) === LAYOUTS.has(path)) await expectSoundPage(page)
    }
  },
)

test('old addresses redirect, and the sign-up has its own link', { tag: '@once' }, async ({ page, request }) => {
  const locationOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location']
  expect(await locationOf('/make-payment')).toBe('/my-bookings')
  expect(await locationOf('/sign-up-complete')).toBe('/')
  expect(await locationOf('/sign-up-requestOTP')).toBe('/sign-up')
  await page.goto('/sign-up')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Sign-Up' }).getByLabel('Name')).toBeFocused()
})

test('the check-in page has four steps and five questions, with the first open', async ({ page }) => {
  await page.goto('/how-superfast-checkin-works')
  await expect(page.getByRole('heading', { level: 2, name: /^Step \d: / })).toHaveCount(4)
  await expect(page.getByText('up to 70% faster')).toBeVisible()
  const questions = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(questions).toHaveCount(5)
  const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  expect(await open()).toEqual([true, false, false, false, false])
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Each opening is written down first')).toBeVisible()
  expect(await open()).toEqual([true, true, false, false, false])
})

test('the safety page has a sidebar that stays in view on large screens, and an accordion on small screens', async ({
  page,
}) => {
  await page.goto('/legalpage')
  const sidebar = page.getByRole('navigation', { name: 'On this page' })
  const raids = page.getByText('Mostly when someone has reported a crime').filter({ visible: true })
  if (isPhone(page)) {
    await expect(sidebar).toBeHidden()
    await expect(page.getByText('No law in India forbids').filter({ visible: true })).toBeVisible()
    await expect(raids).toBeHidden()
    await page.locator('#in-a-raid summary').focus()
    await page.keyboard.press('Enter')
    await expect(raids).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(raids).toBeHidden()
    await page.goto('/')
    await page.goto('/legalpage#in-a-raid')
    await expect(raids).toBeInViewport()
    return
  }
  await expect(sidebar.getByRole('link')).toHaveCount(8)
  await expect(sidebar.getByRole('link', { name: 'Is it safe?' })).toHaveAttribute('aria-current', 'location')
  await expect(raids).toBeVisible()
  await sidebar.getByRole('link', { name: 'Your rights as a couple' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Your rights as a couple' })).toBeInViewport()
  await expect(sidebar.getByRole('link', { name: 'Your rights as a couple' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(sidebar).toBeInViewport()
})

test.describe('the partner form', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test(
    'the partner form shows errors at their fields, keeps its input after a failure, and is sent once',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/partner-with-us')
      const form = page.getByRole('form', { name: 'Tell us about your hotel' })
      const send = form.getByRole('button', { name: 'Send form' })
      await send.click()
      for (const sentence of [
        'Name Required',
        'Phone Required',
        'Email Required',
        'Hotel Name Required',
        'City Required',
      ])
        await expect(form.getByText(sentence, { exact: true })).toBeVisible()
      await expect(form.getByLabel('Your name')).toBeFocused()
      await form.getByLabel('Your name').fill('Meera Pillai')
      await expect(form.getByText('Name Required', { exact: true })).toBeHidden()
      await form.getByLabel('Phone').fill('020 2553')
      await expect(form.getByText('Phone is not valid')).toBeVisible()
      await form.getByLabel('Phone').fill('98765 00003')
      await form.getByLabel('Email').fill('meera@home.example')
      await form.getByLabel('Hotel', { exact: true }).fill(`The Lantern Court ${Date.now()}`)
      await form.getByLabel('City').fill('Pune')
      await form.getByLabel('Rooms').fill('fourteen')
      await form.getByLabel('Anything else').fill('Two rooms have a bathtub.')
      await send.click()
      await expect(form.getByLabel('Rooms')).toBeFocused()
      await form.getByLabel('Rooms').fill('14')

      await page.route('**/api/partner-form', (route) => route.abort(), { times: 1 })
      await send.click()
      await expect(form.getByText('We could not reach our server.')).toBeVisible()
      await expect(form.getByLabel('Anything else')).toHaveValue('Two rooms have a bathtub.')
      await expectSoundPage(page)

      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/partner-form')) sent += 1
      })
      await pressTwice(send)
      const received = page.getByRole('region', { name: /Thank you, we have received your form/ })
      await expect(received).toBeFocused()
      await expect(received.getByText(/^P-[A-Z2-9]{6}$/)).toBeVisible()
      expect(sent).toBe(1)
      await received.getByRole('button', { name: 'List another hotel' }).click()
      await expect(form.getByLabel('Your name')).toHaveValue('Meera Pillai')
      await expect(form.getByLabel('Hotel', { exact: true })).toBeFocused()
      await expect(form.getByLabel('Hotel', { exact: true })).toHaveValue('')
    },
  )
})

test('phone numbers and addresses within a text are tall enough for a thumb', { tag: '@once' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  const links = page.getByRole('main').getByRole('link', { name: /^(1800|grievance)/ })
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('a text without a translation says so in the page’s language', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ta/terms-conditions')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'en')
  await expect(main.locator('[lang=ta]', { hasText: 'ஆங்கிலத்தில் மட்டும்' })).toBeVisible()
  await page.goto('/ta/how-superfast-checkin-works')
  await expect(main).not.toHaveAttribute('lang')
})
