import { Type, type Static } from 'typebox'
import { ID_KINDS, LONGEST_HOME, LONGEST_NAME, MAX_LINES } from '#domain/desk/guest-register.ts'
import { Nullable, OneOf } from './primitives.ts'

/** A valid entry in the guest register, which was not struck through. */
export const RegisterLine = Type.Object(
  {
    id: Type.Integer(),
    number: Type.Integer({ description: 'running, of this hotel' }),
    position: Type.Integer({ description: 'which guest of the booking, from 0' }),
    name: Type.String(),
    id_kind: OneOf(ID_KINDS),
    id_last_four: Type.String(),
    home: Nullable(Type.String({ description: 'null in lines of a release that did not ask' })),
    nationality: Nullable(Type.String({ description: 'ISO 3166-1, two letters; null as above' })),
  },
  { title: 'RegisterLine' },
)
export type RegisterLine = Static<typeof RegisterLine>

/** An entry as the desk types it. The previous release sends no position, home town or nationality. */
export const TypedRegisterLine = Type.Object(
  {
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_LINES - 1, description: 'without it the place' })),
    name: Type.String({ maxLength: LONGEST_NAME }),
    id_kind: OneOf(ID_KINDS),
    id_last_four: Type.String({ maxLength: 4 }),
    home: Type.Optional(Nullable(Type.String({ maxLength: LONGEST_HOME, description: 'town' }))),
    nationality: Type.Optional(Nullable(Type.String({ maxLength: 2, description: 'ISO 3166-1, two letters' }))),
  },
  { title: 'TypedRegisterLine' },
)
export type TypedRegisterLine = Static<typeof TypedRegisterLine>
