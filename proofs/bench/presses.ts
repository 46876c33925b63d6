import type { Locator, Page } from '@playwright/test'
import { withDemoBrowser } from './demo-browser.ts'
import { milliseconds, type Bench, type Figure } from './figures.ts'

const PHONE = { width: 360, height: 740 }
/** A budget phone is about this many times slower than this machine. */
const SLOWER = 6
/** How long to wait for the next paint, which the browser reports with a delay. */
const SETTLE_MILLISECONDS = 700
const MAX_MILLISECONDS = 100

type Press = { what: string; wait: number }

/** Runs in each document: records how long the page took from an event to the next paint. */
const watch = () => {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) (globalThis as unknown as { told: (wait: number) => void }).told(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/**
 * Presses every control that a newcomer presses to book a room. Returns each press with the longest delay that the
 * browser reported.
 */
async function mainJob(page: Page, base: string): Promise<Press[]> {
  const presses: Press[] = []
  let longest = 0
  await page.exposeFunction('told', (wait: number) => (longest = Math.max(longest, wait)))
  await page.addInitScript(watch)
  const press = async (
    what: string,
    control: Locator,
    how: (control: Locator) => Promise<void> = (it) => it.click(),
  ) => {
    await control.waitFor()
    longest = 0
    await how(control)
    await page.waitForTimeout(SETTLE_MILLISECONDS)
    presses.push({ what, wait: longest })
  }
  const shown = (locator: Locator) => locator.filter({ visible: true }).first()
  const settled = () => page.waitForLoadState('networkidle')

  await page.goto(base)
  await settled()
  await press('when', shown(page.getByRole('button', { name: /^Check-in/ })))
  await page.keyboard.press('Escape')
  await press('Search hotels', shown(page.getByRole('button', { name: 'Search hotels' })))
  await settled()
  await press('a filter', shown(page.getByRole('link', { name: 'Bathtub', exact: true })))
  await settled()
  await press(
    'the heart of a card',
    shown(page.getByRole('article').getByRole('button', { name: /^Add to favourites/ })),
  )
  await page.keyboard.press('Escape')
  await press('a hotel', shown(page.getByRole('article').getByRole('link')))
  await settled()
  await press('another slot', shown(page.getByRole('radiogroup', { name: 'Slot' }).getByText('Evening')))
  await settled()
  await press('Book Now', shown(page.getByRole('link', { name: 'Book Now' })))
  await settled()
  await press('a letter of the name', shown(page.getByLabel('Name')), (field) => field.pressSequentially('A'))
  await press('Book Now, with the sum', shown(page.getByRole('button', { name: 'Book Now' })))
  return presses
}

/** Measures, for each press, how long a phone six times slower takes until the next paint (as INP does). */
export const presses = (bench: Bench): Promise<Figure[]> =>
  withDemoBrowser(bench, 'press', async (browser, base) => {
    const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const made = await mainJob(page, base)
    const worst = Math.max(...made.map(({ wait }) => wait))
    return [
      {
        what: `presses of the main job, processor slowed ${SLOWER} times`,
        measured: made.map(({ what, wait }) => `${what} ${wait === 0 ? 'under 16 ms' : milliseconds(wait)}`).join(', '),
        aim: { wanted: `each at most ${MAX_MILLISECONDS} ms`, isMet: worst <= MAX_MILLISECONDS },
      },
    ]
  })
