import { Type, type Static } from 'typebox'
import { MAX_STAFF_NAME } from '#domain/desk/staff.ts'
import {
  CALL_STATES,
  MAX_LISTED_CALLS,
  MAX_WEBHOOK_URL,
  MAX_WEBHOOKS,
  WEBHOOK_EVENTS,
} from '#domain/hotel-keys/webhook.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'

export const Webhook = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'of the program' }),
    url: Type.String(),
    made_by: Type.String(),
    made_at: Instant('when'),
    both_until: Nullable(Instant('the secret was changed: until then the one before signs too')),
  },
  { title: 'Webhook' },
)
export type Webhook = Static<typeof Webhook>

export const WebhookCall = Type.Object(
  {
    id: Type.String({ description: 'of the event, the same at each try' }),
    name: Type.String({ description: 'of the program' }),
    event: OneOf(WEBHOOK_EVENTS),
    code: Type.String({ description: 'of the booking' }),
    at: Instant('when it happened'),
    state: OneOf(CALL_STATES, 'waiting: for the next try; failed: given up after a day'),
    tries: Type.Integer(),
    last_try_at: Nullable(Instant('when')),
    status: Nullable(Type.Integer({ description: 'of the last answer' })),
    error: Nullable(Type.String({ description: 'why there was no answer, such as TIMEOUT' })),
    can_send: Type.Boolean({ description: 'it can be sent again' }),
  },
  { title: 'WebhookCall' },
)
export type WebhookCall = Static<typeof WebhookCall>

const Webhooks = Type.Object(
  {
    webhooks: Type.Array(Webhook, { maxItems: MAX_WEBHOOKS }),
    calls: Type.Array(WebhookCall, { maxItems: MAX_LISTED_CALLS, description: 'newest first' }),
  },
  { title: 'Webhooks' },
)
export type Webhooks = Static<typeof Webhooks>

const NewSecret = Type.Object(
  { webhook: Webhook, secret: Type.String({ description: 'which signs our calls; shown only now' }) },
  { title: 'NewWebhookSecret' },
)

const REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const manager = { tag: 'Desk', rights: 'desk-manager' } as const

export const listWebhooks = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/webhooks',
  summary: 'Addresses of the hotel’s own programs that we call, and the last calls with their answers',
  response: Webhooks,
  refusals: REFUSALS,
})

export const addWebhook = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/webhooks',
  summary: 'Names an address that we call when a booking is new, changed, cancelled or moved',
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: MAX_STAFF_NAME }),
      url: Type.String({ minLength: 1, maxLength: MAX_WEBHOOK_URL, description: 'https, on the public internet' }),
    },
    { examples: [{ name: 'StaySync', url: 'https://hooks.staysync.example/uncle' }] },
  ),
  response: NewSecret,
  refusals: [...REFUSALS, 'CROSS_SITE', 'WEBHOOK_THERE', 'TOO_MANY_WEBHOOKS'],
  limitPerMinute: 20,
})

export const changeWebhookSecret = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/webhooks/{id}/new-secret',
  summary: 'Another secret; for a day both sign',
  params: IdParams,
  response: NewSecret,
  refusals: [...REFUSALS, 'CROSS_SITE', 'NOT_FOUND', 'SECRET_JUST_CHANGED'],
  limitPerMinute: 20,
})

export const endWebhook = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/webhooks/{id}/end',
  summary: 'Calls this address no more; again changes nothing',
  params: IdParams,
  response: Webhooks,
  refusals: [...REFUSALS, ...KEY_REFUSALS, 'CROSS_SITE', 'NOT_FOUND'],
  isIdempotent: true,
})

export const sendCallAgain = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/webhook-calls/{id}/send-again',
  summary: 'Sends a call again with the id it had; one that waits for its next try is left alone',
  params: IdParams,
  response: Webhooks,
  refusals: [...REFUSALS, ...KEY_REFUSALS, 'CROSS_SITE', 'NOT_FOUND'],
  isIdempotent: true,
  limitPerMinute: 30,
})
