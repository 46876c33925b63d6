import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

/** Returns a picture's caption or alt text. English keeps the stored one; other languages translate its subject. */
export const pictureText = (written: string, _subject: PictureSubject | undefined): string => written

type Place = { place: number; count: number }

/** Alt text of a picture without a caption and a subject. English keeps the stored one, which names the hotel. */
export const placeOfPicture = (written: string, _place: Place): string => written
