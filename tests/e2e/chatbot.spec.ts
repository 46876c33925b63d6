import { expect, type Locator, type Page } from '@playwright/test'
import { ALL_TOPICS, CATEGORIES } from '#web/features/chatbot/topics.ts'
import { expectSoundPage, test } from './check-page.ts'
import { pressTwice } from './press-twice.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const launcherOf = (page: Page) => page.getByRole('button', { name: 'Help', exact: true }).filter({ visible: true })

/** Presses again until the panel opens, because a button pressed before hydration does nothing. */
async function openHelp(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  await expect(async () => {
    if (await panel.isHidden()) await launcherOf(page).click()
    await expect(panel).toBeVisible({ timeout: 2000 })
  }).toPass()
  return panel
}

const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true })

test(
  'the chatbot answers the first question in every category and topic, in the domain’s words',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/')
    const panel = await openHelp(page)
    const log = panel.getByRole('log')
    await expect(log).toContainText('Please pick a category')
    const names = await panel.getByRole('list').first().getByRole('button').allInnerTexts()
    expect(names).toEqual(CATEGORIES.map(({ title }) => title))
    await expectSoundPage(page)
    for (const { title, questions } of ALL_TOPICS) {
      const [first] = questions
      if (!first) throw new Error(`${title} has no question`)
      // Clicks without moving the pointer. Other tests press as people do.
      await button(panel, title).dispatchEvent('click')
      await button(panel, first.asks).dispatchEvent('click')
      // The answer is added to the log, which screen readers announce.
      await expect(log.locator(':scope > *').last()).toContainText(first.answer.text)
      await button(panel, 'All categories').dispatchEvent('click')
    }
    await expect(log).toHaveAttribute('aria-live', 'polite')
  },
)

test(
  'the chatbot works with the keyboard only, and keeps the conversation from page to page',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/hotels-in-pune')
    const panel = await openHelp(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(launcherOf(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(button(panel, CATEGORIES[0]?.title ?? '')).toBeFocused()
    await button(panel, 'Time slots').focus()
    await page.keyboard.press('Enter')
    await expect(button(panel, 'Which time slots are there?')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('log')).toContainText('Night 9PM-10AM')
    await expect(button(panel, 'Which time slots are there?')).toBeFocused()
    await expectSoundPage(page)

    await page.keyboard.press('Escape')
    await page.goto('/#help')
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('log')).toContainText('Night 9PM-10AM')
    await button(panel, 'All categories').press('Enter')
    await expect(button(panel, 'Time slots')).toBeFocused()
    await button(panel, 'Start over').press('Enter')
    await expect(panel.getByRole('log')).not.toContainText('Night 9PM-10AM')
    await expect(button(panel, CATEGORIES[0]?.title ?? '')).toBeFocused()
  },
)

test.describe('a sponsorship request', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test(
    'a sponsorship request keeps its text through errors, a failure and closing, and gets one ticket',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await page.goto('/')
      const panel = await openHelp(page)
      await button(panel, 'Sponsorship').click()
      await button(panel, 'I want to ask for a sponsorship').click()
      const form = panel.getByRole('form', { name: 'Write to us' })
      const send = form.getByRole('button', { name: 'Send' })
      await expect(form.getByRole('heading')).toBeFocused()
      await send.click()
      await expect(form.getByText('Message Required')).toBeVisible()
      await expect(form.getByText('Phone or Email Required')).toBeVisible()
      await expect(form.getByLabel('Message')).toBeFocused()
      await expectSoundPage(page)

      await form.getByLabel('Message').fill('Our festival needs lamps.')
      await form.getByLabel('Email').fill('kabir@home.example')
      await page.route('**/api/feedback', (route) => route.abort(), { times: 1 })
      await send.click()
      await expect(form.getByRole('alert')).toContainText('We could not reach our server')
      await button(panel, 'Close').click()
      await openHelp(page)
      await expect(form.getByLabel('Message')).toHaveValue('Our festival needs lamps.')

      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/feedback')) sent += 1
      })
      await pressTwice(send)
      const thanks = panel.getByRole('log').getByText(/Your ticket number is S-[A-Z2-9]{6}/)
      await expect(thanks).toBeVisible()
      await expect(form).toBeHidden()
      expect(sent).toBe(1)
      const outbox = await page.request.get('/api/dev/outbox', { params: { to: 'kabir@home.example' } })
      expect(await outbox.json(), 'an address that nobody verified gets nothing').toEqual([])
    },
  )
})
