import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signUpInDialog, signUpThroughCalls } from './guest.ts'

test(
  'a friend who signs up through a guest’s link gets ₹100 off',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await signUpThroughCalls(page.request, newGuest())
    await page.goto('/refer-and-earn')
    await expect(page.getByRole('heading', { level: 1, name: 'Refer and Earn' })).toBeVisible()
    await expect(page.getByText('Nothing earned yet')).toBeVisible()
    await expectSoundPage(page)
    const link = await page.getByText(/\?referral=[A-Z0-9]+$/).innerText()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const friend = await browser.newContext(baseURL ? { baseURL } : {})
    const theirs = await friend.newPage()
    await theirs.goto(new URL(link).pathname + new URL(link).search)
    await test.step('the link on the home page opens a sign-up that can be closed', async () => {
      await theirs.goto('/')
      await theirs.getByRole('link', { name: /^₹100 for you when you join/ }).click()
      const joining = theirs.getByRole('dialog', { name: 'Sign-Up' })
      await expect(joining).toContainText('plus ₹100 off your first booking, thanks to your friend')
      await joining.getByRole('button', { name: 'Close' }).click()
      await expect(joining).toBeHidden()
      await expect(theirs).toHaveURL('/')
    })
    await theirs.goto('/hotels-in-kochi')
    await theirs.getByRole('article').getByRole('link').first().click()
    await expect(theirs.getByText('Referral discount').filter({ visible: true }).first()).toBeVisible()
    await theirs.goto('/refer-and-earn')
    const login = theirs.getByRole('dialog', { name: 'Login' })
    await login.getByRole('button', { name: /^Sign up/ }).click()
    const signUp = theirs.getByRole('dialog', { name: 'Sign-Up' })
    await expect(signUp).toContainText(
      '₹100 credit as soon as you join, plus ₹100 off your first booking, thanks to your friend',
    )
    await signUpInDialog(theirs, newGuest())
    await expect(theirs.getByRole('heading', { level: 1, name: 'Refer and Earn' })).toBeVisible()
    await friend.close()
  },
)
