import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contract/accounts.ts'
import type { BodyOf } from '#contract/call.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { emailMessage, MESSAGES, nameMessage } from '#domain/accounts/sign-up-form.ts'
import { OTP_RESEND_SECONDS } from '#domain/accounts/otp.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import { fieldRefusal, refusal } from '../../plugins/api-error.ts'
import { answer } from '../../plugins/answer.ts'
import { clearSessionCookies, isSameOrigin, SESSION_SECONDS, setSessionCookies } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findCity } from '../cities/list-cities.ts'
import { sendOtp } from './send-otp.ts'
import { signUp, type SignUpDetails } from './sign-up.ts'
import { findUser } from './user-rows.ts'
import { verifyOtp } from './verify-otp.ts'

function phoneOf(typed: string): string {
  if (!typed.trim()) throw fieldRefusal('phone', 'REQUIRED', MESSAGES.phoneRequired)
  const phone = readPhone(typed)
  if (!phone) throw fieldRefusal('phone', 'INVALID', MESSAGES.phoneInvalid)
  return phone
}

const senderOf = (request: FastifyRequest) => ({ address: request.ip, host: request.hostname })

/** A GET that sends: never for a prefetch, never from another site (decisions, "Sign-in"). */
function refuseForeignAsk(request: FastifyRequest): void {
  const purpose = [request.headers['sec-purpose'], request.headers.purpose, request.headers['x-moz']].join(' ')
  if (/prefetch|prerender|preview/i.test(purpose)) throw refusal('PREFETCH_REFUSED')
  if (!isSameOrigin(request)) throw refusal('CROSS_SITE')
}

async function isKnown(services: Services, phone: string): Promise<boolean> {
  const row = await services.db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst()
  return row !== undefined
}

async function isSigningUp(services: Services, phone: string): Promise<boolean> {
  const row = await services.db
    .selectFrom('pending_signups')
    .select('phone')
    .where('phone', '=', phone)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst()
  return row !== undefined
}

async function generateOtp(services: Services, typed: string, request: FastifyRequest) {
  refuseForeignAsk(request)
  const phone = phoneOf(typed)
  const purpose = (await isKnown(services, phone))
    ? 'login'
    : (await isSigningUp(services, phone))
      ? 'signup'
      : undefined
  if (!purpose) throw refusal('PHONE_NOT_REGISTERED')
  const sent = await sendOtp(services, { ...senderOf(request), phone, purpose })
  if (!sent.ok) throw refusal(sent.refusal.code, sent.refusal.retryAfterSeconds)
  return { sent: true, retryAfter: sent.value }
}

/** The details of a sign-up, each refused by the sentence of its form field (specification §5). */
async function detailsOf(services: Services, body: BodyOf<typeof calls.signUp>): Promise<SignUpDetails> {
  const nameFault = nameMessage(body.name)
  if (nameFault) throw fieldRefusal('name', 'REQUIRED', nameFault)
  const emailFault = emailMessage(body.email)
  if (emailFault) throw fieldRefusal('email', body.email.trim() ? 'INVALID' : 'REQUIRED', emailFault)
  const phone = phoneOf(body.phone)
  const asked = body.cityId ?? body.city
  if (asked === null || asked === undefined || !String(asked).trim())
    throw fieldRefusal('city', 'REQUIRED', MESSAGES.cityRequired)
  const city = await findCity(services.db, typeof asked === 'string' ? asked.trim().toLowerCase() : asked)
  const cityName = city?.name ?? body.city?.trim()
  if (!cityName) throw fieldRefusal('cityId', 'INVALID', 'We do not know this city')
  return {
    phone,
    name: body.name.trim(),
    email: body.email.trim(),
    gender: body.gender ?? null,
    cityId: city?.id ?? null,
    cityName,
    referralCode: body.referral?.trim() || null,
    contactConsent: body.contactConsent ?? false,
  }
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, env } = services

  answer(app, services, calls.isRegistered, async ({ query }) => ({
    registered: await isKnown(services, phoneOf(query.phone)),
  }))

  answer(app, services, calls.generateOtp, ({ query, request }) => generateOtp(services, query.phone, request))
  answer(app, services, calls.postGenerateOtp, ({ body, request }) => generateOtp(services, body.phone, request))

  answer(app, services, calls.signUp, async ({ body, request }) => {
    const signed = await signUp(services, await detailsOf(services, body), senderOf(request))
    if (signed.ok) return { sent: true, retryAfter: OTP_RESEND_SECONDS }
    throw refusal(
      signed.refusal.code,
      'retryAfterSeconds' in signed.refusal ? signed.refusal.retryAfterSeconds : undefined,
    )
  })

  answer(app, services, calls.verifyOtp, async ({ body, reply }) => {
    const verified = await verifyOtp(services, phoneOf(body.phone), body.token.trim())
    if (!verified.ok) throw refusal(verified.refusal)
    setSessionCookies(reply, env, verified.value)
    reply.header('cache-control', 'no-store')
    return { id: verified.value.token, userId: verified.value.userId, ttl: SESSION_SECONDS }
  })

  answer(app, services, calls.getUser, async ({ params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw refusal('NOT_FOUND')
    return user
  })

  answer(app, services, calls.listPaymentProviders, async () => ({ options: [...PAYMENT_METHODS] }))

  answer(app, services, calls.logOut, async ({ session, reply }) => {
    if (session) await db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute()
    clearSessionCookies(reply, env)
    return { loggedOut: true }
  })
}
