/**
 * Stores what this tab needs on later pages and after a payment, by name. In private windows that refuse, nothing is
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
  /** events that a page had no time to send */
  untold: 'uncle.untold',
  /** the token of the link that this tab opened from a message */
  link: 'uncle.link',
  unheard: 'uncle.unheard',
  /** the office's unsent answers and notes, by case */
  officeDrafts: 'uncle.office-drafts',
} as const

type Kept = keyof typeof KEYS

const PREFIX = 'uncle.'

/** Parses a stored value from JSON; undefined if there is none or it is unreadable. The caller validates its shape. */
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

/** Lists everything that the site stores in this browser, so that the logout can clear it (specification §2). */
export function clearBrowserStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    }
  } catch {
    // nothing was stored
  }
}
