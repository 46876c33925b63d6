// Every screen in its notable states, at both sizes, light and dark, into the ignored folder `screenshots/`.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { newGuest, otpFor, signUpInDialog, type NewGuest } from '../tests/e2e/guest.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { buildIfStale } from './build.ts'
import { changesAlbum } from './screenshots/changes.ts'
import { checkInAlbum } from './screenshots/check-in.ts'
import { findChromium } from './find-chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'screenshots')
const PORT = 3198
const BASE = `http://localhost:${PORT}`
const SIZES = [
  { name: '360', width: 360, height: 740 },
  { name: '1280', width: 1280, height: 800 },
]
const SCHEMES = ['light', 'dark'] as const

type Take = (name: string) => Promise<void>
type Album = (page: Page, take: Take, guest: NewGuest) => Promise<void>

/** A Saturday about a month ahead, so that nothing on the screens depends on the hour they were taken. */
function saturdayAhead(): string {
  const day = new Date(Date.now() + 30 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

const STAY = `checkin=${saturdayAhead()}&slot=3`

const visitorPages: Album = async (page, take) => {
  const addresses = {
    home: '/',
    search: `/hotels-in-pune?${STAY}`,
    'search-filtered': `/hotels-in-pune?${STAY}&bathtub=on`,
    'search-empty': `/hotels-in-mysuru?${STAY}&above=9000&below=9001`,
    'not-found': '/no-such-page',
    'unknown-city': '/hotels-in-atlantis',
    'booking-failed': '/booking-failed?reason=SOLD_OUT',
  }
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(BASE + address)
    await take(name)
  }
}

const hotelPages: Album = async (page, take) => {
  await page.goto(`${BASE}/hotels-in-pune?${STAY}`)
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(1000)
  await take('hotel')
  await page
    .getByRole('button', { name: 'Book Now' })
    .or(page.getByRole('link', { name: 'Book Now' }))
    .first()
    .click()
  await page.waitForURL(/\/booking\?/)
  await take('booking-review')
}

const signInDialogs: Album = async (page, take, guest) => {
  await page.goto(`${BASE}/my-bookings`)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await take('login')
  await dialog.getByRole('textbox', { name: /phone/i }).fill(guest.phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await page.waitForTimeout(800)
  await take('login-not-registered')
}

const bookingWay: Album = async (page, take, guest) => {
  await page.goto(`${BASE}/hotels-in-jaipur?${STAY}`)
  await page.getByRole('article').getByRole('link').first().click()
  await page
    .getByRole('button', { name: 'Book Now' })
    .or(page.getByRole('link', { name: 'Book Now' }))
    .first()
    .click()
  await page.waitForURL(/\/booking\?/)
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  await page.getByRole('dialog', { name: 'Sign-Up' }).waitFor()
  await take('sign-up')
  await signUpInDialog(page, guest)
  await page.waitForURL(/test-gateway/)
  await take('test-gateway')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('heading', { name: 'Your room is booked' }).waitFor()
  await take('confirmed')
  await page.goto(`${BASE}/my-bookings`)
  await page.getByRole('article').first().waitFor()
  await take('my-bookings')
  await page.goto(`${BASE}/my-bookings?list=past`)
  await page.waitForTimeout(800)
  await take('my-bookings-past-empty')
  await page.goto(`${BASE}/logout`)
  await page.waitForURL(`${BASE}/`)
}

const loginWithOtp: Album = async (page, take, guest) => {
  await page.goto(`${BASE}/my-bookings`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /phone/i }).fill(guest.phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  const otp = dialog.getByRole('textbox', { name: /OTP|password/i })
  await otp.waitFor()
  await take('login-otp')
  const right = await otpFor(page.request, guest.phone)
  await otp.fill(right === '000000' ? '000001' : '000000')
  await page.waitForTimeout(300)
  const login = dialog.getByRole('button', { name: 'Login' })
  if (await login.isEnabled()) await login.click()
  await page.waitForTimeout(800)
  await take('login-otp-wrong')
}

const ALBUMS: readonly Album[] = [visitorPages, hotelPages, signInDialogs, bookingWay, changesAlbum, checkInAlbum]

async function photograph(
  browser: Browser,
  size: (typeof SIZES)[number],
  scheme: (typeof SCHEMES)[number],
): Promise<void> {
  const page = await browser.newPage({ viewport: size, colorScheme: scheme, locale: 'en-IN', baseURL: BASE })
  const guest = newGuest()
  const take: Take = async (name) => {
    await page.waitForTimeout(400)
    const path = join(OUT, `${name}-${size.name}${scheme === 'dark' ? '-dark' : ''}.png`)
    await page.screenshot({ path, fullPage: !(await page.getByRole('dialog').isVisible()) })
    console.log(path)
  }
  for (const album of ALBUMS) await album(page, take, guest)
  // Thirty seconds have to pass before another password is sent.
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })
  await loginWithOtp(page, take, guest)
  await page.close()
}

async function main(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found, and none could be installed')
  await buildIfStale()
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const server = spawn(process.execPath, [join(ROOT, 'tests/e2e/serve.ts')], {
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (
      let tries = 0;
      tries < 120 &&
      !(await fetch(`${BASE}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false));
      tries++
    ) {
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    for (const size of SIZES) for (const scheme of SCHEMES) await photograph(browser, size, scheme)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

await main()
