import { BATHTUBS_TAKEN } from '#domain/bookings/rooms-and-guests.ts'

/** A page says it before the guest asks; the API refuses with the same sentence. */
export const bathtubsTaken: string = BATHTUBS_TAKEN
