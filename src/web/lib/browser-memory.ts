/** Stores a few values in the browser, by name. In private windows that refuse, nothing is stored. */
const KEYS = {
  referral: 'uncle.referral',
  lead: 'uncle.lead',
  lastCity: 'uncle.last-city',
  /** belongs to the browser, not the guest, so it survives a logout, which clears names that begin with 'uncle.' */
  counting: 'counting-uncle',
  /** belongs to the browser too: the visitor closed the banner for the apps */
  appOffer: 'app-offer-uncle',
  /** belongs to the browser too: the language chosen last */
  language: 'language-uncle',
} as const

type Kept = keyof typeof KEYS

/** The format and maximum length of the API's codes. Any other value is not a code. */
const CODE = /^[\w-]{1,40}$/

export function recall(name: Kept): string | undefined {
  try {
    return localStorage.getItem(KEYS[name]) ?? undefined
  } catch {
    return undefined // storage is switched off in this browser
  }
}

export function remember(name: Kept, value: string): void {
  if (!CODE.test(value)) return
  try {
    localStorage.setItem(KEYS[name], value)
  } catch {
    // storage is switched off or full: the site works without it
  }
}

/**
 * The query with which this visit began. The start script stored it before the other scripts loaded
 * (`app/start-script.ts`).
 */
function heldArrival(): string | undefined {
  try {
    const held = sessionStorage.getItem('arrival') ?? undefined
    sessionStorage.removeItem('arrival')
    return held
  } catch {
    return undefined // storage is switched off in this browser
  }
}

/**
 * Stores a referral code from the address until the guest logs out (specification §2), and the lead code by which a
 * campaign recognises its own bookings (specification §7 create-booking). The lead code identifies a campaign, not a
 * visitor.
 */
export function rememberArrival(search: string): void {
  const query = new URLSearchParams(heldArrival() ?? search)
  const code = query.get('referral')
  const lead = query.get('lead') ?? query.get('utm_campaign')
  if (code) remember('referral', code)
  if (lead) remember('lead', lead)
}
