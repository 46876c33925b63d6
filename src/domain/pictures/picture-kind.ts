import { AVIF_WIDTHS, HOTEL_CUT, HOTEL_WIDTHS, REVIEW_WIDTHS } from './picture-sizes.ts'

/** The purpose of an uploaded picture (specification §3 Uploaded picture, §7 uploads). */
export type PictureKind = 'profile' | 'identity' | 'review'

export type PictureTreatment = {
  /** longer side of the stored picture in pixels */
  longestSide: number
  /** WebP quality, 1 to 100; the small print of a document must stay readable */
  quality: number
  /**
   * shows a face or a document of somebody who wants discretion: encrypted at rest, and visible only to its owner and,
   * for some hours, to the desk of a stay
   */
  isSecret: boolean
  /** additional stored widths in pixels */
  widths: readonly number[]
  /** widths also stored as AVIF, which is a third smaller, and their quality */
  avif?: { widths: readonly number[]; quality: number }
  /** cropped to this size around the most striking part; otherwise the picture keeps its shape */
  cut?: { width: number; height: number }
}

/** Guests cannot upload a hotel's own pictures; the import adds them. */
export type TreatedKind = PictureKind | 'hotel'

export const TREATMENTS: Record<TreatedKind, PictureTreatment> = {
  profile: { longestSide: 800, quality: 82, isSecret: true, widths: [] },
  identity: { longestSide: 2000, quality: 86, isSecret: true, widths: [] },
  review: { longestSide: 1600, quality: 80, isSecret: false, widths: REVIEW_WIDTHS },
  hotel: {
    longestSide: HOTEL_CUT.width,
    quality: 80,
    isSecret: false,
    widths: HOTEL_WIDTHS,
    avif: { widths: AVIF_WIDTHS, quality: 56 },
    cut: HOTEL_CUT,
  },
}
