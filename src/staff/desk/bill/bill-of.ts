/** Identifies whose bill it is: a booking's or, by the id of its block, a walk-in's. */
export type BillOf = { kind: 'booking' | 'walk_in'; id: string }

/** The API calls for a bill, which bookings and walk-ins share. */
export const BILL_CALLS = {
  booking: {
    read: 'GET /desk/bookings/{id}/bill',
    add: 'POST /desk/bookings/{id}/extras',
    correct: 'POST /desk/bookings/{id}/correct-extra',
    take: 'POST /desk/bookings/{id}/take',
    correctTaking: 'POST /desk/bookings/{id}/correct-taking',
  },
  walk_in: {
    read: 'GET /desk/walk-ins/{id}/bill',
    add: 'POST /desk/walk-ins/{id}/extras',
    correct: 'POST /desk/walk-ins/{id}/correct-extra',
    take: 'POST /desk/walk-ins/{id}/take',
    correctTaking: 'POST /desk/walk-ins/{id}/correct-taking',
  },
} as const
