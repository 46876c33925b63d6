import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'

/** The caption or alt text of a picture of `subject`. In English it is as it was written. */
export const pictureText = (written: string, _subject: PictureSubject | undefined): string => written
