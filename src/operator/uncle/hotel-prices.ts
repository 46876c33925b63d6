import { Option, type Command } from 'commander'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { LOWEST_PRICE, MAX_PRICE, MAX_RULE_AHEAD, MAX_RULE_DAYS, MAX_RULES } from '#domain/prices/check-rule.ts'
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
import { CommandRefused } from '../operator-command.ts'
import { operatorOf, withOperatorOption, wrongCall } from './by-operator.ts'
import { withAction, type CommandOutput } from './command.ts'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const slotWord = (slot: SlotIndex) => slotAt(slot).listingName.toLowerCase().replace(' ', '-')
const PHONE = /^\+91[1-9]\d{9}$/

function daysOf(command: Command, on: string): RuleDays {
  const weekday = WEEKDAYS.indexOf(on.toLowerCase() as (typeof WEEKDAYS)[number])
  if (weekday >= 0) return { weekday: weekday as Weekday }
  const [first = '', last = first, ...more] = on.split('..')
  if (more.length > 0) throw wrongCall(command, `--on ${on} is no weekday and no dates`)
  return { first, last }
}

function priceOf(command: Command, typed: string): number | null {
  if (typed === 'closed') return null
  if (!/^\d{1,6}$/.test(typed)) throw wrongCall(command, `--price ${typed} is no number of rupees, and not 'closed'`)
  return Number(typed)
}

function receptionOf(command: Command, typed: string): string | null {
  if (typed === 'none') return null
  const phone = typed.replaceAll(/[ -]/g, '')
  if (!PHONE.test(phone)) throw wrongCall(command, `${typed} is no Indian number: +91 and ten digits`)
  return phone
}

const asked = (price: number | null) => (price === null ? 'closed' : formatRupees(price))
const dateWords = (day: string) => formatIstDate(istInstant(day), new Date())

function daysWords({ weekday, first_day: first, last_day: last }: HotelPrices['rules'][number]): string {
  if (first === null || last === null) return `every ${WEEKDAYS[weekday ?? 0]}`
  return first === last ? dateWords(first) : `${dateWords(first)} to ${dateWords(last)}`
}

async function show(db: Db, slug: string): Promise<CommandOutput> {
  const found = await findHotelPrices(db, slug, new Date())
  if (!found) throw new CommandRefused(`There is no hotel ${slug}.`)
  const lines = [`${found.name}, telephone ${found.phone ?? 'unknown: guests ring us'}`]
  for (const { slot, price } of found.base) {
    lines.push(`${slotWord(slot as SlotIndex)}: ${formatRupees(price)}`)
    for (const rule of found.rules.filter((each) => each.slot === slot))
      lines.push(`  ${rule.id}  ${daysWords(rule)}: ${asked(rule.price)} (${rule.set_by})`)
  }
  return { text: lines.join('\n'), json: found }
}

const SENTENCES: Record<SetRefusal, string> = {
  NOT_FOUND: 'There is no such hotel.',
  SLOT_NOT_SOLD: 'The hotel does not sell this slot: it has no base price.',
  TOO_MANY_RULES: `The slot has ${MAX_RULES} rules already: remove some first.`,
  PRICE_OUT_OF_RANGE: `A price is ${formatRupees(LOWEST_PRICE)} to ${formatRupees(MAX_PRICE)}.`,
  NOT_A_DAY: 'One of the dates is no day.',
  RANGE_BACKWARDS: 'The last date is before the first.',
  RANGE_TOO_LONG: `A rule is for ${MAX_RULE_DAYS} days at most.`,
  RANGE_OVER: 'These dates have passed.',
  RANGE_TOO_FAR_AHEAD: `A rule ends within ${MAX_RULE_AHEAD} days.`,
}

type NewRule = { slot: string; on: string; price: string }

const set = (slug: string, { slot, on, price }: NewRule, command: Command) => {
  const index = SLOTS.find((each) => slotWord(each.index) === slot)?.index
  if (index === undefined) throw wrongCall(command, `--slot ${slot} is not known`)
  const rule = {
    slug,
    slot: index,
    days: daysOf(command, on),
    price: priceOf(command, price),
    operator: operatorOf(command),
  }
  return async (db: Db) => {
    const outcome = await setPriceRule(db, rule, new Date())
    if (!outcome.ok) throw new CommandRefused(SENTENCES[outcome.refusal])
    return show(db, slug)
  }
}

const remove = (slug: string, number: string, _options: object, command: Command) => {
  if (!/^\d{1,9}$/.test(number)) throw wrongCall(command, `${number} is no number of a rule`)
  const rule = { slug, id: Number(number), operator: operatorOf(command) }
  return async (db: Db) => {
    if (!(await removePriceRule(db, rule, new Date()))) throw new CommandRefused(`The hotel has no rule ${number}.`)
    return show(db, slug)
  }
}

const setPhone = (slug: string, typed: string, _options: object, command: Command) => {
  const wish = { slug, phone: receptionOf(command, typed), operator: operatorOf(command) }
  return async (db: Db) => {
    if (!(await setReceptionPhone(db, wish, new Date()))) throw new CommandRefused(SENTENCES.NOT_FOUND)
    return show(db, slug)
  }
}

/** Adds `npm run uncle -- hotels prices ...`. Existing bookings keep their prices. */
export function addPriceCommands(hotels: Command): void {
  const prices = hotels.command('prices').description('what a hotel asks, and its telephone')
  withAction(
    prices.command('list <slug>').description('lists what it asks, by slot and day'),
    (slug: string) => (db) => show(db, slug),
  )
  const setting = prices
    .command('set <slug>')
    .description('asks another price on a weekday or on dates')
    .addOption(
      new Option('--slot <slot>', 'which one').choices(SLOTS.map(({ index }) => slotWord(index))).makeOptionMandatory(),
    )
    .requiredOption('--on <days>', 'a weekday (mon to sun), a date, or the first and the last: 2026-12-31..2027-01-01')
    .requiredOption('--price <rupees>', 'for a room, before tax; closed where it sells none then')
  withAction(withOperatorOption(setting), set)
  withAction(
    withOperatorOption(prices.command('remove <slug> <number>').description('takes a rule back, by its number')),
    remove,
  )
  withAction(
    withOperatorOption(
      prices.command('phone <slug> <number>').description('what guests with a booking ring; none for our own number'),
    ),
    setPhone,
  )
}
