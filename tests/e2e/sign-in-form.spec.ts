import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test, type Page } from '@playwright/test'
import { newGuest, otpFor, signUpInDialog, signUpThroughCalls, type NewGuest } from './guest.ts'

async function openSignUp(page: Page) {
  await page.goto('/sign-up')
  const dialog = page.getByRole('dialog', { name: 'Sign-Up' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillUntilOtp(page: Page, guest: NewGuest) {
  const dialog = await openSignUp(page)
  await dialog.getByLabel('Name').fill(guest.name)
  await dialog.getByLabel('Email').fill(guest.email)
  await dialog.getByLabel('City').selectOption(guest.city)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(guest.phone)
  await dialog.getByRole('button', { name: 'GET OTP' }).click()
  await expect(dialog.getByRole('textbox', { name: 'OTP' })).toBeVisible()
  return dialog
}

const ownUser = async (page: Page) => {
  const userId = (await page.context().cookies()).find(({ name }) => name === 'user_id')?.value
  return (await page.request.get(`/api/users/${userId}`)).json() as Promise<Record<string, unknown>>
}

for (const [width, login, signUp] of [
  [349, 300, 300],
  [350, 350, 350],
  [360, 350, 350],
  [769, 350, 350],
  [1280, 408, 750],
] as const) {
  const tag = width === 360 || width === 1280 ? '@once' : ['@once', '@long']
  test(`the dialogs are as wide as specified at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const dialog = await openSignUp(page)
    expect((await dialog.boundingBox())?.width).toBe(signUp)
    await dialog.getByRole('button', { name: 'Already a member? Sign In Now !' }).click()
    const loginDialog = page.getByRole('dialog', { name: 'Login' })
    expect((await loginDialog.boundingBox())?.width).toBe(login)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test(
  'GET OTP pressed too early says what is missing, and is not announced as unavailable',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const dialog = await openSignUp(page)
    const button = dialog.getByRole('button', { name: 'GET OTP' })
    await expect(button).toHaveAccessibleDescription(/./)
    await expect(button).toBeEnabled()
    await button.click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
  },
)

test('the list of cities is ready when the sign-up opens', { tag: '@once' }, async ({ page }) => {
  let isDelayed = false
  await page.route('**/api/cities', async (route) => {
    isDelayed = true
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const dialog = await openSignUp(page)
  // Counts once without waiting. An empty list would have two options: the placeholder and 'Other city'.
  expect(await dialog.getByRole('option').count()).toBeGreaterThan(2)
  expect(isDelayed).toBe(true)
})

test(
  'the sign-up opens without its list of cities if the list fails to load',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.route('**/api/cities', () => undefined)
    const dialog = await openSignUp(page)
    await dialog.getByLabel('City').selectOption('Other city')
    await expect(dialog.getByRole('textbox', { name: 'Your city’s name' })).toBeVisible()
  },
)

test('the fields of the sign-up follow the specification’s order', { tag: '@once' }, async ({ page }) => {
  const dialog = await fillUntilOtp(page, newGuest())
  const names = await dialog.locator('[name]').evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))
  expect([...new Set(names)]).toEqual(['name', 'gender', 'email', 'city', 'phone', 'token'])
})

test(
  'editing a field other than the phone keeps the OTP, and the latest values are registered',
  { tag: '@once' },
  async ({ page }) => {
    const guest = newGuest()
    const dialog = await fillUntilOtp(page, guest)
    const otp = dialog.getByRole('textbox', { name: 'OTP' })
    await otp.pressSequentially('12')
    await dialog.getByLabel('Name').fill('Asha Kulkarni')
    await dialog.getByLabel('Female').check()
    await dialog.getByText(/regardless of my DND status/).click()
    await expect(dialog.getByLabel(/regardless of my DND status/)).toBeChecked()
    await expect(otp).toHaveValue('12')
    await otp.fill(await otpFor(page.request, guest.phone))
    const proceed = dialog.getByRole('button', { name: 'Proceed' })
    if (await proceed.isVisible()) await proceed.click({ timeout: 2000 }).catch(() => undefined) // a complete OTP may submit itself
    await expect(dialog).toBeHidden()
    expect(await ownUser(page)).toMatchObject({ name: 'Asha Kulkarni', gender: 'female', user_email: guest.email })
  },
)

test('a reload while the OTP is being sent keeps the sign-up form', { tag: ['@once', '@long'] }, async ({ page }) => {
  const guest = newGuest()
  await fillUntilOtp(page, guest)
  await page.reload()
  await page.goto('/sign-up')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toHaveValue(guest.email)
  await dialog.getByRole('textbox', { name: 'OTP' }).fill(await otpFor(page.request, guest.phone))
  await expect(dialog.getByRole('textbox', { name: 'OTP' })).toBeHidden()
  expect(await ownUser(page)).toMatchObject({ user_email: guest.email })
})

test('editing the phone during sign-up clears the OTP', { tag: ['@once', '@long'] }, async ({ page }) => {
  const dialog = await fillUntilOtp(page, newGuest())
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(newGuest().phone)
  await expect(dialog.getByRole('textbox', { name: 'OTP' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'GET OTP' })).toBeEnabled()
})

test(
  'a taken email is reported after the OTP, and corrected without a second OTP',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const [first, second] = [newGuest(), newGuest()]
    await signUpThroughCalls(page.request, first)
    await page.context().clearCookies()
    const dialog = await fillUntilOtp(page, { ...second, email: first.email })
    const otp = dialog.getByRole('textbox', { name: 'OTP' })
    const code = await otpFor(page.request, second.phone)
    await otp.fill(code)
    await expect(dialog.getByText('This email is already registered with us. Try to Sign In instead')).toBeVisible()
    await expect(otp).toHaveValue(code)
    await dialog.getByLabel('Email').fill(second.email)
    await dialog.getByRole('button', { name: 'Proceed' }).click()
    await expect(dialog).toBeHidden()
    expect(await ownUser(page)).toMatchObject({ user_email: second.email })
  },
)

test(
  'a press verifies an email, and merely opening the link does not',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    await signUpThroughCalls(page.request, guest)
    await page.goto('/my-bookings')
    const menu = page.getByText('Not verified yet.')
    await expect(menu.first()).toBeAttached()
    const sent = await page.request.get('/api/dev/outbox', { params: { to: guest.email } })
    const [mail] = (await sent.json()) as Array<{ body: string }>
    const link = /\/verify-email#[\w-]{43}/.exec(mail?.body ?? '')?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(page).toHaveURL(/\/verify-email$/)
    expect(await ownUser(page)).toMatchObject({ emailVerified: false })
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
    expect(await ownUser(page)).toMatchObject({ emailVerified: true })
  },
)

test.describe('a sign-up that needs a puzzle for each OTP', () => {
  const port = Number(process.env['E2E_PORT'] ?? 3199) + 20 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  const origin = `http://localhost:${port}`
  let site: ChildProcess | undefined

  test.beforeAll(async () => {
    // Allows time to start a separate site with its catalogue.
    test.setTimeout(120_000)
    const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'error', OTP_FREE_SENDS: '0' }
    site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/e2e/serve.ts'], { env })
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 110_000 }).toBe(true)
  })
  test.afterAll(() => void site?.kill('SIGTERM'))

  test(
    'the sign-up page solves the puzzle automatically and says so',
    { tag: ['@once', '@long'] },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: origin })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
      const answers: number[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('/api/users/signup')) answers.push(response.status())
      })
      const guest = newGuest()
      const dialog = await openSignUp(page)
      await dialog.getByLabel('Name').fill(guest.name)
      await dialog.getByLabel('Email').fill(guest.email)
      await dialog.getByLabel('City').selectOption(guest.city)
      await dialog.getByRole('textbox', { name: 'Phone' }).fill(guest.phone)
      // Records the words as they appear, because a fast machine solves the puzzle in a moment.
      const said = await dialog.evaluateHandle((shown) => {
        const words = new Set<string>()
        const look = () => words.add(shown.querySelector('[type="submit"]')?.textContent ?? '')
        new MutationObserver(look).observe(shown, { childList: true, subtree: true, characterData: true })
        return words
      })
      await dialog.getByRole('button', { name: 'GET OTP' }).click()
      await expect(dialog.getByRole('textbox', { name: 'OTP' })).toBeVisible({ timeout: 20_000 })
      expect(answers).toEqual([403, 200])
      expect(await said.evaluate((words) => [...words])).toContain('Checking it’s you…')
      // There is no error besides the logged refusal, so no policy prevented the solving.
      expect(refused.filter((text) => !text.includes('403'))).toEqual([])
      await context.close()
    },
  )
})

test('the dialog with a puzzle still ends with a signed-in guest', { tag: ['@once', '@long'] }, async ({ page }) => {
  const guest = newGuest()
  await openSignUp(page)
  await signUpInDialog(page, guest)
  expect(await ownUser(page)).toMatchObject({ name: guest.name })
})

test('a guest can enter a sent OTP after a reload', { tag: '@once' }, async ({ page, browser, baseURL }) => {
  const guest = newGuest()
  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await signUpThroughCalls(other.request, guest)
  await other.close()
  // Advances the clock, because the sign-up has just sent an OTP and the next must wait.
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })
  const open = async () => {
    await page.goto('/my-bookings')
    return page.getByRole('dialog', { name: 'Login' })
  }
  const login = await open()
  await login.getByRole('textbox', { name: 'Phone' }).fill(guest.phone)
  await login.getByRole('button', { name: 'Get OTP' }).click()
  await expect(login.getByRole('textbox', { name: 'OTP' })).toBeVisible()
  await open()
  await expect(login.getByRole('textbox', { name: 'Phone' })).toHaveValue(guest.phone)
  await login.getByRole('textbox', { name: 'OTP' }).fill(await otpFor(page.request, guest.phone))
  await expect(login).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
})
