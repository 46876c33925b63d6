import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { aadhaarReader } from '#server/features/pictures/aadhaar-reader.ts'
import { drawCard, shotOf } from '../aadhaar/draw-card.ts'
import { bookThroughCalls, freeHotel, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signedIn } from './guest.ts'
import { asFile } from './sample-pictures.ts'

const CLEAR = { ...shotOf('clear'), side: 1600, share: 0.85, angle: 4, blur: 0.5, light: 0.95, quality: 88 }
const ASKS = { name: 'Which ID?' }
const COVERS = { name: 'Cover your number' }

const reader = aadhaarReader({ longestWait: 60_000 })

/** Whether our server's reader finds a full number in a picture. */
async function showsNumber(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes).metadata()
  return reader.isNumberShown({ bytes, width, height })
}

/** Returns the guest's only ID as our server stores it. */
async function storedId({ page, token, userId }: Booker & { userId: string }): Promise<Buffer> {
  const headers = { authorization: token }
  const listed = await page.request.get(`/api/users/${userId}/identity`, { headers })
  const { identities } = (await listed.json()) as { identities: { url: string }[] }
  expect(identities).toHaveLength(1)
  return (await page.request.get(identities[0]?.url ?? '', { headers })).body()
}

type Step = { card: Locator; uploads: string[]; guest: Booker & { userId: string } }

/** Opens the ID step of a new guest's booking. */
async function idStep(page: Page): Promise<Step> {
  const token = await signedIn(page, newGuest())
  const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, {}, [3]))
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/identity')) uploads.push(request.url())
  })
  await page.goto('/my-bookings')
  const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
  await card.getByText(/^Then your ID/).click()
  await card.getByRole('button', { name: 'Add your ID' }).click()
  return { card, uploads, guest: { page, token, userId: booking.userId } }
}

async function chooseAadhaar(page: Page, picture: Buffer): Promise<Locator> {
  await page
    .getByRole('dialog', ASKS)
    .getByLabel(/^Aadhar card/)
    .setInputFiles(asFile('aadhaar.jpg', picture))
  return page.getByRole('dialog', COVERS)
}

const sendButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Yes, use this picture' })

test('an Aadhaar card’s number is covered on the phone before anything leaves it', async ({ page }) => {
  test.setTimeout(300_000)
  const { card, uploads, guest } = await idStep(page)
  const asks = page.getByRole('dialog', ASKS)
  await expect(asks.getByText(/^(?:Driving Licence|Voter id|Passport|Aadhar card)$/)).toHaveText([
    'Driving Licence',
    'Voter id',
    'Passport',
    'Aadhar card',
  ])
  await expectSoundPage(page)

  const { picture } = await drawCard('journey', CLEAR)
  expect(await showsNumber(picture)).toBe(true)
  const dialog = await chooseAadhaar(page, picture)
  await expect(dialog.getByText(/^Covered: the first 8 digits/).first()).toBeVisible({ timeout: 60_000 })
  await expectSoundPage(page)
  expect(uploads).toEqual([])
  await sendButton(dialog).click()
  await expect(card.getByText('1 of 4 done')).toBeVisible({ timeout: 60_000 })

  expect(uploads).toHaveLength(1)
  const covered = await storedId(guest)
  expect(await showsNumber(covered)).toBe(false)
  expect((await sharp(covered).metadata()).exif).toBeUndefined()
})

test.describe('a phone without the reader', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] })

  test('a guest whose reader does not load covers the number with the brush', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(240_000)
    await page.route('**/assets/digits-*', (route) => route.abort())
    const { card, uploads, guest } = await idStep(page)
    const { picture, digits, width, height } = await drawCard('journey', { ...CLEAR, angle: 0 })
    const dialog = await chooseAadhaar(page, picture)
    await expect(dialog.getByText(/^Paint over the first 8 digits/)).toBeVisible()
    await expect(sendButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    await expectSoundPage(page)

    const box = await dialog.getByRole('button', { name: 'Your picture with its covers' }).boundingBox()
    const [first, last] = [digits[0]?.[0], digits[7]?.[2]]
    if (!box || !first || !last) throw new Error('There is no picture')
    const at = ({ x, y }: { x: number; y: number }) =>
      [box.x + (x * box.width) / width, box.y + (y * box.height) / height] as const
    const middle = (first.y + last.y) / 2
    await page.mouse.move(...at({ x: first.x, y: middle }))
    await page.mouse.down()
    await page.mouse.move(...at({ x: last.x, y: middle }), { steps: 8 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(sendButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    await page.mouse.move(...at({ x: first.x, y: middle }))
    await page.mouse.down()
    await page.mouse.move(...at({ x: last.x, y: middle }), { steps: 8 })
    await page.mouse.up()
    await sendButton(dialog).click()
    await expect(card.getByText('1 of 4 done')).toBeVisible({ timeout: 30_000 })
    expect(uploads).toHaveLength(1)
    expect(await showsNumber(await storedId(guest))).toBe(false)
  })
})

test.describe('a number in the picture of another ID', () => {
  test.use({ expectedFaults: [/status of 422/] })

  test('the server refuses a card that was sent as a driving licence', async ({ page }) => {
    test.setTimeout(240_000)
    const { card, uploads } = await idStep(page)
    const { picture } = await drawCard('journey', CLEAR)
    await page
      .getByRole('dialog', ASKS)
      .getByLabel(/^Driving Licence/)
      .setInputFiles(asFile('licence.jpg', picture))
    await expect(card.getByRole('alert')).toHaveText(
      'This shows a full Aadhaar number. Please cover its first 8 digits.',
      { timeout: 90_000 },
    )
    await expect(card.getByText('0 of 4 done')).toBeVisible()
    expect(uploads).toHaveLength(1)
  })
})
