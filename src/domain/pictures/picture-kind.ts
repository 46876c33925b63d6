/** What an uploaded picture is for (specification §3 Uploaded picture, §7 uploads). */
export type PictureKind = 'profile' | 'identity' | 'review'

export type PictureTreatment = {
  /** pixels of the longer side that is kept */
  longestSide: number
  /** WebP quality, 1 to 100; the small print of a document has to stay readable */
  quality: number
  /** faces and documents of people who want discretion: encrypted at rest, opened by their owner alone */
  isSecret: boolean
  /** widths it is kept in beside its own, in pixels */
  widths: readonly number[]
  /** cut to this size round what catches the eye; without it the picture keeps its shape */
  cut?: { width: number; height: number }
}

export const REVIEW_WIDTHS = [352, 704, 1056] as const

/** Widths in which every picture of a hotel is kept. */
export const HOTEL_WIDTHS = [352, 704, 1056] as const

/** All of one shape, 352 by 188 on a card (specification §2). */
export const HOTEL_CUT = { width: 1056, height: 564 } as const

/** A hotel's own pictures come with the import, not from a guest. */
export type TreatedKind = PictureKind | 'hotel'

export const TREATMENTS: Record<TreatedKind, PictureTreatment> = {
  profile: { longestSide: 800, quality: 82, isSecret: true, widths: [] },
  identity: { longestSide: 2000, quality: 86, isSecret: true, widths: [] },
  review: { longestSide: 1600, quality: 80, isSecret: false, widths: REVIEW_WIDTHS },
  hotel: { longestSide: HOTEL_CUT.width, quality: 80, isSecret: false, widths: HOTEL_WIDTHS, cut: HOTEL_CUT },
}
