import {
  PLAIN_BOOKING,
  PLAIN_BOOKINGS,
  PLAIN_OTP,
  PLAIN_REVIEW,
  PLAIN_SIGN_IN,
  PLAIN_SIGN_UP,
} from '#domain/plain-paths.ts'
import { inLanguage, splitLanguage } from '#domain/languages.ts'
import { isOwnPath } from '#domain/kernel/own-path.ts'
import { SITE_PATHS } from '#domain/site-pages.ts'
import type { Services } from '../../services.ts'
import { requesterOf } from '../accounts/requester.ts'
import { ownDetails } from '../accounts/signup-requests.ts'
import type { ApiAnswer, AskApi } from './ask-api.ts'
import type { Drawn, Exchange } from './draw-page.ts'
import { phoneOfChallenges } from './phone-of-challenges.ts'

export type Typed = Readonly<Record<string, string>>

/** A submitted form that comes from one of our pages. */
export type Press = Exchange & { services: Services; typed: Typed; ask: AskApi }

/** Either a redirect to the next page, so that 'back' and a reload send nothing again, or the refused form. */
export type Outcome = { to: string } | Drawn

/** Where a guest goes after signing in: the page without scripts from which they came, or else their bookings. */
export function pathBack(url: string): string {
  const back = splitLanguage(new URL(url, 'http://here').searchParams.get('back') ?? '').path
  return inLanguageOf(url, isOwnPath(back) && back.startsWith('/plain/') ? back : PLAIN_BOOKINGS)
}

/** Returns a path in the language of the page at `url`. */
export const inLanguageOf = (url: string, path: string): string => inLanguage(splitLanguage(url).language, path)

/** Returns the address of a sign-in page that leads back to `back`, in the same language. */
export const onTheWayTo = (back: string, path: string): string =>
  `${inLanguageOf(back, path)}?${new URLSearchParams({ back })}`

const bookingPage = ({ request }: Press, id: string): string =>
  `${inLanguageOf(request.url, PLAIN_BOOKING)}?${new URLSearchParams({ bookingid: id })}`

type Refused = Extract<ApiAnswer, { ok: false }>

/**
 * Draws a refused form again. If the outcome is unknown the form keeps its key, so that the next press repeats the same
 * attempt (decision 0069).
 */
function drawAgain({ status, refusal }: Refused, { typed }: Press, at?: string): Drawn {
  const isUnknown =
    (status >= 500 && refusal.code !== 'PAYMENT_UNAVAILABLE') ||
    status === 429 ||
    refusal.code === 'REQUEST_IN_PROGRESS'
  return { status, refusal, typed, ...(at !== undefined && { at }), ...(isUnknown && { key: typed['key'] }) }
}

async function signIn(press: Press): Promise<Outcome> {
  const { typed, ask, request } = press
  const to = (path: string) => onTheWayTo(pathBack(request.url), path)
  const sent = await ask('/users/generate-otp', { phone: typed['phone'] ?? '', withoutScript: true })
  if (sent.ok) return { to: to(PLAIN_OTP) }
  return drawAgain(sent, press, sent.refusal.code === 'PHONE_NOT_REGISTERED' ? to(PLAIN_SIGN_UP) : undefined)
}

async function signUp(press: Press): Promise<Outcome> {
  const { typed, ask, request } = press
  const to = (path: string) => onTheWayTo(pathBack(request.url), path)
  const sent = await ask('/users/signup', {
    phone: typed['phone'] ?? '',
    name: typed['name'] ?? '',
    email: typed['email'] ?? '',
    city: typed['city'] ?? '',
    referral: typed['referral'] ?? '',
    contactConsent: typed['contactConsent'] === 'yes',
    withoutScript: true,
  })
  if (sent.ok) return { to: to(PLAIN_OTP) }
  return drawAgain(sent, press, sent.refusal.code === 'PHONE_TAKEN' ? to(PLAIN_SIGN_IN) : undefined)
}

/**
 * Returns the sign-up details that the guest sent before, but with the newly typed email, because the first email was
 * taken.
 */
async function correctedDetails({ services, request, typed }: Press, phone: string) {
  const { email } = typed
  if (email === undefined) return undefined
  const { challenges } = requesterOf(request, services.env, undefined)
  const kept = await ownDetails(services.db, { phone, challenges, now: services.clock.now() })
  return kept && { ...kept, email, city: kept.cityName, referral: kept.referralCode }
}

async function typeOtp(press: Press): Promise<Outcome> {
  const { services, typed, ask, request } = press
  const back = pathBack(request.url)
  const phone = await phoneOfChallenges(services.db, requesterOf(request, services.env, undefined).challenges)
  if (phone === undefined) return { to: onTheWayTo(back, PLAIN_SIGN_IN) }
  if (typed['act'] === 'resend') {
    const sent = await ask('/users/generate-otp', { phone, withoutScript: true })
    return sent.ok ? { to: request.url } : drawAgain(sent, press)
  }
  const token = typed['token']?.trim() || '-'
  const details = await correctedDetails(press, phone)
  const opened = await ask('/users/verify-otp', { phone, token, ...(details && { details }) })
  return opened.ok ? { to: back } : drawAgain(opened, press)
}

/**
 * Parses the stay that the page put into its form. Returns an object even if the text is invalid, because the API
 * checks it.
 */
function stayOf({ stay = '' }: Typed): Record<string, unknown> {
  try {
    return { ...(JSON.parse(stay) as object) }
  } catch {
    return {}
  }
}

async function book(press: Press): Promise<Outcome> {
  const { typed, ask } = press
  const name = typed['name']?.trim() ?? ''
  const body = {
    ...stayOf(typed),
    name,
    guests: [name],
    email: typed['email']?.trim() ?? '',
    payAtHotel: typed['pay'] === 'hotel',
    has_love_kit: typed['loveKit'] === 'yes',
    another: typed['another'] === 'yes',
    redirect_url: inLanguageOf(press.request.url, PLAIN_BOOKING),
  }
  const booked = await ask('/bookings/create-booking', body, typed['key'])
  if (!booked.ok) return drawAgain(booked, press)
  return { to: bookingPage(press, (booked.body['booking'] as { id: string }).id) }
}

async function cancel(press: Press): Promise<Outcome> {
  const { typed, ask, request } = press
  const id = new URL(request.url, 'http://here').searchParams.get('bookingid') ?? ''
  const cancelled = await ask('/bookings/cancel-booking', { id }, typed['key'])
  return cancelled.ok ? { to: bookingPage(press, id) } : drawAgain(cancelled, press)
}

async function signOut({ ask, request }: Press): Promise<Outcome> {
  await ask('/users/logout', {})
  return { to: inLanguageOf(request.url, SITE_PATHS.home) }
}

/** The action of a page's form. `needsSession` limits it to guests who are signed in. */
export type PlainPage = { path: string; needsSession: boolean; press: (press: Press) => Promise<Outcome> }

export const PLAIN_PAGES: readonly PlainPage[] = [
  { path: PLAIN_SIGN_IN, needsSession: false, press: signIn },
  { path: PLAIN_SIGN_UP, needsSession: false, press: signUp },
  { path: PLAIN_OTP, needsSession: false, press: typeOtp },
  { path: PLAIN_REVIEW, needsSession: true, press: book },
  { path: PLAIN_BOOKING, needsSession: true, press: cancel },
  { path: PLAIN_BOOKINGS, needsSession: true, press: signOut },
]
