import { recall } from '#web/lib/browser-memory.ts'
import { currentSession } from '#web/lib/session.ts'
import type { HotelPageData } from './hotel-page-data.ts'

/** Reloads a page older than this, because its `now` is outdated. */
const FRESH_MINUTES = 10

let shown: { slugOrId: string; page: HotelPageData; since: number; url: URL; askedBy: string } | undefined

/** Identifies the guest whose credits and referral code the bill includes. */
const asker = () => JSON.stringify([currentSession(), recall('referral')])

type Change = { url: URL; signal: AbortSignal }
type BrowserCall = Change & { slugOrId: string; serverLoader: () => Promise<HotelPageData> }

/** Prefetches what a different stay needs, as soon as somebody approaches the stay's controls. */
export const loadStayChange = () => import('./change-stay.ts')

/**
 * Loads the page in the browser. The first visit uses the server's page, and changing the stay reloads only bill and
 * availability. The router aborts an interrupted change when it starts the next one.
 */
export async function refreshHotelPage({ slugOrId, serverLoader, ...change }: BrowserCall): Promise<HotelPageData> {
  const isFresh = shown?.slugOrId === slugOrId && Date.now() - shown.since < FRESH_MINUTES * 60_000
  if (shown && isFresh) {
    const { isSameStay, withOffer } = await loadStayChange()
    const isKnown = shown.askedBy === asker() && isSameStay(shown.page, shown.url, change.url)
    if (isKnown) return shown.page
    shown = { ...shown, url: change.url, askedBy: asker(), page: await withOffer(shown.page, change, 'after a pause') }
  } else {
    const page = await firstShown(serverLoader, change)
    shown = { slugOrId, since: Date.now(), url: change.url, askedBy: asker(), page }
  }
  return shown.page
}

/** A server-rendered page does not depend on the visitor, but credits and a referral code change the bill. */
async function firstShown(serverLoader: BrowserCall['serverLoader'], change: Change): Promise<HotelPageData> {
  const page = await serverLoader()
  if (currentSession().state !== 'signed-in' && recall('referral') === undefined) return page
  const { withOffer } = await loadStayChange()
  return withOffer(page, change, 'at once')
}
