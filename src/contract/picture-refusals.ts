/** What can be wrong with a picture that a guest, the desk or the office uploads. */
export const PICTURE_REFUSALS = [
  'WRONG_CONTENT_TYPE',
  'NOT_AN_IMAGE',
  'PICTURE_TOO_LARGE',
  'PICTURE_TOO_DETAILED',
  'PICTURE_UNREADABLE',
  'OVERLOADED',
] as const

/** What can be wrong with a hotel photo. */
export const PHOTO_REFUSALS = [...PICTURE_REFUSALS, 'PICTURE_TOO_SMALL', 'PHOTO_THERE', 'TOO_MANY_PHOTOS'] as const
