import { inLanguage, languageOf } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { PATHS } from '#web/lib/paths.ts'

/** What the worker shows, and the address that a press on it opens. */
export type Shown = { title: string; tag: string; address: string; lang: string }

const MAX_TITLE = 80

/**
 * Reads what our server pushed. Browsers end the subscription of a site that shows nothing, so an unreadable one shows
 * our name only.
 */
export function readPush(text: string | undefined): Shown {
  let told: unknown
  try {
    told = JSON.parse(text ?? '')
  } catch {
    told = undefined // encrypted for an older build, or empty
  }
  const { title, page, language } = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>
  const lang = languageOf(String(language))
  const isDesk = page === 'desk'
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : PRODUCT_NAME,
    // A later one replaces an earlier one on the screen, and sounds again.
    tag: isDesk ? 'desk' : 'stay',
    address: isDesk ? DESK.today : inLanguage(lang, PATHS.myBookings),
    lang,
  }
}

/** Only our own two pages are opened, whatever a notification carries. */
export const isOpenable = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?:desk|(?:[a-z]{2}\/)?my-bookings)$/.test(address)

type OpenPage = { url: string; focus: () => Promise<unknown> }
export type Pages = {
  matchAll: (those: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  openWindow: (address: string) => Promise<unknown>
}

/** Brings the page to the front where it is open, and opens it otherwise. */
export async function openPage(pages: Pages, address: unknown): Promise<void> {
  if (!isOpenable(address)) return
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === address)
  await (there ? there.focus() : pages.openWindow(address))
}
