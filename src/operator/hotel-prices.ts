/** Lists and sets what a hotel asks on some days, and its telephone: `npm run hotel-prices -- --hotel SLUG`. */
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { MAX_PRICE, MAX_RULE_AHEAD, MAX_RULE_DAYS, MAX_RULES } from '#domain/prices/check-rule.ts'
import type { RuleDays, Weekday } from '#domain/prices/price-rule.ts'
import { SLOTS, slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import {
  findHotelPrices,
  removePriceRule,
  setPriceRule,
  setReceptionPhone,
  type HotelPrices,
  type SetRefusal,
} from '#server/features/hotels/price-rules.ts'
import type { Db } from '#server/services.ts'
import { readChoice, readOperator, readOptions, runOnDatabase, WrongCall } from './operator-command.ts'

const usage = `Usage: npm run hotel-prices -- --hotel the-lantern-court-pune
       npm run hotel-prices -- --hotel SLUG --slot evening --on sat --price 1799 --operator 'Asha Rao'
       npm run hotel-prices -- --hotel SLUG --slot evening --on 2026-12-31..2027-01-01 --price closed --operator 'Asha Rao'
       npm run hotel-prices -- --hotel SLUG --remove 12 --operator 'Asha Rao'
       npm run hotel-prices -- --hotel SLUG --phone +912200012345 --operator 'Asha Rao'
  Lists what a hotel asks, and sets another price for a weekday or for dates. Bookings that were made keep their price.
  --hotel     its slug, as in its page's address
  --slot      morning, custom-day, custom-night, evening or full-day
  --on        a weekday (mon to sun), a date, or the first and the last date
  --price     rupees for a room, before tax; 'closed' where it sells none then
  --remove    takes back the rule with this number
  --phone     what guests with a booking ring; 'none' for our own
  --operator  your name: it is kept with what you did`

const OPTIONS = {
  hotel: { type: 'string' },
  slot: { type: 'string' },
  on: { type: 'string' },
  price: { type: 'string' },
  remove: { type: 'string' },
  phone: { type: 'string' },
  operator: { type: 'string' },
} as const

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const slotWord = (slot: SlotIndex) => slotAt(slot).listingName.toLowerCase().replace(' ', '-')
const PHONE = /^\+91[1-9]\d{9}$/

type By = { slug: string; operator: string }
type Wanted =
  | { do: 'list'; slug: string }
  | ({ do: 'set'; slot: SlotIndex; days: RuleDays; price: number | null } & By)
  | ({ do: 'remove'; id: number } & By)
  | ({ do: 'phone'; phone: string | null } & By)

const wrong = (what: string) => new WrongCall(`${what}\n\n${usage}`)

function readDays(on: string): RuleDays {
  const weekday = WEEKDAYS.indexOf(on.toLowerCase() as (typeof WEEKDAYS)[number])
  if (weekday >= 0) return { weekday: weekday as Weekday }
  const [first = '', last = first, ...more] = on.split('..')
  if (more.length > 0) throw wrong(`--on ${on} is no weekday and no dates`)
  return { first, last }
}

function readPrice(typed: string): number | null {
  if (typed === 'closed') return null
  if (!/^\d{1,6}$/.test(typed)) throw wrong(`--price ${typed} is no number of rupees, and not 'closed'`)
  return Number(typed)
}

function readPhone(typed: string): string | null {
  if (typed === 'none') return null
  const phone = typed.replaceAll(/[ -]/g, '')
  if (!PHONE.test(phone)) throw wrong(`--phone ${typed} is no Indian number: +91 and ten digits`)
  return phone
}

function readArguments(): Wanted {
  const { hotel, slot, on, price, remove, phone, operator } = readOptions(OPTIONS, usage)
  const slug = hotel?.trim()
  if (!slug) throw wrong('--hotel needs the slug of a hotel')
  const isRule = slot !== undefined || on !== undefined || price !== undefined
  const asked = [isRule, remove !== undefined, phone !== undefined].filter(Boolean).length
  if (asked > 1) throw wrong('one thing at a time: a price, --remove or --phone')
  if (asked === 0 && operator === undefined) return { do: 'list', slug }
  const by = { slug, operator: readOperator(operator, usage) }
  if (phone !== undefined) return { do: 'phone', phone: readPhone(phone), ...by }
  if (remove !== undefined) {
    if (!/^\d{1,9}$/.test(remove)) throw wrong(`--remove ${remove} is no number of a rule`)
    return { do: 'remove', id: Number(remove), ...by }
  }
  const words = SLOTS.map(({ index }) => slotWord(index))
  const word = readChoice({ name: 'slot', typed: slot, known: words }, usage)
  const index = SLOTS.find((each) => slotWord(each.index) === word)?.index
  if (index === undefined || on === undefined || price === undefined)
    throw wrong('a price needs --slot, --on and --price')
  return { do: 'set', slot: index, days: readDays(on), price: readPrice(price), ...by }
}

const asked = (price: number | null) => (price === null ? 'closed' : formatRupees(price))
const dateWords = (day: string) => formatIstDate(istInstant(day), new Date())

function daysWords({ weekday, first_day: first, last_day: last }: HotelPrices['rules'][number]): string {
  if (first === null || last === null) return `every ${WEEKDAYS[weekday ?? 0]}`
  return first === last ? dateWords(first) : `${dateWords(first)} to ${dateWords(last)}`
}

async function list(db: Db, slug: string): Promise<void> {
  const found = await findHotelPrices(db, slug, new Date())
  if (!found) throw new WrongCall(`There is no hotel ${slug}.`)
  console.log(`${found.name}, telephone ${found.phone ?? 'unknown: guests ring us'}`)
  for (const { slot, price } of found.base) {
    console.log(`${slotWord(slot as SlotIndex)}: ${formatRupees(price)}`)
    for (const rule of found.rules.filter((each) => each.slot === slot))
      console.log(`  ${rule.id}  ${daysWords(rule)}: ${asked(rule.price)} (${rule.set_by})`)
  }
}

const SENTENCES: Record<SetRefusal, string> = {
  NOT_FOUND: 'There is no such hotel.',
  SLOT_NOT_SOLD: 'The hotel does not sell this slot: it has no base price.',
  TOO_MANY_RULES: `The slot has ${MAX_RULES} rules already: remove some first.`,
  PRICE_OUT_OF_RANGE: `A price is ₹1 to ${formatRupees(MAX_PRICE)}.`,
  NOT_A_DAY: 'One of the dates is no day.',
  RANGE_BACKWARDS: 'The last date is before the first.',
  RANGE_TOO_LONG: `A rule is for ${MAX_RULE_DAYS} days at most.`,
  RANGE_OVER: 'These dates have passed.',
  RANGE_TOO_FAR_AHEAD: `A rule ends within ${MAX_RULE_AHEAD} days.`,
}

async function change(db: Db, wanted: Exclude<Wanted, { do: 'list' }>): Promise<void> {
  const now = new Date()
  if (wanted.do === 'set') {
    const outcome = await setPriceRule(db, wanted, now)
    if (!outcome.ok) throw new WrongCall(SENTENCES[outcome.refusal])
  } else if (wanted.do === 'remove') {
    if (!(await removePriceRule(db, wanted, now))) throw new WrongCall(`The hotel has no rule ${wanted.id}.`)
  } else if (!(await setReceptionPhone(db, wanted, now))) throw new WrongCall(SENTENCES.NOT_FOUND)
  await list(db, wanted.slug)
}

await runOnDatabase('hotel-prices', () => {
  const wanted = readArguments()
  return (db) => (wanted.do === 'list' ? list(db, wanted.slug) : change(db, wanted))
})
