/** The names of cities and localities in languages other than English, which the office edits. */
import { Type, type Static } from 'typebox'
import { TRANSLATED } from '#domain/languages.ts'
import { MAX_SPELLINGS } from '#domain/places/other-names.ts'
import type { Names } from '#domain/places/names.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { OneOf, PlaceNames, SeenVersion, Uuid, Version } from './primitives.ts'

export const OfficeNames = Type.Object(
  {
    ref: Type.String({ description: 'c and the number of a city, or l and that of a locality', examples: ['c12'] }),
    kind: OneOf(['city', 'locality']),
    name: Type.String({ description: 'in English' }),
    city: Type.String(),
    state: Type.String(),
    names: PlaceNames,
    spellings: Type.Array(Type.String(), {
      maxItems: MAX_SPELLINGS,
      description: 'older and other ones, by which guests find a city; a locality has none',
    }),
    version: Version,
  },
  { title: 'OfficeNames' },
)
export type OfficeNames = Static<typeof OfficeNames>

const params = Type.Object({ ref: Uuid })

export const officeNames = defineCall({
  method: 'GET',
  path: '/office/names',
  tag: 'Office',
  summary: 'Cities, then localities, with their names in every language',
  rights: 'office',
  query: Type.Object({
    text: Type.Optional(
      Type.String({ maxLength: 80, description: 'a part of any of its names, or of its city’s English one' }),
    ),
    lacks: Type.Optional(OneOf(TRANSLATED, 'only those without a name in this language')),
    after: Type.Optional(Type.String({ maxLength: 12, description: 'the ref of the last one shown' })),
  }),
  response: Type.Object({ places: Type.Array(OfficeNames, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const officeNamesOf = defineCall({
  method: 'GET',
  path: '/office/names/{ref}',
  tag: 'Office',
  summary: 'The names of a city or locality',
  rights: 'office',
  params,
  response: OfficeNames,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

/** Longer than any name, so that the rule for names reports what is wrong, and not this limit. */
const Typed = Type.String({ maxLength: 200 })

export const changeNames = defineCall({
  ...byAdmin,
  path: '/office/names/{ref}',
  summary:
    'Changes names of a city or locality; what is not named stays, an empty name is removed, guests see it at once',
  params,
  body: Type.Object(
    {
      names: Type.Optional(
        Type.Unsafe<Names>(
          Type.Object(Object.fromEntries(TRANSLATED.map((each) => [each, Type.Optional(Typed)])), {
            title: 'TypedNames',
            additionalProperties: false,
          }),
        ),
      ),
      spellings: Type.Optional(Type.Array(Typed, { maxItems: 100 })),
      version: SeenVersion,
      reason: Reason,
    },
    { examples: [{ spellings: ['Poona'], reason: 'Guests type its older name' }] },
  ),
  response: OfficeNames,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'CHANGED_MEANWHILE', ...KEY_REFUSALS],
  isIdempotent: true,
})
