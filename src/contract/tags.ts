import type { Call } from './call.ts'

type Tag = Call['tag']

/** The purpose of each tag's calls, which introduces them in the OpenAPI document. */
export const TAGS: Record<Tag, string> = {
  Hotels:
    'Cities, searches, hotels, their prices, reviews and bills. Open to everybody; a guest’s token adds what is theirs.',
  Users: 'Sign-up and sign-in by one-time password, and what belongs to the guest who is signed in.',
  Bookings: 'Making, paying, changing and cancelling bookings, with extra hours, partners and check-in.',
  Favourites: 'Hotels that a guest keeps.',
  Service: 'Messages to us: feedback, errors of a page, counted events. Open to everybody.',
  Desk: 'The desk of a hotel, for its staff: a session of their own, which no guest’s token opens.',
  Office: 'Our own office, for operators: a session of their own, and a passkey.',
  Payments: 'Where payment gateways report. An app never calls it.',
  'Local tools':
    'The outbox, the clock, jobs and the test gateway. They exist on a local machine only and need no session.',
}

/**
 * Groups the tags by who uses their calls, in `x-tagGroups`, where Redoc and other viewers of OpenAPI documents expect
 * them.
 */
export const TAG_GROUPS: readonly { name: string; tags: readonly Tag[] }[] = [
  { name: 'Guests', tags: ['Hotels', 'Users', 'Bookings', 'Favourites', 'Service'] },
  { name: 'Hotels’ staff', tags: ['Desk'] },
  { name: 'Operators', tags: ['Office'] },
  { name: 'Payment gateways', tags: ['Payments'] },
  { name: 'Developers', tags: ['Local tools'] },
]
