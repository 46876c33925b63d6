/**
 * What a manager can say that a photo shows, in the order in which couples look for it. Guests read it below the photo.
 */
const PHOTO_SUBJECTS = {
  bed: 'The bed',
  bathroom: 'The bathroom',
  room: 'The room',
  bathtub: 'The bathtub',
  view: 'The view',
  entrance: 'The entrance',
  reception: 'The reception',
  breakfast: 'Breakfast',
} as const

export type PhotoSubject = keyof typeof PHOTO_SUBJECTS

/** All subjects of pictures, including those that only illustrations have. */
export const PICTURE_SUBJECTS = {
  ...PHOTO_SUBJECTS,
  facade: 'The hotel from the street',
  balcony: 'The balcony',
  lounge: 'The lounge',
} as const

export type PictureSubject = keyof typeof PICTURE_SUBJECTS

export const SUBJECT_NAMES = Object.keys(PHOTO_SUBJECTS) as PhotoSubject[]

type PlacedPhoto = { hotel: string; subject: PhotoSubject | null; place: number; count: number }

/** Returns what a screen reader says about a hotel's own photo. `place` counts from 1. */
export function photoAlt({ hotel, subject, place, count }: PlacedPhoto): string {
  if (subject === null) return `${hotel}, picture ${place} of ${count}`
  const shown = PHOTO_SUBJECTS[subject]
  return `${hotel}, ${shown.charAt(0).toLowerCase()}${shown.slice(1)}`
}
