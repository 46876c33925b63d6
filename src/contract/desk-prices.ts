import { Type, type Static } from 'typebox'
import { MAX_PRICE } from '#domain/prices/check-rule.ts'
import { MAX_DAY_PRICES } from '#domain/prices/set-days.ts'
import { defineCall } from './call.ts'
import { IdParams, Nullable, Rupees, SeenBody, SeenVersion, Version } from './primitives.ts'

const Slot = Type.Integer({ minimum: 0, maximum: 4, description: '0 Morning to 4 Full Day' })
const Price = Type.Integer({ minimum: 1, maximum: MAX_PRICE, description: 'for a room, before tax, whole rupees' })
const Day = Type.String({ maxLength: 10, description: 'a day of the check-in in India' })
const Sure = Type.Optional(
  Type.Boolean({ description: 'a person was asked: without it a price more than half off the one before is refused' }),
)

const Rule = Type.Object(
  {
    id: Type.Integer(),
    slot: Slot,
    weekday: Nullable(Type.Integer({ minimum: 0, maximum: 6, description: '0 Sunday' })),
    first: Nullable(Day),
    last: Nullable(Day),
    price: Nullable(Price),
    set_by: Type.String(),
  },
  { title: 'PriceRule', description: 'for a weekday, or for dates; without a price the slot is closed then' },
)

export const DeskPrices = Type.Object(
  {
    version: Version,
    slots: Type.Array(Type.Object({ slot: Slot, base: Price })),
    rules: Type.Array(Rule, { maxItems: 100, description: 'those that are not over' }),
  },
  { title: 'DeskPrices' },
)
export type DeskPrices = Static<typeof DeskPrices>

export const PricePreview = Type.Object(
  {
    closed: Type.Boolean({ description: 'the slot is not sold on this day' }),
    room: Rupees('a room of this slot'),
    tax: Rupees('GST on it'),
    tax_percent: Type.Integer(),
    total: Rupees('what a guest without discounts pays'),
  },
  { title: 'PricePreview' },
)
export type PricePreview = Static<typeof PricePreview>

const REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY', 'OUTSIDE_SCOPE'] as const
const CHANGE_REFUSALS = [
  ...REFUSALS,
  'CHANGED_MEANWHILE',
  'CROSS_SITE',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
] as const
const RULE_REFUSALS = [
  ...CHANGE_REFUSALS,
  'SLOT_NOT_SOLD',
  'PRICE_RULE_INVALID',
  'PRICE_FAR_OFF',
  'TOO_MANY_PRICE_RULES',
] as const
const manager = { tag: 'Desk', rights: 'desk-manager', keyScope: 'prices' } as const

export const deskPrices = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/prices',
  summary: 'What this hotel asks: its base prices, and its rules for weekdays and dates',
  response: DeskPrices,
  refusals: REFUSALS,
})

export const previewPrice = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/prices/preview',
  summary: 'What a guest pays for a room of a slot on a day, by the function behind search, quote and booking',
  query: Type.Object({
    slot: Slot,
    date: Day,
    price: Type.Optional({ ...Price, description: 'as if the day cost this; without it what it costs' }),
  }),
  response: PricePreview,
  refusals: [...REFUSALS, 'SLOT_NOT_SOLD'],
})

export const setBasePrice = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/prices/base',
  summary: 'Another base price for a slot, for bookings made from now on; a slot that was not sold is sold from now on',
  body: Type.Object(
    { slot: Slot, price: Price, version: SeenVersion, sure: Sure },
    { examples: [{ slot: 3, price: 1499 }] },
  ),
  response: DeskPrices,
  refusals: [...CHANGE_REFUSALS, 'PRICE_FAR_OFF'],
  isIdempotent: true,
})

export const setDeskPriceRule = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/prices/rules',
  summary: 'Another price for a weekday or for dates, or closes the slot then; for bookings made from now on',
  body: Type.Object(
    {
      slot: Slot,
      weekday: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 6 }))),
      first: Type.Optional(Nullable(Day)),
      last: Type.Optional(Nullable(Day)),
      price: Nullable(Price),
      version: SeenVersion,
      sure: Sure,
    },
    { examples: [{ slot: 3, weekday: 6, price: 1799 }] },
  ),
  response: DeskPrices,
  refusals: RULE_REFUSALS,
  isIdempotent: true,
})

const DayPriceWish = Type.Object(
  { slot: Slot, date: Day, price: Nullable(Price) },
  { title: 'DayPriceWish', description: 'without a price the slot is closed on that day' },
)

export const setDayPrices = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/prices/days',
  summary: 'Prices of single days, or closes slots on them, all or none; other days keep theirs',
  body: Type.Object(
    {
      days: Type.Array(DayPriceWish, {
        minItems: 1,
        maxItems: MAX_DAY_PRICES,
        description: 'no slot of a day twice',
      }),
      version: SeenVersion,
      sure: Sure,
    },
    { examples: [{ days: [{ slot: 3, date: '2026-12-05', price: 1799 }] }] },
  ),
  response: DeskPrices,
  refusals: RULE_REFUSALS,
  isIdempotent: true,
})

export const removeDeskPriceRule = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/prices/rules/{id}/remove',
  summary: 'Takes a rule back, for bookings made from now on',
  params: IdParams,
  body: SeenBody,
  response: DeskPrices,
  refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
  isIdempotent: true,
})
