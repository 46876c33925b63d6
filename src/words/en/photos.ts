import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

/** Returns a picture's caption or alt text. English keeps the stored text; other languages translate its subject. */
export const pictureText = (written: string, _subject: PictureSubject | undefined): string => written

type Place = { place: number; count: number }

/** Alt text for a picture without caption and subject. English keeps the stored text, which names the hotel. */
export const placeOfPicture = (written: string, _place: Place): string => written
