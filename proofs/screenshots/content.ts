import { openCounting, openFooter } from '../../tests/e2e/open-footer.ts'
import { PATHS } from '../../src/web/lib/paths.ts'
import type { Album } from './steps.ts'

const PAGES = {
  'how-it-works': PATHS.howSuperfastCheckinWorks,
  'safety-and-law': PATHS.legalPage,
  team: PATHS.team,
  privacy: PATHS.privacyPolicy,
  terms: PATHS.termsConditions,
  cancellations: PATHS.cancellationsRefunds,
  'love-kit': PATHS.lovekit,
  'share-and-win': PATHS.shareAndWin,
  'partner-form': PATHS.partnerWithUs,
}

/**
 * Shows the text pages, the hotels' application form with errors and after sending, and the analytics consent question.
 */
export const contentAlbum: Album = async (page, take) => {
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address)
    await take(name)
  }
  await page.request.post('/api/dev/jobs/write-record')
  await page.goto(PATHS.trust)
  await take('our-record')
  await page.goto(PATHS.partnerWithUs)
  await openFooter(page)
  await openCounting(page)
  await take('footer-open')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Send form' }).click()
  await main.getByText('Name Required', { exact: true }).waitFor()
  await take('partner-form-mistakes')
  await main.getByLabel('Your name').fill('Meera Pillai')
  await main.getByLabel('Phone').fill('9876500003')
  await main.getByLabel('Email').fill('meera@home.example')
  await main.getByLabel('Hotel', { exact: true }).fill('The Lantern Court')
  await main.getByLabel('City').fill('Pune')
  await main.getByRole('button', { name: 'Send form' }).click()
  await main
    .getByText(/P-[A-Z2-9]{6}/)
    .first()
    .waitFor()
  await take('partner-form-received')
  await (await openCounting(page)).getByRole('button', { name: 'Allow analytics' }).click()
  await page.getByText('Analytics are on').waitFor()
  await take('counting-given')
}
