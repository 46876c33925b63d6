import { Argument, Option, type Command } from 'commander'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { PlannedAction } from '#contract/office-bookings.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { ACTIONS, AT_FAULT, type ActionName, type ActionTerms, type AtFault } from '#domain/office/actions.ts'
import type { PlanSentence } from '#domain/office/plan-lines.ts'
import {
  bookingOfCode,
  doByCommand,
  hotelOfSlug,
  planByCommand,
  type ActionByCommand,
} from '#server/features/office/bookings/bookings-by-command.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { withOperatorPhoneOption, operatorAs, reasonOf } from './as-operator.ts'
import { codeOf, nameOf, phoneOf, wrongCall } from './by-operator.ts'
import { withServiceAction, type CommandOutput } from './command.ts'

const PLAN_WORDS: Record<PlanSentence, string> = {
  money_back: 'back to how the guest paid',
  rules_give: 'is what the rules give back now',
  uncle_pays: 'is ours: it counts against the limit',
  uncle_saves: 'less than before is ours',
  hotel_gets_nothing: 'the hotel gets nothing for this stay and owes nothing',
  counts: 'more than the rules give: it counts against the limit',
  given_before: 'was given before by',
  hotel_keeps: 'stays with the hotel, less commission and taxes',
  credits_back: 'in credits go back to the account',
  room_free: 'the room is free again',
  credit_given: 'in credit for the next booking',
  guest_told: 'the guest is told',
  hotel_told: 'the hotel is told',
  guest_told_again: 'the guest gets the confirmation again',
  hotel_told_again: 'the hotel gets the booking again',
  no_reward: 'no referral reward for this stay, and no review',
  reward_possible: 'the stay counts again: review and reward are possible',
  desk_due_ends: 'is not due at the desk any more: the hotel earns less',
  desk_due_returns: 'is due at the desk again: the hotel earns more',
  desk_sees_name: 'the desk sees the right name',
  moved_to: 'a room for the same time at',
  hotel_bears: 'is borne by the hotel, whose value, commission and taxes are lower',
  second_person: 'another admin has to confirm it',
  hotel_pays: 'is paid by the first hotel: it counts against the limit all the same',
  hotel_at_fault: 'it counts against the first hotel: a case opens, and it loses rank',
  hotel_not_at_fault: 'the first hotel is not at fault: no case, its rank stays',
  operator_joins: 'an admin joins:',
  confirms_later: 'they confirm nothing for 48 hours',
  everybody_told: 'everybody in the office is told',
  limit_per_booking: 'on a booking at most',
  limit_per_day: 'on a day at most',
  limit_before: 'until now',
  hotel_is_owed_more: 'we owe more to',
  hotel_is_owed_less: 'we owe less to',
  released_to_hotel: 'the hotel gets what waited:',
  released_to_friend: 'the friend gets what waited, as credit:',
  paid_from_bank: 'went to the guest from our bank',
  bank_reference: 'the bank’s number is',
  phone_becomes: 'the phone becomes',
  phone_before: 'until now',
  guest_signed_out: 'the guest is signed out everywhere',
  old_phone_told: 'the old number is told',
  coupon_begins: 'begins on its first day:',
  coupon_takes_off: 'off at most, each time',
  coupon_costs_hotels: 'from hotels together at most',
  hotels_must_agree: 'it counts only at hotels whose manager agrees',
}

const lineOf = ({ what, amount, name }: PlannedAction['lines'][number]): string =>
  ['-', amount === undefined ? '' : formatRupees(amount), PLAN_WORDS[what], name ?? ''].filter(Boolean).join(' ')

const asText = (plan: PlannedAction): string =>
  [
    ...plan.lines.map(lineOf),
    plan.is_within_limit
      ? `${formatRupees(plan.left_after)} of the limit are left after it.`
      : 'Above the limit: a second person has to confirm it, in the office.',
    `To do this: the same without --plan, with --fingerprint ${plan.fingerprint} --reason '...'`,
  ].join('\n')

type Terms = { for?: AtFault; amount?: string; name?: string; hotel?: string }

function rupeesOf(command: Command, typed: string | undefined, least: number): number {
  if (typed === undefined || !/^\d{1,6}$/.test(typed) || Number(typed) < least)
    throw wrongCall(command, `--amount needs whole rupees, ${least} or more`)
  return Number(typed)
}

type Wish = (db: Db) => Promise<ActionTerms>

/** Reads the action's terms. Looks up a hotel only once the database is open, and reads all other terms before that. */
function wishOf(command: Command, act: ActionName, terms: Terms): Wish {
  const known =
    (wish: ActionTerms): Wish =>
    async () =>
      wish
  switch (act) {
    case 'cancel':
      if (terms.for === undefined || terms.for === 'uncle')
        throw wrongCall(command, 'who cannot keep it: --for guest or --for hotel')
      return known(
        terms.for === 'hotel'
          ? { act, for: 'hotel' }
          : { act, for: 'guest', refund: rupeesOf(command, terms.amount, 0) },
      )
    case 'refund':
    case 'credit':
      return known({ act, amount: rupeesOf(command, terms.amount, 1) })
    case 'correct_name':
      return known({ act, name: oneLine(nameOf(command, terms.name ?? '', 120)) })
    case 'move': {
      const { hotel, for: fault } = terms
      if (fault === undefined) throw wrongCall(command, 'whose fault it is: --for guest, hotel or uncle')
      if (hotel === undefined) throw wrongCall(command, 'where to: --hotel with its slug')
      return async (db) => {
        const hotelId = await hotelOfSlug(db, hotel)
        if (hotelId === undefined) throw new CommandRefused(`There is no hotel ${hotel}.`)
        return { act, hotelId, for: fault }
      }
    }
    case 'send_again':
    case 'no_show':
    case 'no_show_off':
      return known({ act })
    default:
      return unreachable(act)
  }
}

const sentenceFor = (code: ErrorCode): string => `${ERRORS[code].message} (${code})`

export async function bookingAs(db: Db, code: string): Promise<string> {
  const id = await bookingOfCode(db, code)
  if (id === undefined) throw new CommandRefused(`There is no booking ${code}.`)
  return id
}

async function show(services: Services, asked: ActionByCommand): Promise<CommandOutput> {
  const planned = await planByCommand(services, asked)
  if (!planned.ok) throw new CommandRefused(sentenceFor(planned.refusal))
  return { text: asText(planned.value), json: planned.value }
}

type Typed = Terms & { as: string; plan?: true; fingerprint?: string; reason?: string; again?: true }

/**
 * Returns the approval with which to carry out the action: the fingerprint of the plan that was shown, and a reason.
 * Returns undefined if only a plan was requested, which requires neither.
 */
function doingOf(command: Command, { plan, fingerprint, reason, again }: Typed) {
  if (plan) return undefined
  if (!fingerprint) throw wrongCall(command, 'look first: --plan, then --fingerprint of what it showed')
  return { fingerprint, reason: reasonOf(command, reason), times: again ? ('again' as const) : ('once' as const) }
}

const act = (typedCode: string, name: ActionName, typed: Typed, command: Command) => {
  const code = codeOf(command, typedCode)
  const wish = wishOf(command, name, typed)
  const phone = phoneOf(command, typed.as)
  const doing = doingOf(command, typed)
  return async (services: Services): Promise<CommandOutput> => {
    const { db } = services
    const operator = await operatorAs(db, phone)
    const asked = { operator, bookingId: await bookingAs(db, code), wish: await wish(db) }
    if (!doing) return show(services, asked)
    const done = await doByCommand(services, { ...asked, ...doing })
    // The result is stored for a day, so that a repeated command acts only once.
    if (!done.ok) throw new CommandRefused(`${sentenceFor(done.refusal)} --again tries it once more.`)
    return { text: `${code}: done.`, json: { booking: code, act: name, done: true } }
  }
}

/** Adds `npm run uncle -- bookings act CODE cancel --for hotel --as PHONE --plan`. */
export function addActionCommand(bookings: Command): void {
  const acting = bookings
    .command('act <code>')
    .addArgument(new Argument('<act>', 'what to do').choices(ACTIONS))
    .description('shows what an act would do (--plan), or does it as it was shown, once')
    .option('--plan', 'only shows what it would do')
    .option('--fingerprint <id>', 'of the plan that was shown: refused when something has changed since')
    .option('--reason <why>', 'for the log, in words that name nobody')
    .option('--again', 'the same thing once more, although it was done within a day')
    .addOption(
      new Option('--for <who>', 'cancel: who cannot keep it (guest, hotel); move: whose fault it is').choices(AT_FAULT),
    )
    .option('--amount <rupees>', 'cancel for the guest, refund, credit: how much')
    .option('--name <name>', 'correct_name: the right one')
    .option('--hotel <slug>', 'move: where to')
  withServiceAction(withOperatorPhoneOption(acting), act)
}
