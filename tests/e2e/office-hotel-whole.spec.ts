import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { checks } from '../../src/words/en/office/hotel.ts'
import { expect, type Page } from '@playwright/test'
import { istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { PressCounter } from './count-presses.ts'
import {
  acceptAtDesk,
  applyToJoin,
  fillInContacts,
  POSITION,
  searchFor,
  DRAFT_REASON,
  type Draft,
} from './draft-steps.ts'
import { signInAtOffice } from './office-steps.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

// Before the sign-in the current user gets 401. A position outside the city gets 422.
test.use({ expectedFaults: [/401|422/] })

const REASON = /^(?:Reason|What you saw)/

/** The office's pages for an admin whose presses are counted. */
class Office extends PressCounter {
  readonly page: Page
  constructor(page: Page) {
    super()
    this.page = page
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  /** Types the reason and confirms. */
  async confirm(button: string): Promise<void> {
    await this.type(this.dialog.getByLabel(REASON), 'Seen by me')
    await this.press(this.dialog.getByRole('button', { name: button, exact: true }))
    await expect(this.dialog).toBeHidden()
  }

  async doIt(point: string): Promise<void> {
    const name = new RegExp(`^Do it ?: ${point}`)
    await this.press(this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })))
  }

  /** Opens the page on which a point of the checklist is completed, and types the reason for the change. */
  async openPart(point: string): Promise<void> {
    await this.doIt(point)
    await this.type(this.page.getByLabel('Why you change it'), DRAFT_REASON)
  }

  async back({ name }: Pick<Draft, 'name'>): Promise<void> {
    await this.press(this.page.getByRole('link', { name }))
    await expect(this.page.getByRole('heading', { name: 'What to check' })).toBeVisible()
  }
}

async function makeDraft(office: Office, { name, locality }: Omit<Draft, 'id'>): Promise<number> {
  const { page, dialog } = office
  await page.goto('/office/applications')
  const row = page.locator('.side-row').filter({ hasText: name })
  await office.press(row.getByRole('button', { name: 'Make a draft' }))
  await expect(dialog.getByLabel('City')).toContainText('Jaipur')
  await office.type(dialog.getByLabel('Locality'), locality)
  await office.type(dialog.getByLabel('Address'), '12 College Road')
  await office.confirm('Make the draft')
  await expect(page.getByRole('heading', { name: 'What to check' })).toBeVisible()
  return Number(/\d+$/.exec(page.url())?.[0])
}

async function describe(office: Office): Promise<void> {
  const { page, dialog } = office
  await office.doIt('It is on the map')
  await dialog.getByLabel('Map position').fill(`${POSITION.lng}, ${POSITION.lat}`)
  await dialog.getByLabel(REASON).fill('As its owner says')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('outside the city')).toBeVisible()
  await expectSoundPage(page)
  await dialog.getByLabel('Map position').clear()
  await dialog.getByLabel(REASON).clear()
  await office.type(dialog.getByLabel('Map position'), `${POSITION.lat}, ${POSITION.lng}`)
  await office.confirm('Save')
  await office.doIt('It has a text')
  await office.type(dialog.getByLabel('Description'), 'A quiet house with a garden.')
  await office.pick(dialog.getByLabel('Stars'), { label: 'Not rated' })
  await office.confirm('Save')
  await expect(page.getByText('A quiet house with a garden.')).toBeVisible()
}

async function fillWithRooms(office: Office, draft: Draft): Promise<void> {
  const { page, dialog } = office
  await office.openPart('It has rooms')
  await office.press(page.getByRole('button', { name: 'Add several rooms' }))
  await office.type(dialog.getByLabel('First number'), '101')
  await office.type(dialog.getByLabel('Last number'), '108')
  await office.press(dialog.getByRole('button', { name: /^Add/ }))
  await expect(page.getByRole('listitem').filter({ hasText: '108' })).toBeVisible()
  await office.back(draft)
  await office.openPart('It has prices')
  await office.press(page.getByRole('button', { name: 'Evening' }))
  await office.type(page.getByLabel('Base price'), '1299')
  await office.press(page.getByRole('button', { name: /^Sell this slot/ }))
  await expect(page.getByRole('definition').filter({ hasText: '₹1,364' })).toBeVisible()
  await office.back(draft)
  await office.openPart('It has 3 photos or more')
  const colours = ['#1f5b52', '#8a3b2a', `#${String(draft.id).padStart(6, '0').slice(-6)}`]
  const files = await Promise.all(colours.map(async (colour, n) => asFile(`${n}.jpg`, await sampleCard(colour))))
  office.presses += 1
  await page.getByLabel('Add photos').setInputFiles(files)
  await expect(page.getByText('3 of 3')).toBeVisible()
  await office.back(draft)
}

async function proposeMoney(office: Office): Promise<void> {
  const { page, dialog } = office
  await office.doIt('Terms are in force')
  await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeInViewport()
  await office.press(page.getByRole('region', { name: 'Terms' }).getByRole('button', { name: 'Propose' }))
  await office.pick(dialog.getByLabel('From'), istDateOf(await serverNow(page)))
  await office.type(dialog.getByLabel('Commission, percent'), '15')
  await office.type(dialog.getByLabel('PAN number'), 'AAAFK1234C')
  await office.type(dialog.getByLabel('Legal name'), 'Kale Stays')
  await office.type(dialog.getByLabel('Registered address'), 'MI Road, Jaipur')
  await office.confirm('Propose them')
  await office.doIt('It can be paid')
  await office.press(page.getByRole('region', { name: 'Bank details' }).getByRole('button', { name: 'Propose' }))
  await office.type(dialog.getByLabel('Holder of the account'), 'Suresh Kale')
  await office.type(dialog.getByLabel('Account number'), '123456780417')
  await office.type(dialog.getByLabel('IFSC'), 'HDFC0000123')
  await office.type(dialog.getByLabel('Bank', { exact: true }), 'HDFC Bank')
  await office.confirm('Propose them')
}

/** The points that one phone call confirmed, besides the point whose button is pressed. */
const OTHER_CHECKS = HAND_CHECKS.filter((item) => item !== 'desk_rung').map((item) => checks[item])

async function confirmMoney(office: Office, { id }: Draft): Promise<void> {
  const { page } = office
  await signInAtOffice(page, 'admin', 'second')
  await page.goto(`/office/hotels/${id}`)
  for (const panel of ['Terms', 'Bank details']) {
    await office.press(page.getByRole('region', { name: panel }).getByRole('button', { name: 'Confirm' }))
    await office.confirm('Confirm')
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'It can be paid' })).not.toContainText('to be done')
}

test(
  'two admins publish a newly joined hotel with 8 rooms in 65 presses, and guests find it',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const other = () =>
      browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize(), reducedMotion: 'reduce' })
    const [office, second] = [new Office(page), new Office(await (await other()).newPage())]
    const guest = await (await other()).newPage()
    await signInAtOffice(page, 'admin')
    const applied = await applyToJoin(page)
    const draft = { ...applied, id: await makeDraft(office, applied) }
    await expectSoundPage(page)
    await describe(office)
    await fillWithRooms(office, draft)
    // In reality, the hotel's manager does this at the desk.
    await fillInContacts(page, draft)
    await acceptAtDesk(guest, draft.phone)
    await proposeMoney(office)
    await office.press(
      page.getByRole('listitem').filter({ hasText: 'Desk rung' }).getByRole('button', { name: 'Sign' }),
    )
    for (const { words } of OTHER_CHECKS) await office.press(office.dialog.getByText(words))
    await expectSoundPage(page)
    await office.confirm('Sign it')
    await page.reload()
    await expect(page.getByText('15 of 18 done')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await confirmMoney(second, draft)
    await page.reload()
    await expect(page.getByText('18 of 18 done')).toBeVisible()
    await expectSoundPage(page)
    await office.press(page.getByRole('button', { name: 'Publish' }))
    await office.confirm('Show it to guests')
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await expectSoundPage(page)
    await searchFor(guest, draft)
    await expect(guest.getByRole('link', { name: new RegExp(draft.name) }).first()).toBeVisible()
    expect(office.presses + second.presses).toBe(65)
    await Promise.all([second.page.context().close(), guest.context().close()])
  },
)
