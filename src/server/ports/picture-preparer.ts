import type { Result } from '#domain/kernel/result.ts'
import type { TreatedKind } from '#domain/pictures/picture-kind.ts'

export type PreparedPicture = {
  bytes: Buffer
  width: number
  height: number
  /** smaller sizes of the same picture, where its kind has them and it is large enough */
  variants: { width: number; bytes: Buffer }[]
}

export type PictureRefusal = 'NOT_AN_IMAGE' | 'PICTURE_TOO_DETAILED' | 'PICTURE_UNREADABLE' | 'OVERLOADED'

export type PicturePreparer = {
  isBusy: () => boolean
  prepare: (original: Buffer, kind: TreatedKind) => Promise<Result<PreparedPicture, PictureRefusal>>
}
