import { BATHTUBS_TAKEN } from '#domain/bookings/rooms-and-guests.ts'

/** Pages show this sentence before the guest books, and the API refuses with the same sentence. */
export const bathtubsTaken: string = BATHTUBS_TAKEN
