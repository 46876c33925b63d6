/** How long the walk through a room in search of cameras takes, and its stops (decision 0096). */
export const CAMERA_SECONDS = 90
export const CAMERA_STOPS = 6
