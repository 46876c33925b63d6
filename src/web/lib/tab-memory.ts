/**
 * What this tab stores between pages and through a payment, by name. Private windows may refuse; then nothing is
 * stored.
 */
const KEYS = {
  reviewDraft: 'uncle.review-draft',
  attempt: 'uncle.attempt',
  /** the phone to which an OTP was sent, and when the OTP expires */
  sentOtp: 'uncle.sent-otp',
  /** what was typed into the sign-up form */
  signUp: 'uncle.sign-up',
  reviews: 'uncle.reviews',
  paying: 'uncle.paying',
  payingChange: 'uncle.paying-change',
  chat: 'uncle.chat',
  chatForm: 'uncle.chat-form',
  /** events that a page could not deliver to a counter in time */
  untold: 'uncle.untold',
  /** the token of the message's link that this tab opened */
  link: 'uncle.link',
  unheard: 'uncle.unheard',
  /** answers and notes of the office that are not sent yet, by case */
  officeDrafts: 'uncle.office-drafts',
} as const

type Kept = keyof typeof KEYS

const PREFIX = 'uncle.'

/** A stored value parsed from JSON; undefined if there is none or it is unreadable. The caller validates its shape. */
export function readFromTab(name: Kept): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEYS[name]) ?? 'null') ?? undefined
  } catch {
    return undefined // storage is switched off, or holds another version's data
  }
}

export function storeInTab(name: Kept, value: unknown): void {
  try {
    sessionStorage.setItem(KEYS[name], JSON.stringify(value))
  } catch {
    // storage is switched off or full: the page works, but forgets on a reload
  }
}

export function removeFromTab(...names: Kept[]): void {
  try {
    for (const name of names) sessionStorage.removeItem(KEYS[name])
  } catch {
    // nothing was stored
  }
}

/** Names everything that the site stores in this browser, for the logout to clear (specification §2). */
export function clearBrowserStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    }
  } catch {
    // nothing was stored
  }
}
