import { Type, type Static } from 'typebox'
import { EMPTIED_BY, LEADS } from '#domain/figures/demand.ts'
import { eachResult, isMoney } from '#domain/figures/results.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, Paise } from './office-parts.ts'
import { MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

const Day = (description: string) => Type.String({ maxLength: 10, description, examples: ['2026-11-30'] })

const Id = (description: string) => Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description })

const range = {
  from: Type.Optional(Day('a day of the first week; without it eight weeks, of cohorts 53')),
  to: Type.Optional(Day('a day of the last week; at most 53 weeks')),
  city: Type.Optional(Id('only of this city')),
}

const shown = {
  as_of: Nullable(Day('the last day that is counted; null before the first night')),
  from: Day('the first Monday'),
  to: Day('the last Sunday'),
  city: Nullable(Type.String({ description: 'the name of the city asked for' })),
}

const results = {
  ...eachResult((name) => (isMoney(name) ? Paise(name.replaceAll('_', ' ')) : Type.Integer())),
  take_rate: Nullable(Type.Integer({ description: 'commission of the value of stays, in hundredths of a percent' })),
}
const ResultsShown = Type.Object(results, { title: 'FigureResults' })
export type ResultsShown = Static<typeof ResultsShown>

export const OfficeResults = Type.Object(
  {
    ...shown,
    hotel: Nullable(Type.String({ description: 'the name of the hotel asked for' })),
    sum: ResultsShown,
    before: Type.Object(results, { title: 'FigureResults', description: 'of as many weeks before' }),
    weeks: Type.Array(Type.Object({ week: Day('its Monday'), ...results }, { title: 'ResultsOfWeek' })),
    parts: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), ...results }, { title: 'ResultsOfPart' }),
      { maxItems: 50, description: 'by city, or by hotel within a city: the 50 with the highest value of bookings' },
    ),
  },
  { title: 'OfficeResults' },
)
export type OfficeResults = Static<typeof OfficeResults>

export const officeResults = defineCall({
  method: 'GET',
  path: '/office/figures/results',
  tag: 'Office',
  summary:
    'Bookings, value, take rate, cancellations, refunds and coupons by week and by city or hotel, counted at night',
  rights: 'office',
  query: Type.Object({ ...range, hotel: Type.Optional(Id('only of this hotel')) }),
  response: OfficeResults,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 60,
})

const searched = {
  searches: Type.Integer(),
  without_room: Type.Integer({ description: 'of these, how many found no free room' }),
}

export const OfficeDemand = Type.Object(
  {
    ...shown,
    ...searched,
    before: Type.Object(searched, { description: 'of as many weeks before' }),
    weeks: Type.Array(Type.Object({ week: Day('its Monday'), ...searched }, { title: 'DemandOfWeek' })),
    places: Type.Array(
      Type.Object(
        {
          id: Nullable(Type.Integer({ description: 'null: of the city, without one locality' })),
          name: Nullable(Type.String()),
          ...searched,
          weekdays: Type.Array(Type.Integer(), {
            minItems: 7,
            maxItems: 7,
            description: 'searches without a free room by the day of the stay, from Monday on',
          }),
        },
        { title: 'DemandOfPlace' },
      ),
      { maxItems: 30, description: 'by city, or by locality within a city: the 30 with most searches without a room' },
    ),
    slots: Type.Array(Type.Object({ slot: Type.Integer(), ...searched }, { title: 'DemandOfSlot' })),
    leads: Type.Array(Type.Object({ lead: OneOf(LEADS), ...searched }, { title: 'DemandOfLead' })),
    filters: Type.Array(Type.Object({ emptied_by: OneOf(EMPTIED_BY), without_room: Type.Integer() }), {
      description: 'what left searches without a free room: the filter without which there is one',
    }),
  },
  { title: 'OfficeDemand' },
)
export type OfficeDemand = Static<typeof OfficeDemand>

export const officeDemand = defineCall({
  method: 'GET',
  path: '/office/figures/demand',
  tag: 'Office',
  summary: 'Searches by the day of the stay, and those that found no free room: where, when and by which filter',
  rights: 'office',
  query: Type.Object(range),
  response: OfficeDemand,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 60,
})

const ShownGuests = Type.Object(
  {
    state: OneOf(['counted', 'few', 'open'], 'few: below 20; open: their time is not over'),
    guests: Nullable(Type.Integer()),
    percent: Nullable(Type.Integer({ description: 'of all guests of the month' })),
  },
  { title: 'ShownGuests' },
)
export type ShownGuests = Static<typeof ShownGuests>

export const OfficeCohorts = Type.Object(
  {
    ...shown,
    cohorts: Type.Array(
      Type.Object(
        {
          month: Type.String({ description: 'of the first stay', examples: ['2026-11'] }),
          guests: ShownGuests,
          returned: Type.Array(ShownGuests, { description: 'within 1, 2, 3 … 12 months after the first stay' }),
        },
        { title: 'Cohort' },
      ),
    ),
  },
  { title: 'OfficeCohorts' },
)
export type OfficeCohorts = Static<typeof OfficeCohorts>

export const officeCohorts = defineCall({
  method: 'GET',
  path: '/office/figures/cohorts',
  tag: 'Office',
  summary:
    'Guests by the month of their first stay, and how many returned within a year; numbers below 20 are left out',
  rights: 'office',
  query: Type.Object(range),
  response: OfficeCohorts,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 60,
})

export const FIGURE_TABLES = ['demand', 'results', 'cohorts'] as const

export const officeFiguresCsv = defineCall({
  method: 'GET',
  path: '/office/figures/{figures}/csv',
  tag: 'Office',
  summary: 'The same figures as a table, amounts in rupees; reading it is written to the log',
  rights: 'office-admin',
  params: Type.Object({ figures: OneOf(FIGURE_TABLES) }),
  query: Type.Object({ ...range, hotel: Type.Optional(Id('only of this hotel')) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})
