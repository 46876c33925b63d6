import { expect, type Locator, type Page } from '@playwright/test'
import { DESK_HOTEL } from '#demo/catalogue/demo-desk.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk, demoDeskHotel } from './desk-steps.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

// The test uploads a file that is no photo, and types a number that is no phone number.
test.use({ expectedFaults: [/415|422/] })

const photoCalled = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })

const namesOf = async (page: Page): Promise<string[]> => {
  const { photos } = (await (await page.request.get('/api/desk/photos')).json()) as { photos: { name: string }[] }
  return photos.map(({ name }) => name)
}

test(
  'a manager adds a photo, makes it the cover, captions it and removes it, and guests see each change',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    const before = await namesOf(page)
    await page.goto('/desk/more')
    await page.getByRole('link', { name: 'Photos' }).click()
    await expectSoundPage(page)
    // Uses a new colour each time, so that a second run is not refused as a duplicate.
    const colour = `#${Date.now().toString(16).slice(-6)}`
    await page
      .getByLabel('Add photos')
      .setInputFiles([asFile('front.jpg', await sampleCard(colour)), asFile('small.jpg', Buffer.from('no photo'))])
    await expect(photoCalled(page, 'small.jpg')).toContainText('Not added')
    await page.getByRole('button', { name: 'Take off the list' }).click()
    const last = before.length + 1
    await expect(page.getByText(`${last} of ${last}`)).toBeVisible()

    await page.getByRole('button', { name: `Caption: Photo ${last}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Caption' })
    await dialog.getByLabel('Caption').fill('The front at dusk')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const earlier = page.getByRole('button', { name: 'Earlier: The front at dusk' })
    for (let place = last - 1; place >= 1; place -= 1) {
      await earlier.press('Enter')
      await expect(photoCalled(page, 'The front at dusk')).toContainText(`${place} of ${last}`)
      await expect(earlier).toBeFocused()
    }
    await expect(photoCalled(page, 'The front at dusk')).toContainText('Cover')
    await expectSoundPage(page)

    await page.goto(`/hotel/${DESK_HOTEL}`)
    await expect(page.getByRole('img', { name: 'The front at dusk' }).first()).toBeVisible()

    await page.goto('/desk/photos')
    await page.getByRole('button', { name: 'Remove: The front at dusk' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove this photo' }).click()
    await expect(photoCalled(page, 'The front at dusk')).toBeHidden()
    expect(await namesOf(page)).toEqual(before)
  },
)

test(
  'a manager changes the hotel’s details and contacts, and guests see the new details',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    const rule = `Quiet after ${Date.now()}`
    await page.goto('/desk/facts')
    await expectSoundPage(page)
    const rules = page.getByLabel('House rules')
    const before = await rules.inputValue()
    await rules.fill(`${before}\n${rule}`)
    await page.getByRole('button', { name: /^Save ?: House rules/ }).click()
    await expect(page.getByRole('button', { name: /^Save ?: House rules/ })).toBeHidden()
    const sameSex = page.getByRole('switch', { name: 'Same-sex couples are welcome' })
    const was = await sameSex.isChecked()
    await page.getByText('Same-sex couples are welcome').click()
    await expect(sameSex).toBeChecked({ checked: !was })

    await page.getByRole('button', { name: 'Add a contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a contact' })
    const how = dialog.getByRole('combobox', { name: 'How' })
    await how.selectOption('WhatsApp')
    await expect(dialog.getByLabel('WhatsApp number')).toBeVisible()
    await expect(dialog.getByLabel('Lists of a day')).toBeAttached()
    await expect(dialog).toContainText('one question, by text message')
    await how.selectOption('Text message')
    await expect(dialog.getByLabel('Lists of a day')).toBeHidden()
    await dialog.getByLabel('Who is it').fill('Night desk')
    await dialog.getByLabel('Mobile number').fill('12')
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toContainText('Please enter a mobile number of India')
    await dialog.getByLabel('Mobile number').fill('98123 45678')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toBeHidden()
    const contact = page.getByRole('listitem').filter({ hasText: 'Night desk' })
    await expect(contact).toContainText('+919812345678')
    await contact.getByRole('button', { name: /^End ?: Night desk/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect(contact).toBeHidden()

    await page.goto(`/hotel/${DESK_HOTEL}`)
    await expect(page.getByText(rule)).toBeAttached()
    await page.request.post('/api/desk/facts', { data: { rules: before.split('\n'), same_sex: was } })
  },
)

test('a manager answers a review in Hindi, and guests read the answer under it', { tag: '@long' }, async ({ page }) => {
  await atDesk(page.request, 'manager')
  await page.addInitScript(() => localStorage.setItem('desk-language', 'hi'))
  await page.goto('/desk/reviews')
  await expect(page.getByRole('heading', { name: 'रिव्यू' })).toBeVisible()
  await expectSoundPage(page)
  const waiting = page.getByRole('button', { name: /^जवाब दें/ }).first()
  const review = page.getByRole('listitem').filter({ has: waiting }).first()
  await review.getByRole('button').click()
  await page.getByRole('button', { name: 'भेजें' }).click()
  await expect(page.getByRole('alert')).toContainText('जवाब लिखिए')
  const answer = `Thank you, come again (${Date.now()})`
  await page.getByLabel(/^आपका जवाब/).fill(answer)
  await page.getByRole('button', { name: 'भेजें' }).click()
  await expect(page.getByText(answer)).toBeVisible()
  await expectSoundPage(page)
  const { id } = await demoDeskHotel(page)
  const filter = encodeURIComponent(JSON.stringify({ where: { published: true }, limit: 100 }))
  const listed = await page.request.get(`/api/hotels/${id}/reviews?filter=${filter}`)
  expect(await listed.text()).toContain(answer)
})
