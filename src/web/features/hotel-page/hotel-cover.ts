import type { HotelPicture } from '#contract/hotels.ts'
import { pictureAt, type SharedPicture } from '#web/lib/page-head/shared-picture.ts'

/** Returns a picture in its largest width. */
export const largestPicture = ({ url, widths, alt }: HotelPicture): SharedPicture =>
  pictureAt(url, Math.max(...widths), alt)
