import { expect, type Page } from '@playwright/test'
import type { OfficeNames } from '#contract/office-names.ts'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in the current user gets 401. A wrong name gets 422, and an outdated change 409.
test.use({ expectedFaults: [/401|409|422/] })

const DRAFT_REASON = 'A native speaker read it'

/** Changes names like a colleague at another desk who does not know of this change. */
async function changeElsewhere(page: Page, { ref }: OfficeNames, change: object): Promise<void> {
  const answer = await page.request.post(`/api/office/names/${ref}`, { data: { ...change, reason: DRAFT_REASON } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test(
  'an admin corrects a city’s Hindi name and adds a spelling while a colleague does too, and guests find the city by it',
  { tag: '@long' },
  async ({ page }, { project }) => {
    const spelling = `Maisur ${project.name}`
    await signInAtOffice(page, 'admin')
    const { places } = (await (await page.request.get('/api/office/names?text=mysuru')).json()) as {
      places: OfficeNames[]
    }
    const [city] = places
    if (city?.name !== 'Mysuru') throw new Error('the demo has no Mysuru')

    await page.goto('/office/hotels')
    await page.getByRole('link', { name: 'Names of cities' }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('searchbox', { name: 'City or locality' }).fill('mysore')
    await expect(page).toHaveURL(/text=mysore/)
    const row = rowsOf(page).filter({ hasText: 'City, Karnataka' }).filter({ hasText: 'Mysuru' })
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: /^Change ?: Mysuru/ }).click()

    const dialog = page.getByRole('dialog', { name: 'Names of Mysuru' })
    const hindi = dialog.getByLabel('Hindi name')
    const spellings = dialog.getByLabel('Other spellings')
    const save = dialog.getByRole('button', { name: 'Save' })
    await hindi.fill('Mysuru')
    await spellings.fill(`${city.spellings.join('\n')}\n${spelling}\nBangalore`)
    await dialog.getByLabel('Reason, for the log').fill(DRAFT_REASON)
    await save.click()
    await expect(hindi).toHaveAccessibleDescription(/Write it in Devanagari letters/)
    await expect(hindi).toBeFocused()
    await expect(spellings).toHaveAccessibleDescription(/Bangalore: Bengaluru is called so already/)
    await expectSoundPage(page)

    await hindi.fill('मैसूर नगर')
    await spellings.fill(`${city.spellings.join('\n')}\n${spelling}`)
    await changeElsewhere(page, city, { names: { ta: 'மைசூர் நகரம்' } })
    await save.click()
    await expect(dialog.getByText('Now: மைசூர் நகரம்')).toBeVisible()
    await expect(dialog.getByText(/^Somebody else saved/)).toBeVisible()
    await expect(hindi).toHaveValue('मैसूर नगर')
    await expectSoundPage(page)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('मैसूर नगर')
    await expect(row).toContainText('மைசூர் நகரம்')

    await page.getByRole('button', { name: 'No Hindi name' }).click()
    await expect(row).toBeHidden()

    await page.goto('/office/log?act=names_changed')
    await expect(rowsOf(page).filter({ hasText: spelling }).first()).toContainText('→ मैसूर नगर')
    await expectSoundPage(page)

    await page.goto(`/hi/hotels-in-${encodeURIComponent(spelling)}`)
    await expect(page).toHaveURL(/\/hi\/hotels-in-mysuru/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('मैसूर नगर')
    await page.goto('/')
    await page.getByRole('form', { name: 'Find a hotel' }).getByRole('button', { name: /^City/ }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill(spelling.toLowerCase())
    await expect(
      page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Mysuru \\(${spelling}\\)`) }),
    ).toBeVisible()

    await changeElsewhere(page, city, { names: city.names, spellings: city.spellings })
  },
)
