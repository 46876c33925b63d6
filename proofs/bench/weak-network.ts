import { join } from 'node:path'
import { chromium, request, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { newGuest, otpFor } from '../../tests/e2e/guest.ts'
import { withChildren } from './child.ts'
import { countingFront, type CountingFront, type Travelled } from './counting-front.ts'
import type { Bench, Figure } from './figures.ts'
import { site } from './site.ts'

/** The phone's screen is 720 pixels wide. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }
const SLOWER = 6
const KILOBITS = 400
const LATENCY_MILLISECONDS = 400
const STEP_MILLISECONDS = 90_000

const MAX = { firstText: 1200, usable: 3000, bytes: 300_000, requests: 90 }

/** The control on each page that must respond to a press before the page is usable. */
const CONTROLS = [
  { name: 'home', path: '^/$', control: 'Search hotels' },
  { name: 'results', path: '^/(search-results|hotels-in-)', control: 'Add to favourites' },
  { name: 'hotel', path: '^/hotel/', control: 'Book Now' },
  { name: 'review', path: '^/booking$', control: 'Book Now' },
] as const
type Timed = (typeof CONTROLS)[number]['name']

type Visit = { firstText: number; usable: number } & Travelled
type Booked = { pages: Record<Timed, Visit>; rest: Travelled; whole: Travelled }

/** Runs in each document. Records when React first handles the control, in milliseconds after the navigation began. */
const watch = (controls: readonly { path: string; control: string }[]) => {
  const wanted = controls.find(({ path }) => new RegExp(path).test(location.pathname))
  const look = () => {
    const control = [...document.querySelectorAll<HTMLElement>('button, a')].find(
      (each) => (each.ariaLabel ?? each.textContent).startsWith(wanted?.control ?? '') && each.checkVisibility(),
    )
    const answers = control && Object.keys(control).some((key) => key.startsWith('__react'))
    if (answers && !control.matches(':disabled')) Object.assign(globalThis, { usableAt: performance.now() })
    else setTimeout(look, 50)
  }
  if (wanted) look()
}

/** Waits for a page's control. Returns when the page showed its first text and when the control appeared. */
async function timesOf(page: Page, path: string): Promise<{ firstText: number; usable: number }> {
  await page.waitForURL((url) => new RegExp(path).test(url.pathname), { waitUntil: 'commit' })
  const times = await page.waitForFunction(() => {
    const usable = (globalThis as { usableAt?: number }).usableAt
    const firstText = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    return usable !== undefined && firstText !== undefined && { firstText, usable }
  })
  return (await times.jsonValue()) as { firstText: number; usable: number }
}

const since = (before: Travelled, now: Travelled): Travelled => ({
  requests: now.requests - before.requests,
  bytes: now.bytes - before.bytes,
})

/** Signs up a newcomer on the review page, pays at the test gateway and waits for the confirmation. */
async function signUpAndPay(page: Page, base: string): Promise<void> {
  const guest = newGuest()
  await page.getByLabel('Name').fill(guest.name)
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
  const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
  await signUp.getByText('Female', { exact: true }).click()
  await signUp.getByLabel('City').selectOption(guest.city)
  await signUp.getByLabel('Phone').fill(guest.phone)
  await signUp.getByRole('button', { name: 'GET OTP' }).click()
  const otp = signUp.getByRole('textbox', { name: /OTP|password/i })
  await otp.waitFor()
  // Reads the OTP without going through the counting proxy, because a real guest gets it by SMS.
  const outbox = await request.newContext({ baseURL: base })
  await otp.fill(await otpFor(outbox, guest.phone))
  await outbox.dispose()
  await page.waitForURL(/\/dev\/test-gateway\//, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Your room is booked' }).waitFor()
}

/** Books a room for tonight, from the start page to the confirmation, as a first-time visitor with an empty cache. */
async function book(browser: Browser, front: CountingFront): Promise<Booked> {
  const context = await browser.newContext(PHONE)
  context.setDefaultTimeout(STEP_MILLISECONDS)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const throughput = (KILOBITS * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch, CONTROLS)
  const leave: Record<Timed, () => Promise<void>> = {
    home: () => page.getByRole('button', { name: 'Search hotels' }).click(),
    results: () => page.getByRole('article').getByRole('heading').getByRole('link').first().click(),
    hotel: () => page.getByText('Book Now').filter({ visible: true }).first().click(),
    review: () => signUpAndPay(page, front.behind),
  }
  const start = { ...front.travelled }
  await page.goto(front.origin, { waitUntil: 'commit' })
  const pages: Partial<Record<Timed, Visit>> = {}
  let before = start
  let rest = start
  for (const { name, path } of CONTROLS) {
    const times = await timesOf(page, path)
    await page.waitForLoadState('networkidle')
    pages[name] = { ...times, ...since(before, front.travelled) }
    before = { ...front.travelled }
    await leave[name]()
    rest = since(before, front.travelled)
  }
  await page.waitForLoadState('networkidle')
  const whole = since(start, front.travelled)
  await context.close()
  return { pages: pages as Record<Timed, Visit>, rest, whole }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`

function pageFigure(name: Timed, visits: readonly Visit[]): Figure {
  const middle = (key: keyof Visit) => median(visits.map((visit) => visit[key]))
  const [firstText, usable] = [middle('firstText'), middle('usable')]
  return {
    what: `${name}, ${KILOBITS} kbit/s, ${LATENCY_MILLISECONDS} ms, processor slowed ${SLOWER} times`,
    measured: `first text ${seconds(firstText)}, usable ${seconds(usable)}, ${kilobytes(middle('bytes'))} in ${middle('requests')} requests`,
    aim: {
      wanted: `first text ${seconds(MAX.firstText)}, usable ${seconds(MAX.usable)}`,
      isMet: firstText <= MAX.firstText && usable <= MAX.usable,
    },
  }
}

/** Measures how a newcomer books on a weak network and a slow phone: each page, and the bytes of the whole booking. */
export async function weakNetwork(bench: Bench): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium was found to open pages with')
  const databaseUrl = await bench.demoDatabase()
  const front = await countingFront()
  const visits = await withChildren(async (start) => {
    const dataDir = join(bench.folder, 'weak-files')
    front.behind = (await start(site({ databaseUrl, dataDir }, { PUBLIC_URL: front.origin }))).base
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      const booked: Booked[] = []
      for (let round = 0; round < bench.rounds; round++) booked.push(await book(browser, front))
      return booked
    } finally {
      await browser.close()
      await front.close()
    }
  })
  const middle = (value: (booked: Booked) => number) => median(visits.map(value))
  const [bytes, requests] = [middle(({ whole }) => whole.bytes), middle(({ whole }) => whole.requests)]
  return [
    ...CONTROLS.map(({ name }) =>
      pageFigure(
        name,
        visits.map(({ pages }) => pages[name]),
      ),
    ),
    {
      what: 'the same booking from the start page to the confirmation',
      measured: `${kilobytes(bytes)} in ${requests} requests`,
      against: `sign-up, gateway and confirmation: ${kilobytes(middle(({ rest }) => rest.bytes))} in ${middle(({ rest }) => rest.requests)} requests`,
      aim: {
        wanted: `at most ${kilobytes(MAX.bytes)} in ${MAX.requests} requests`,
        isMet: bytes <= MAX.bytes && requests <= MAX.requests,
      },
    },
  ]
}
