import { eachFact, HOTEL_FACTS } from '#domain/hotels/hotel-facts.ts'
import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { NEAR_LANDMARK_KILOMETRES, NEAR_STATION_KILOMETRES, PLACE_KINDS } from '#domain/places/nearest-place.ts'
import { ASKED_FOR_DAYS, ASKED_WITHIN_DAYS } from '#domain/prices/struck-price.ts'
import { SHOWN_CHECKS } from '#domain/hotels/publishing.ts'
import { PICTURE_SUBJECTS, type PictureSubject } from '#domain/pictures/photo-subjects.ts'
import { FEWEST_PRIVACY_RATINGS } from '#domain/reviews/privacy-rating.ts'
import { Type, type Static } from 'typebox'
import { Bill, ChangeRule, ChangeRuleFields } from './bills.ts'
import { defineCall } from './call.ts'
import { Include, Instant, Nullable, OneOf, PlaceNames, Rupees, SlugOrIdParams } from './primitives.ts'
import { STAY_REFUSALS } from './stay-refusals.ts'
import { WelcomeShare } from './welcome.ts'

/** Prices by slot key. A slot that the hotel does not sell has no key (decisions, "Slots"). */
const SlotPrices = (description: string) => {
  const price = Type.Optional(Type.Integer({ minimum: 0 }))
  return Type.Object(
    { morning_slot: price, custom_slot_1: price, custom_slot_2: price, evening_slot: price, fullday_slot: price },
    { title: 'SlotPrices', description },
  )
}

export const HotelPicture = Type.Object(
  {
    url: Type.String({ description: 'the smallest of its widths', examples: ['/pictures/pool/lantern-room-352.webp'] }),
    alt: Type.String(),
    caption: Type.Optional(
      Type.String({ description: 'what it shows in a word or two, where that is known', examples: ['The room'] }),
    ),
    subject: Type.Optional(
      OneOf(
        Object.keys(PICTURE_SUBJECTS) as PictureSubject[],
        'what it shows, unless the hotel named it in its own words',
      ),
    ),
    tint: Type.Optional(
      Type.String({ description: 'the colours of its upper and its lower half', examples: ['c8d4e0-8a7f6b'] }),
    ),
    widths: Type.Array(Type.Integer(), {
      description: 'replace the width before the ending for another size; 352 and 704 are there as .avif, too',
    }),
    whole: Type.Optional(
      Type.Object(
        {
          url: Type.String({ examples: ['/pictures/hotels/0123456789abcdef0123456789abcdef01234567-whole.webp'] }),
          width: Type.Integer(),
          height: Type.Integer(),
        },
        { description: 'the photo in its own shape; on a hotel’s page, and only where more than the cut is stored' },
      ),
    ),
  },
  { title: 'HotelPicture' },
)
export type HotelPicture = Static<typeof HotelPicture>

const hotelFields = {
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  cityId: Type.Integer(),
  city: Type.String({ description: 'the city’s name' }),
  cityNames: PlaceNames,
  localityId: Type.Integer(),
  locality: Type.String({ description: 'the locality’s name' }),
  localityNames: PlaceNames,
  location: Nullable(Type.Object({ lat: Type.Number(), lng: Type.Number() }, { title: 'Coordinates' })),
  prices: SlotPrices(
    'a room’s price for each slot, Full Day: one day. In a list on the day of the check-in, as `price` and the bill have it; of a hotel by itself the usual price, which some days differ from',
  ),
  rack_prices: SlotPrices(
    `the usual price, where it is higher and the hotel asked it for ${ASKED_FOR_DAYS} of the last ${ASKED_WITHIN_DAYS} days`,
  ),
  _pictures: Type.Array(HotelPicture),
  overallRating: Nullable(Type.Number({ description: '1.0 to 5.0' })),
  rating: Nullable(Type.Integer({ description: 'the same, rounded: as many stars as a card shows' })),
  reviewsCount: Type.Integer({ description: 'ratings behind overallRating' }),
  hidden: Type.Boolean(),
  isNew: Type.Boolean(),
  isFavorite: Type.Boolean({ description: 'of the guest whose session comes along; false without one' }),
  hasBathtub: Type.Boolean({
    description: 'some of its rooms have one; in a search: enough such rooms are free for the whole period',
  }),
  bathTub_charges: Rupees('what a room with a bathtub costs more a day'),
  ...eachFact((name) => Type.Boolean({ description: HOTEL_FACTS[name].meaning })),
  rank: Type.Integer(),
  custom_slot_1: Type.Integer({ description: 'standing within that slot, 0 when not sold' }),
  custom_slot_2: Type.Integer({ description: 'standing within that slot, 0 when not sold' }),
  ...ChangeRuleFields,
  welcome: Nullable(WelcomeShare),
  amenities: Type.Array(Type.String()),
}

const NearPlace = (title: string, what: string) =>
  Type.Object(
    {
      kind: OneOf(PLACE_KINDS),
      name: Type.String(),
      names: PlaceNames,
      metres: Type.Integer({ description: 'in a straight line, rounded to 100' }),
    },
    { title, description: `the nearest ${what}; null without one` },
  )

/** The cost of the requested stay before any discount. */
export const StayTotalFields = {
  tax: Nullable(Type.Integer({ description: 'GST on all rooms and days; the part of `total` that is tax' })),
  total: Nullable(
    Type.Integer({
      description:
        'what all rooms and days cost with tax, as the bill has it without coupon, credit and bathtub; null when the hotel does not sell the stay',
    }),
  ),
}

export const HotelInList = Type.Object(
  {
    ...hotelFields,
    privacyRating: Nullable(
      Type.Number({
        description: `how couples rated their privacy, 1.0 to 5.0; null with fewer than ${FEWEST_PRIVACY_RATINGS} ratings`,
      }),
    ),
    nearest: Nullable(NearPlace('NearestPlace', 'main station or landmark within 2 km')),
    price: Nullable(
      Type.Integer({
        description: 'of the slot looked for, on the day of the check-in; null when the hotel does not sell it then',
      }),
    ),
    ...StayTotalFields,
    availability: Type.Object(
      {
        availability: Type.Boolean(),
        isPaused: Type.Boolean({
          description:
            'the hotel takes no new bookings for this time, whatever is free: it stopped its sales, or the slot has begun and nobody is at its reception',
        }),
      },
      { title: 'AvailabilityInList' },
    ),
  },
  // The fields of a card in a list. A search may omit some of them with `fields`.
  { title: 'HotelCard' },
)
export type HotelInList = Static<typeof HotelInList>

export const Hotel = Type.Object(
  {
    ...hotelFields,
    citySlug: Type.String(),
    localitySlug: Type.String(),
    address: Type.String(),
    description: Type.String(),
    rules: Type.Array(Type.String(), { description: 'what the hotel asks of its guests' }),
    stars: Nullable(Type.Integer()),
  },
  { title: 'Hotel' },
)
export type Hotel = Static<typeof Hotel>

export const Surroundings = Type.Object(
  {
    station: Nullable(NearPlace('NearStation', `main railway or metro station within ${NEAR_STATION_KILOMETRES} km`)),
    landmark: Nullable(NearPlace('NearLandmark', `landmark within ${NEAR_LANDMARK_KILOMETRES} km`)),
    isOnPlan: Type.Boolean({ description: 'whether its location is within the bounds of its city’s plan' }),
  },
  { title: 'Surroundings' },
)
export type Surroundings = Static<typeof Surroundings>

/** A hotel on its own, not in a guest's list of favourites. */
export const HotelAndSurroundings = Type.Object(
  {
    ...Hotel.properties,
    surroundings: Surroundings,
    runBy: Nullable(
      Type.Object(
        { name: Type.String(), address: Type.String() },
        {
          title: 'HotelBusiness',
          description: 'the business that runs the hotel, by its legal name; null: not known yet',
        },
      ),
    ),
    checked: Type.Array(
      Type.Object({ item: OneOf(SHOWN_CHECKS), on: Type.String({ format: 'date' }) }, { title: 'HotelCheck' }),
      { description: 'what our office checked by hand, each with the day' },
    ),
  },
  { title: 'HotelAndSurroundings' },
)
export type HotelAndSurroundings = Static<typeof HotelAndSurroundings>

export const getHotel = defineCall({
  method: 'GET',
  path: '/hotels/{id}',
  tag: 'Hotels',
  summary: 'A hotel, by id or slug',
  rights: 'anyone',
  session: 'optional',
  params: SlugOrIdParams,
  filter: Type.Object(
    { include: Type.Optional(Include(['locality', 'city'], 'HotelRelation')) },
    { additionalProperties: false },
  ),
  response: HotelAndSurroundings,
  refusals: ['FILTER_INVALID', 'NOT_FOUND'],
})

export const BillRequest = Type.Object(
  {
    checkin_date: Instant('first moment of the slot'),
    checkout_date: Instant('last moment of the slot'),
    has_bathtub: Type.Optional(Type.Boolean()),
    pay_at_hotel: Type.Optional(Type.Boolean()),
    roomCount: Type.Optional(Type.Integer({ description: '1 to 5; without it half the guests, rounded up' })),
    guestsCount: Type.Optional(Type.Integer({ description: 'from which the rooms follow when they are not given' })),
    couponId: Type.Optional(
      Nullable(Type.String({ maxLength: MAX_COUPON_LENGTH, description: 'the code a guest types' })),
    ),
    referral: Type.Optional(Nullable(Type.String({ maxLength: 40, description: 'a friend’s code' }))),
    signing_up: Type.Optional(
      Type.Boolean({ description: 'without a session: counts the credit that a visitor gets for signing up' }),
    ),
  },
  {
    title: 'BillRequest',
    examples: [{ checkin_date: '2026-12-05T21:00:00+05:30', checkout_date: '2026-12-06T10:00:00+05:30', roomCount: 1 }],
  },
)

export const calculateBill = defineCall({
  method: 'POST',
  path: '/hotels/{id}/calculate-bill',
  tag: 'Hotels',
  summary: 'The whole bill of a stay; with a session also the guest’s credits and referral discount',
  rights: 'anyone',
  session: 'optional',
  params: SlugOrIdParams,
  body: BillRequest,
  response: Type.Object({ bill: Bill, change_rule: ChangeRule }),
  refusals: [
    'CROSS_SITE',
    'NOT_FOUND',
    ...STAY_REFUSALS,
    'SLOT_NOT_SOLD',
    'ROOMS_OUT_OF_RANGE',
    'NO_BATHTUB',
    'COUPON_UNKNOWN',
    'COUPON_NOT_VALID_NOW',
    'COUPON_NOT_HERE',
    'COUPON_NOT_ON_THIS_DAY',
    'COUPON_BELOW_MINIMUM',
    'COUPON_USED_UP',
    'COUPON_ALREADY_USED',
    'COUPON_FIRST_BOOKING_ONLY',
  ],
  limitPerMinute: 120,
  limitOnlyWith: 'couponId',
})
