// Orca, a screen reader, speaks a whole booking in Firefox. Prints every line that it said, and fails when it left one
// out that a blind guest needs. `npm run prove -- screen-reader`
import { request } from '@playwright/test'
import { buildIfStale } from '../scripts/build.ts'
import { bookInFirefox } from '../tests/e2e/book-in-firefox.ts'
import { FIREFOX, openFirefox } from '../tests/e2e/firefox.ts'
import { startOwnSite } from '../tests/e2e/own-site.ts'
import { startOrca } from './screen-reader/orca.ts'

/** In this order, from the start page to the voucher. */
const NEEDED_WORDS = [/Hotels for couples/]

if (!FIREFOX) throw new Error('Firefox is not there: apt-get install firefox-esr')
await buildIfStale()
const site = await startOwnSite('serve.ts', { PORT: '0' })
const orca = await startOrca()
const firefox = await openFirefox(FIREFOX, orca.env)
const outbox = await request.newContext({ baseURL: site.origin })

async function spokenBooking(): Promise<string[]> {
  try {
    await bookInFirefox(firefox, site.origin, outbox)
    return orca.spoken()
  } finally {
    console.log(orca.spoken().join('\n'))
    await outbox.dispose()
    firefox.close()
    orca.stop()
    await site.close()
  }
}

let rest = await spokenBooking()
for (const words of NEEDED_WORDS) {
  const at = rest.findIndex((line) => words.test(line))
  if (at === -1) throw new Error(`Orca did not say ${words}`)
  rest = rest.slice(at)
}
