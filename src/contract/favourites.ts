import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Hotel } from './hotels.ts'
import { OneOf, Paging, SlugOrId } from './primitives.ts'

export const favouriteHotel = defineCall({
  method: 'POST',
  path: '/favourites/favourite-hotel',
  tag: 'Favourites',
  summary: 'Adds a hotel to the user’s favourites or takes it away; twice changes nothing',
  rights: 'signed-in',
  body: Type.Object(
    { do: OneOf(['favourite', 'unfavourite']), hotelId: Type.Union([Type.Integer({ minimum: 1 }), SlugOrId]) },
    { examples: [{ do: 'favourite', hotelId: 12 }] },
  ),
  response: Type.Object({ hotelId: Type.Integer(), isFavorite: Type.Boolean() }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'TOO_MANY_FAVOURITES'],
})

export const Favourite = Type.Object({ hotelId: Type.Integer(), hotel: Hotel }, { title: 'Favourite' })
export type Favourite = Static<typeof Favourite>

export const listFavourites = defineCall({
  method: 'GET',
  path: '/favourites/user-favourites',
  tag: 'Favourites',
  summary: 'The user’s favourites, the newest first; a hotel that is hidden now is left out',
  rights: 'signed-in',
  filter: Type.Object({ ...Paging }, { title: 'Page', additionalProperties: false }),
  response: Type.Array(Favourite),
  refusals: ['NO_SESSION', 'FILTER_INVALID'],
})
