import type { HotelPicture } from '#contract/hotels.ts'
import { pictureText } from '#words/photos.ts'

/** Translates a picture's caption and alt text. Captions that a hotel wrote stay unchanged. */
export function pictureInLanguage({ subject, ...picture }: HotelPicture): HotelPicture {
  const { alt, caption } = picture
  return {
    ...picture,
    alt: pictureText(alt, subject),
    ...(caption === undefined ? {} : { caption: pictureText(caption, subject) }),
  }
}
