import type { HotelPicture } from '#contract/hotels.ts'
import { pictureText, placeOfPicture } from '#words/photos.ts'

/** Translates the caption and alt text of a hotel's picture. Captions that a hotel wrote stay unchanged. */
export function pictureInLanguage(
  { subject, ...picture }: HotelPicture,
  index: number,
  all: readonly HotelPicture[],
): HotelPicture {
  const { alt, caption } = picture
  const isUnnamed = subject === undefined && caption === undefined
  return {
    ...picture,
    alt: isUnnamed ? placeOfPicture(alt, { place: index + 1, count: all.length }) : pictureText(alt, subject),
    ...(caption === undefined ? {} : { caption: pictureText(caption, subject) }),
  }
}
