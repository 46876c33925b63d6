import type { Album } from './steps.ts'

/** Shows the search form, field by field, in the order of specification §2. */
export const finderAlbum: Album = async (page, take) => {
  await page.goto('/')
  const finder = page.getByRole('form', { name: 'Find a hotel' })
  const panel = page.getByRole('dialog')
  await finder.getByRole('button', { name: /^City/ }).click()
  await panel.getByRole('searchbox', { name: 'City' }).waitFor()
  await take('city')
  await panel.getByRole('searchbox', { name: 'City' }).fill('Atlantis')
  await take('city-none')
  await panel.getByRole('searchbox', { name: 'City' }).fill('Pune')
  await panel.getByRole('button', { name: /^Pune/ }).click()
  await panel.getByRole('grid', { name: 'Check-in' }).waitFor()
  await take('check-in')
  await panel.getByRole('button', { name: 'Later month' }).click()
  await panel.locator('[data-day$="-12"]').click()
  await panel.getByRole('button', { name: /^Full Day/ }).waitFor()
  await take('slot')
  await panel.getByRole('button', { name: /^Full Day/ }).click()
  await panel.getByRole('grid', { name: 'Check-out' }).waitFor()
  await take('check-out')
  await page.keyboard.press('Escape')
  await take('chosen')
}
