import { inLanguage, languageOf } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { PATHS } from '#web/lib/paths.ts'

/** A notification, and the address that opens on a tap. */
export type Shown = { title: string; tag: string; address: string; lang: string }

const MAX_TITLE = 80

const STAFF_PAGES = [
  { tag: 'desk', address: DESK.today },
  { tag: 'office', address: OFFICE.now },
]

/**
 * Parses a push message. Browsers revoke push from sites that show nothing, so an unreadable message is shown with only
 * our name.
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
  const staffPage = STAFF_PAGES.find(({ tag }) => tag === page)
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : PRODUCT_NAME,
    // A new notification replaces the previous one and sounds again.
    ...(staffPage ?? { tag: 'stay', address: inLanguage(lang, PATHS.myBookings) }),
    lang,
  }
}

/** Only these three pages can be opened, whatever address the message contains. */
export const isOpenable = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?:desk|office|(?:[a-z]{2}\/)?my-bookings)$/.test(address)

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
