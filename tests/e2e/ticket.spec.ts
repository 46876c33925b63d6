import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { atOffice } from './office-calls.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

// A stranger's page requests somebody else's ticket and gets 404.
test.use({ expectedFaults: [/404/] })

test(
  'a guest complains in the chat, follows the complaint, adds a message and withdraws the complaint',
  { tag: ['@once', '@long'] },
  async ({ page, browser }) => {
    await signedIn(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Sponsorship' }).click()
    await panel.getByRole('button', { name: 'I want to ask for a sponsorship' }).click()
    const form = panel.getByRole('form', { name: 'Write to us' })
    await form.getByLabel('What is it').selectOption('complaint')
    await form.getByLabel('Message').fill('They took ₹200 for “couple charges” at check-in.')
    await form.getByLabel('Email').fill('asha@home.example')
    await form.getByLabel('Add photo').setInputFiles(asFile('slip.jpg', await sampleCard()))
    await expect(form.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
    await expectSoundPage(page)
    await form.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Follow it here' }).click()
    await expect(page.getByRole('heading', { name: /^Your complaint C-/ })).toBeVisible()
    const ticket = page.url().split('/').at(-1) ?? ''
    await expect(page.getByText('We’ll read it soon')).toBeVisible()
    await expect(page.getByText('Our answer is due by')).toBeVisible()
    await expectSoundPage(page)

    await test.step('the sender sees the photo, and adds words and a second photo', async () => {
      await page.getByText('1 photo', { exact: true }).click()
      await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true)
      await expectSoundPage(page)
      await page.getByLabel('Add photo').setInputFiles(asFile('desk.jpg', await sampleCard('#7a1d3a')))
      await page.getByLabel('Add something').fill('I have a photo of the slip.')
      await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('You added')).toBeVisible()
      await expect(page.getByLabel('Add something')).toHaveValue('')
      await expect(page.getByText('1 photo', { exact: true })).toHaveCount(2)
    })
    await test.step('our office answers', async () => {
      const office = await atOffice(page)
      const answer = await office.post(`/api/office/cases/${ticket}/answer`, {
        data: { text: 'We asked the hotel for its cash book.' },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      await office.dispose()
      await page.reload()
      await expect(page.getByText('We asked the hotel for its cash book.')).toBeVisible()
      await expect(page.getByText('Settled at the latest by')).toBeVisible()
      await expectSoundPage(page)
    })
    await test.step('a stranger with the link finds nothing', async () => {
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(page.url().replace(/\/help\/.*/, '/team'))
      await signedIn(other)
      await other.goto(page.url())
      await expect(other.getByText('Sign in with the phone number that you gave us')).toBeVisible()
      await expect(other.getByText('couple charges')).toHaveCount(0)
      await context.close()
    })
    await test.step('the sender asks the officer to review the complaint, and takes the complaint back', async () => {
      await page.getByRole('button', { name: 'Ask the grievance officer' }).click()
      await expect(page.getByText('With our grievance officer')).toBeVisible()
      await page.getByRole('button', { name: 'Take my complaint back' }).click()
      await page.getByRole('button', { name: 'Yes, take it back' }).click()
      await expect(page.getByText('You took it back').first()).toBeVisible()
      await expect(page.getByLabel('Add something')).toHaveCount(0)
      await expectSoundPage(page)
    })
  },
)
