import type { HotelPicture } from '#contract/hotels.ts'
import { pictureText } from '#words/photos.ts'

/** A picture with its texts in the language of the page. What a hotel wrote itself stays as it is. */
export function pictureInLanguage({ subject, ...picture }: HotelPicture): HotelPicture {
  const { alt, caption } = picture
  return {
    ...picture,
    alt: pictureText(alt, subject),
    ...(caption === undefined ? {} : { caption: pictureText(caption, subject) }),
  }
}
