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
}

export const REVIEW_WIDTHS = [352, 704, 1056] as const

export const TREATMENTS: Record<PictureKind, PictureTreatment> = {
  profile: { longestSide: 800, quality: 82, isSecret: true, widths: [] },
  identity: { longestSide: 2000, quality: 86, isSecret: true, widths: [] },
  review: { longestSide: 1600, quality: 80, isSecret: false, widths: REVIEW_WIDTHS },
}
