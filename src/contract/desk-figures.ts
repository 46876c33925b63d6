import { Type, type Static } from 'typebox'
import { MONEY_WAYS, MOST_FIGURE_DAYS } from '#domain/figures/hotel-figures.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'
import { Paise } from './office-parts.ts'
import { MonthParam } from './statements.ts'
import { WelcomeShare } from './welcome.ts'

const Day = (description: string) => Type.String({ maxLength: 10, description, examples: ['2026-12-05'] })
const Count = (description: string) => Type.Integer({ description })
const Moved = (description: string) => Type.Integer({ description: `whole rupees ${description}` })

const sold = {
  minutes: Count('sold within these days'),
  stays: Count('that begin in these days'),
  value: Rupees('the value of these stays'),
}

export const DeskFigures = Type.Object(
  {
    from: Day('the first day'),
    to: Day('the last day'),
    rooms: Count('the hotel’s rooms now'),
    minutes: Type.Object({
      sold: Count('of rooms, sold to bookings and walk-ins, used or not'),
      there_were: Count('each room for the whole of each day'),
    }),
    slots: Type.Array(Type.Object({ slot: Type.Integer(), ...sold }, { title: 'SlotFigures' }), {
      maxItems: SLOTS.length,
      description: 'bookings by slot; their value is without tax, less the hotel’s own coupon',
    }),
    walk_ins: Type.Object(sold, { description: 'their value is with tax' }),
    stays: Count('of bookings, of all slots'),
    value: Rupees('of bookings, of all slots'),
    average: Nullable(Rupees('the value of a booking’s stay; null without one')),
    days: Type.Array(
      Type.Object(
        { day: Day('in India'), bookings: Count('stays that begin'), walk_ins: Count('stays that begin') },
        { title: 'DayFigures' },
      ),
      { maxItems: MOST_FIGURE_DAYS },
    ),
    money: Type.Array(
      Type.Object(
        { way: OneOf(MONEY_WAYS), bookings: Moved('of bookings'), walk_ins: Moved('of walk-ins') },
        { title: 'MoneyFigures' },
      ),
      {
        maxItems: MONEY_WAYS.length,
        description:
          '`online`: paid through the gateway in these days; `sent_back`: refunds asked of it, below zero; the others: taken at the desk, extras included, less entries taken back',
      },
    ),
    money_sum: Moved('of all ways'),
    cancelled: Count('confirmed bookings that guests cancelled in these days'),
    no_shows: Count('bookings marked as no-show in these days'),
    turned_away: Count('guests that the hotel did not take'),
    seen: Type.Object({ due: Count('bookings to be seen in these days'), in_time: Count('of them seen by then') }),
    seen_percent: Nullable(Count('rounded down; null while none was due')),
    searches: Type.Object({
      free: Count('searches that the hotel met, with a room'),
      not_chosen: Count('these less the bookings made in these days'),
      sold_out: Count('searches that it met but for a room'),
    }),
    welcome: Nullable(WelcomeShare),
    payout: Nullable(
      Type.Object(
        {
          paise: Paise('paid last'),
          month: MonthParam,
          paid_at: Instant('when'),
          bank_reference: Type.String(),
        },
        { title: 'LastPayout' },
      ),
    ),
  },
  { title: 'DeskFigures' },
)
export type DeskFigures = Static<typeof DeskFigures>

const query = Type.Object({
  from: Type.Optional(Day(`without it today; at most ${MOST_FIGURE_DAYS} days`)),
  to: Type.Optional(Day('the last day, at the latest today; without it today')),
})

export const deskFigures = defineCall({
  method: 'GET',
  path: '/desk/figures',
  tag: 'Desk',
  summary: 'A manager’s figures of some days: hours sold, money by way, bookings lost, searches',
  rights: 'desk-manager',
  query,
  response: DeskFigures,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const deskFiguresCsv = defineCall({
  method: 'GET',
  path: '/desk/figures/csv',
  tag: 'Desk',
  summary: 'The same figures as a table for a spreadsheet',
  rights: 'desk-manager',
  query,
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})
