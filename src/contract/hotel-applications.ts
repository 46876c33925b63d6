import { Type } from 'typebox'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import {
  MAX_HOTEL_NAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_APPLICATION_ROOMS,
} from '#domain/hotel-applications/hotel-application.ts'
import { defineCall } from './call.ts'
import { Nullable } from './primitives.ts'

export const sendHotelApplication = defineCall({
  method: 'POST',
  path: '/partner-form',
  tag: 'Hotels',
  summary: 'A hotel asks to be listed; the same phone and hotel within 10 minutes keep their ticket',
  rights: 'anyone',
  body: Type.Object(
    {
      name: Type.String({ maxLength: MAX_NAME_LENGTH }),
      phone: Type.String({ maxLength: 20, description: 'an Indian mobile' }),
      email: Type.String({ maxLength: MAX_EMAIL_LENGTH }),
      hotelName: Type.String({ maxLength: MAX_HOTEL_NAME_LENGTH }),
      city: Type.String({ maxLength: 80 }),
      rooms: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_APPLICATION_ROOMS }))),
      message: Type.Optional(Nullable(Type.String({ maxLength: MAX_MESSAGE_LENGTH }))),
    },
    {
      examples: [
        {
          name: 'Meera Pillai',
          phone: '+919876500003',
          email: 'meera@home.example',
          hotelName: 'The Lantern Court',
          city: 'Pune',
          rooms: 14,
          message: 'Two rooms have a bathtub.',
        },
      ],
    },
  ),
  response: Type.Object({ ticket: Type.String({ description: 'to ask about it', examples: ['P-7K3M9Q'] }) }),
  refusals: [],
  limitPerMinute: 5,
  // A form that cannot be read is not sent, and does not count towards the limit.
  limitOnlyWith: 'email',
})
