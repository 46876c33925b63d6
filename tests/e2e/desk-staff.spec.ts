import { expect, type Browser, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signInAtDesk, typePhoneAndOtp } from './desk-steps.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const ENDED_WITHIN = 4000

/** Opens a second phone, whose browser shares nothing with this one. */
const anotherPhone = async (browser: Browser, baseURL = ''): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: 'en-IN' })).newPage()

/** Makes up a unique surname for each run. Names may not contain digits, so the time is written in letters. */
const nameOfNow = (): string =>
  Array.from(String(Date.now()), (digit) => String.fromCharCode(97 + Number(digit))).join('')

async function openStaffPage(page: Page): Promise<void> {
  await signInAtDesk(page)
  await page.getByRole('link', { name: 'More' }).click()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Staff' }).click()
}

test(
  'a manager approves a shared phone for a colleague without one, and removes the colleague immediately',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const name = `Sunita ${nameOfNow()}`
    await openStaffPage(page)
    await page.getByRole('button', { name: 'Add somebody' }).click()
    const adding = page.getByRole('dialog', { name: 'Add somebody' })
    await adding.getByLabel('Name').fill(name)
    await adding.getByText('They have no phone of their own').click()
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    const sunita = page.getByRole('listitem').filter({ hasText: name })
    await expect(sunita).toContainText('No phone, Lakshmi Rao answers for them')
    await sunita.getByRole('button', { name: 'Pair a phone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pair a phone' })
    const code = dialog.getByRole('status')
    await expect(code).toHaveText(/^\d+-\d{3}-\d{3}$/)
    const digits = await code.innerText()

    const phone = await anotherPhone(browser, baseURL)
    await phone.goto('/desk/sign-in')
    await expect(async () => {
      await phone.getByLabel('Code').fill(digits)
      await phone.getByRole('button', { name: 'Pair this phone' }).click({ timeout: 1000 })
      await expect(phone.getByRole('heading', { name: 'Ask your manager to press Let in' })).toBeVisible({
        timeout: 3000,
      })
    }).toPass()
    await expectSoundPage(phone)
    await phone.goto('/desk')
    await expect(phone, 'it waits without any right').toHaveURL(/\/desk\/sign-in$/)
    await expect(phone.getByRole('heading', { name: 'Ask your manager to press Let in' })).toBeVisible()

    await expect(dialog.getByText('Let it in only if you see this phone in front of you.')).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Let in' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(phone.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
    await phone.goto('/desk/more')
    await expect(phone.getByText(`Signed in as ${name}`)).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Staff' })).toBeHidden()

    await phone.getByRole('link', { name: 'Today' }).click()
    await expect(phone.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
    await sunita.getByRole('button', { name: 'Remove from staff' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from staff' }).click()
    await expect(phone).toHaveURL(/\/desk\/sign-in$/, { timeout: ENDED_WITHIN })
    await phone.context().close()
  },
)

test(
  'an invited colleague accepts with an OTP, and leaves through the link in the text',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const number = `81${String(Date.now()).slice(-8)}`
    await openStaffPage(page)
    await page.getByRole('button', { name: 'Add somebody' }).click()
    const adding = page.getByRole('dialog', { name: 'Add somebody' })
    await adding.getByLabel('Name').fill('Imran Khan')
    await adding.getByRole('textbox', { name: 'Phone' }).fill(number)
    await adding.getByRole('button', { name: 'Invite' }).click()
    const imran = page.getByRole('listitem').filter({ hasText: number })
    await expect(imran).toContainText('Invited, has not accepted yet')
    await expect(imran.getByRole('button', { name: 'Pair a phone' })).toBeHidden()
    const [text] = await textsTo(page, number)
    const link = /\/not-me\S+$/.exec(text ?? '')?.[0] ?? ''

    const phone = await anotherPhone(browser, baseURL)
    await typePhoneAndOtp(phone, number)
    await expect(phone.getByRole('heading', { name: 'You are invited' })).toBeVisible()
    await expectSoundPage(phone)
    await phone.goto('/desk/shift')
    await expect(phone.getByRole('heading', { name: 'You are invited' }), 'nothing else opens').toBeVisible()
    await phone.getByRole('button', { name: 'Accept' }).click()
    await expect(phone.getByRole('heading', { name: 'End the shift' })).toBeVisible()

    const owner = await anotherPhone(browser, baseURL)
    await owner.goto(link)
    await expect(owner.getByRole('heading', { name: 'Was this not you?' })).toBeVisible()
    await expectSoundPage(owner)
    await owner.getByRole('button', { name: 'Not me, end it' }).click()
    await expect(owner.getByText('Done. It has ended, and the managers are told.')).toBeVisible()
    await expect(phone).toHaveURL(/\/desk\/sign-in$/, { timeout: ENDED_WITHIN })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add somebody' })).toBeVisible()
    await expect(imran).toBeHidden()
    for (const { context } of [phone, owner].map((each) => ({ context: each.context() }))) await context.close()
  },
)

/** Returns the messages to a phone in the outbox, newest first. */
async function textsTo(page: Page, number: string): Promise<string[]> {
  const answer = await page.request.get('/api/dev/outbox', { params: { to: `+91${number}` } })
  return ((await answer.json()) as { body: string }[]).map(({ body }) => body)
}
