/** Rooms that a hotel lends to us at most. */
export const MAX_HOTEL_ROOMS = 500
export const MAX_ROOM_NUMBER = 12
export const MAX_ROOM_NAME = 60
