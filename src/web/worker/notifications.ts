import { inLanguage, languageOf } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { PATHS } from '#web/lib/paths.ts'

/** A notification, and the address that a tap on it opens. */
export type Shown = { title: string; tag: string; address: string; lang: string }

const MAX_TITLE = 80

/**
 * Parses a push message. Browsers revoke push from sites that show nothing, so an unreadable message is shown with our
 * name only.
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
    // A new notification replaces the previous one, and sounds again.
    tag: isDesk ? 'desk' : 'stay',
    address: isDesk ? DESK.today : inLanguage(lang, PATHS.myBookings),
    lang,
  }
}

/** Only these two pages can be opened, whatever the message contains. */
export const isOpenable = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?:desk|(?:[a-z]{2}\/)?my-bookings)$/.test(address)

type OpenPage = { url: string; focus: () => Promise<unknown> }
export type Pages = {
  matchAll: (those: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  openWindow: (address: string) => Promise<unknown>
}

/** Focuses the page if it is open, and opens it otherwise. */
export async function openPage(pages: Pages, address: unknown): Promise<void> {
  if (!isOpenable(address)) return
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === address)
  await (there ? there.focus() : pages.openWindow(address))
}
