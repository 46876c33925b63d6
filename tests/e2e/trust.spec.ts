/** Tests our published record: a visitor reads it month by month, and checks it with a command (decision 0101). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { startOwnSite, type OwnSite } from './own-site.ts'

const UNCLE = join(import.meta.dirname, '../../src/operator/uncle.ts')

/** Runs the command that the page shows, on this machine. */
async function run(command: string): Promise<string> {
  const [, ...words] = command.split(' ')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', UNCLE, ...words])
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
  await once(child, 'close')
  return text
}

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })

test.describe('a record of six months', () => {
  let site: OwnSite
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = await startOwnSite('serve-record.ts')
  })
  test.afterAll(() => site.close())

  test(
    'a visitor pages through the months, opens them as a table, and verifies the record',
    { tag: '@long' },
    async ({ page }) => {
      test.slow()
      await page.goto(`${site.origin}/trust`)
      await expect(page.getByRole('heading', { level: 1, name: 'Our record, month by month' })).toBeVisible()
      await expect(figure(page, 'Bookings')).toContainText('4,811')
      await expect(figure(page, 'Turned away at the desk')).toContainText('6.5 of 1,000')
      await expect(figure(page, 'Last restore drill')).toContainText('19 Nov worked, 41 min')
      await expectSoundPage(page)

      await test.step('a month with few answers hides numbers under twenty', async () => {
        const months = page.getByRole('navigation', { name: 'Month' })
        for (let back = 0; back < 5; back++) await months.getByRole('link').first().click()
        await expect(figure(page, 'Welcomed without questions')).toContainText('Under 20')
        await expect(months.getByRole('link')).toHaveCount(1)
        await expectSoundPage(page)
      })

      await test.step('the table has every month', async () => {
        await page.getByText('All months as a table').click()
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
        await expectSoundPage(page)
      })

      await test.step('the command on the page finds the served record unbroken', async () => {
        const command = await page.getByRole('main').locator('code').innerText()
        expect(command).toBe(`uncle record verify ${site.origin}/trust`)
        expect(await run(command)).toMatch(/^\d+ nights, unbroken: /)
      })

      await test.step('a press copies the command, and the record can be downloaded', async () => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.getByRole('button', { name: 'Copy the command' }).click()
        await expect(page.getByText('Command copied')).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Download the record' }).click()
        expect((await download).suggestedFilename()).toBe('record.json')
      })
    },
  )
})

test('a site without a nightly record says so, and shows one after its first night', async ({ page }) => {
  await page.goto('/trust')
  const none = page.getByRole('heading', { name: 'The first night is not written yet' })
  if (await none.isVisible()) await expectSoundPage(page)
  expect((await page.request.post('/api/dev/jobs/write-record')).ok()).toBe(true)
  await page.goto('/trust')
  await expect(none).toBeHidden()
  await expect(figure(page, 'Orders by authorities')).toContainText('0')
  await expect(figure(page, 'Last restore drill')).toContainText('None noted yet.')
  await expectSoundPage(page)
})
