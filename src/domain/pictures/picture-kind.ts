import { AVIF_WIDTHS, HOTEL_CUT, HOTEL_WIDTHS, REVIEW_WIDTHS, WHOLE_SIDE } from './picture-sizes.ts'

/** The purpose of an uploaded picture (specification §3 Uploaded picture, §7 uploads). */
export type PictureKind = 'profile' | 'identity' | 'review' | 'help' | 'message'

export type PictureTreatment = {
  /** the longer side of the stored picture in pixels */
  longestSide: number
  /** WebP quality from 1 to 100, at which the small print on a document stays readable */
  quality: number
  /**
   * whether it shows a face, a document or the room of somebody who wants discretion; such a picture is encrypted at
   * rest, and visible only to its owner, to the office and, for some hours, to the desk of a stay
   */
  isSecret: boolean
  /** the other widths, in pixels, in which it is stored */
  widths: readonly number[]
  /** which widths are also stored as AVIF, a third smaller, and at which quality */
  avif?: { widths: readonly number[]; quality: number }
  /**
   * whether it is also cropped around its most striking part (`cutOf`); cards and covers show the crop, and the viewer
   * shows the whole picture
   */
  cut?: typeof HOTEL_CUT
}

/** Guests cannot upload a hotel's own pictures. Only the hotel's managers and the import add them. */
export type TreatedKind = PictureKind | 'hotel'

export const TREATMENTS: Record<TreatedKind, PictureTreatment> = {
  profile: { longestSide: 800, quality: 82, isSecret: true, widths: [] },
  identity: { longestSide: 2000, quality: 86, isSecret: true, widths: [] },
  help: { longestSide: 1600, quality: 80, isSecret: true, widths: [] },
  message: { longestSide: 1600, quality: 80, isSecret: true, widths: [] },
  review: { longestSide: 1600, quality: 80, isSecret: false, widths: REVIEW_WIDTHS },
  hotel: {
    longestSide: WHOLE_SIDE,
    quality: 80,
    isSecret: false,
    widths: HOTEL_WIDTHS,
    avif: { widths: AVIF_WIDTHS, quality: 56 },
    cut: HOTEL_CUT,
  },
}
