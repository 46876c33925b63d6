/** The few things a browser stores for us, by name. Private windows may refuse; then nothing is stored. */
const KEYS = {
  referral: 'uncle.referral',
  lead: 'uncle.lead',
  lastCity: 'uncle.last-city',
  /** of the browser, not of the guest: it survives a logout, which clears names that begin with 'uncle.' */
  counting: 'counting-uncle',
  /** so does this: the offer of the apps was closed */
  appOffer: 'app-offer-uncle',
} as const

type Kept = keyof typeof KEYS

/** The API's longest code; a longer value is not a code. */
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

/** The query with which this visit began, where its page was left before the scripts had come (`app/start-script.ts`). */
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
 * A referral query parameter is read on load and kept until the guest logs out (specification §2). So is the lead by
 * which a campaign recognises its own bookings (specification §7 create-booking): the campaign's word, not a visitor's.
 */
export function rememberArrival(search: string): void {
  const query = new URLSearchParams(heldArrival() ?? search)
  const code = query.get('referral')
  const lead = query.get('lead') ?? query.get('utm_campaign')
  if (code) remember('referral', code)
  if (lead) remember('lead', lead)
}
