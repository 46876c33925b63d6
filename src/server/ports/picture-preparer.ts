import type { Result } from '#domain/kernel/result.ts'
import type { PhotoMeasures } from '#domain/pictures/photo-measures.ts'
import type { TreatedKind } from '#domain/pictures/picture-kind.ts'

export type PreparedPicture = {
  /** the cropped version, for kinds of pictures that are cropped */
  bytes: Buffer
  width: number
  height: number
  /** smaller sizes of the same picture, if its kind has them and it is large enough */
  variants: { width: number; bytes: Buffer }[]
  /** the picture and its smaller sizes as AVIF, if its kind is stored as AVIF */
  avif: { width: number; bytes: Buffer }[]
  /** the average colours of its upper and lower half (`domain/pictures/tint.ts`) */
  tint: string
  /** the whole photo as WebP and its measurements, only for a kind that is cropped */
  whole?: { bytes: Buffer; measures: PhotoMeasures }
}

export type PictureRefusal = 'NOT_AN_IMAGE' | 'PICTURE_TOO_DETAILED' | 'PICTURE_UNREADABLE' | 'OVERLOADED'

export type PicturePreparer = {
  isBusy: () => boolean
  prepare: (original: Buffer, kind: TreatedKind) => Promise<Result<PreparedPicture, PictureRefusal>>
  /**
   * Draws words across a stored picture, into its pixels. Makes the picture no larger than a desk needs. The result is
   * not stored.
   */
  mark: (picture: Buffer, words: string) => Promise<Result<Buffer, 'OVERLOADED'>>
}
