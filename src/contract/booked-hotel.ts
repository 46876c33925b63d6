import { Type } from 'typebox'
import { HotelPicture } from './hotels.ts'
import { Nullable, OneOf, PlaceNames } from './primitives.ts'

/** The hotel's details that a booking shows. */
export const BookedHotel = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    address: Type.String(),
    city: Type.String(),
    cityNames: PlaceNames,
    locality: Type.String(),
    localityNames: PlaceNames,
    phone: Type.String(),
    phone_of: OneOf(['hotel', 'uncle'], 'whose phone it is: the hotel’s only once the booking is confirmed'),
    location: Nullable(Type.Object({ lat: Type.Number(), lng: Type.Number() }, { title: 'Coordinates' })),
    _pictures: Type.Array(HotelPicture),
    has_love_kit: Type.Boolean(),
    custom_slot_1: Type.Integer(),
    custom_slot_2: Type.Integer(),
  },
  { title: 'BookedHotel' },
)
