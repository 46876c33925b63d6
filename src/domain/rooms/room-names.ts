/** The maximum number of rooms that a hotel can offer through us. */
export const MAX_HOTEL_ROOMS = 500
export const MAX_ROOM_NUMBER = 12
export const MAX_ROOM_NAME = 60
