/** The few things a browser keeps for us, by name. Private windows may refuse; then nothing is kept. */
const KEYS = {
  referral: 'uncle.referral',
  lastCity: 'uncle.last-city',
  /** of the browser, not of the guest: it outlives a logout, which forgets what begins with 'uncle.' */
  counting: 'counting-uncle',
} as const

type Kept = keyof typeof KEYS

/** As long as the API takes a code; anything else is no code of ours. */
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

/** A referral query parameter is read on load and kept until the guest logs out (specification §2). */
export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('referral')
  if (code) remember('referral', code)
}
