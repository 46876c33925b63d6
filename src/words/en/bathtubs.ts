import { BATHTUBS_TAKEN } from '#domain/bookings/rooms-and-guests.ts'

/** Stands on a page before the API refuses with the same sentence. */
export const bathtubsTaken: string = BATHTUBS_TAKEN
