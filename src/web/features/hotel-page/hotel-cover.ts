import type { HotelPicture } from '#contract/hotels.ts'
import { pictureAt, type SharedPicture } from '#web/lib/page-head/shared-picture.ts'

/** A picture in the largest of its widths. */
export const largestPicture = ({ url, widths, alt }: HotelPicture): SharedPicture =>
  pictureAt(url, Math.max(...widths), alt)
