import type { Call } from '#contract/call.ts'
import { isForOffice, isForStaff } from '#contract/rights.ts'
import type { Services } from '../services.ts'
import { DESK_COOKIE } from './desk-session.ts'
import { OFFICE_COOKIE } from './office-session.ts'
import { ownCookieName } from './own-cookies.ts'
import { needsSession } from './roles.ts'
import { sessionCookie } from './session.ts'

const HOW_SENT = 'As it is, or after `Bearer `. A token in this header wins over a cookie'

const token = (whose: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name: 'Authorization',
  description: `${whose} ${HOW_SENT}.`,
})

const cookie = (name: string, whose: string) => ({
  type: 'apiKey' as const,
  in: 'cookie' as const,
  name,
  description: `${whose} Set by the sign-in, for our own pages: a change that relies on it has to come from our own origin.`,
})

/** How callers authenticate; the names of cookies are those of this environment. */
export const securitySchemes = ({ env, gateway }: Pick<Services, 'env' | 'gateway'>) => ({
  accessToken: token('The access token of a guest, the `id` that `POST /api/users/verify-otp` answers.'),
  accessCookie: cookie(sessionCookie(env), 'The same token in a browser.'),
  deskToken: token('A session of a hotel’s staff, the `token` that `POST /api/desk/sign-in` answers.'),
  deskCookie: cookie(ownCookieName(env, DESK_COOKIE), 'The same token in a browser.'),
  hotelKey: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'A key of a hotel’s program, made at its desk. It opens only the calls of its scopes.',
  },
  officeToken: token('A session of an operator, the `token` that `POST /api/office/sign-in` answers.'),
  officeCookie: cookie(ownCookieName(env, OFFICE_COOKIE), 'The same token in a browser.'),
  gatewaySignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: gateway.signatureHeader,
    description: 'An HMAC-SHA256 of the raw body, made with the secret that the gateway and we share.',
  },
})

type Scheme = keyof ReturnType<typeof securitySchemes>
type Requirement = Partial<Record<Scheme, string[]>>

/** Accepts any one of the schemes. Each call refers to one of these lists, so that 230 calls share five lists. */
const either = (...schemes: Scheme[]): Requirement[] => schemes.map((scheme) => ({ [scheme]: [] }))
const GUEST = either('accessToken', 'accessCookie')
const DESK = either('deskToken', 'deskCookie')
const DESK_OR_KEY = either('deskToken', 'deskCookie', 'hotelKey')
const OFFICE = either('officeToken', 'officeCookie')
const GATEWAY = either('gatewaySignature')
const NOTHING: Requirement[] = []
/** The empty requirement means that the call also answers without a session. */
const GUEST_OR_NOTHING: Requirement[] = [...GUEST, {}]

/** Documents a call's authentication, based on its rights. */
export function securityOf({ rights, session, keyScope }: Call): Requirement[] {
  if (isForStaff(rights)) return keyScope === undefined ? DESK : DESK_OR_KEY
  if (isForOffice(rights)) return OFFICE
  if (rights === 'gateway') return GATEWAY
  if (needsSession(rights)) return GUEST
  return session === 'optional' ? GUEST_OR_NOTHING : NOTHING
}
