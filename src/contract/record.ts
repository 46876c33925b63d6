import { Type, type Static } from 'typebox'
import { LEAST_SHOWN } from '#domain/record/month-figures.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable } from './primitives.ts'

const Shown = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, description: `${description}; null: under ${LEAST_SHOWN}` }))

const Percent = (description: string) =>
  Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 100,
      description: `percent ${description}, rounded down; null: of under ${LEAST_SHOWN}`,
    }),
  )

const Share = (title: string, of: string, well: string) =>
  Type.Object({ of: Shown(of), percent: Percent(well) }, { title })

const Day = (description: string) => Type.String({ description, examples: ['2026-11-24'] })

export const RecordFigures = Type.Object(
  {
    bookings: Shown('confirmed bookings'),
    turnedAway: Shown('couples who said that their hotel turned them away, and were not found wrong'),
    turnedAwayPer10000: Shown('the same of 10,000 bookings, rounded up'),
    minutesToSeen: Type.Object(
      {
        of: Shown('couples whose booking another hotel had seen'),
        median: Shown('minutes from their report until then, for half of them'),
        p95: Shown('the same for 95 of 100'),
      },
      { title: 'RecordMinutes' },
    ),
    refunds: Type.Object(
      {
        of: Shown('refunds, a day after each was asked for'),
        withinHour: Percent('paid within an hour'),
        withinDay: Percent('paid within a day'),
      },
      { title: 'RecordRefunds' },
    ),
    seenInTime: Share('SeenInTime', 'bookings that their hotel was to see', 'seen in time'),
    welcomed: Share('Welcomed', 'couples who said how they were welcomed', 'welcomed'),
    identities: Type.Object(
      { opened: Shown('IDs that the office opened'), destroyed: Shown('IDs destroyed') },
      { title: 'RecordIdentities' },
    ),
    orders: Type.Object(
      {
        toUs: Shown('orders of authorities to Uncle'),
        atHotels: Shown('orders for a hotel’s guest register, as its manager noted'),
      },
      { title: 'RecordOrders' },
    ),
    drills: Type.Object(
      {
        held: Type.Integer({ description: 'restore drills so far' }),
        worked: Type.Integer(),
        last: Nullable(
          Type.Object(
            { day: Day('when it was held'), worked: Type.Boolean(), minutes: Type.Integer() },
            { title: 'RestoreDrill' },
          ),
        ),
      },
      { title: 'RecordDrills' },
    ),
  },
  { title: 'RecordFigures' },
)

export const RecordOverview = Type.Object(
  {
    months: Type.Array(
      Type.Object({ until: Day('the last day counted'), figures: RecordFigures }, { title: 'RecordMonth' }),
      { description: 'the last night of each month, the oldest first' },
    ),
    last: Nullable(
      Type.Object(
        {
          number: Type.Integer({ description: 'nights so far' }),
          day: Day('the day that it closes'),
          writtenAt: Instant('when it was written and signed'),
          hash: Type.String({ description: 'SHA-256 in hex' }),
          key: Type.String({ description: 'our public key (Ed25519) in base64url' }),
        },
        { title: 'RecordNight' },
      ),
    ),
  },
  { title: 'RecordOverview' },
)
export type RecordOverview = Static<typeof RecordOverview>

export const getRecord = defineCall({
  method: 'GET',
  path: '/record',
  tag: 'Service',
  summary: 'Our record: figures of each month, as the signed nights of /trust/record.json state them',
  rights: 'anyone',
  response: RecordOverview,
  refusals: [],
})
