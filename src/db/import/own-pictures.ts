import type { PhotoMeasures } from '#domain/pictures/photo-measures.ts'

/** What we store about a picture's pixels: the average colours of its halves, and the dimensions of the whole photo. */
export type PixelColumns = { tint: string } & Partial<PhotoMeasures>

/** A picture that the hotel sent, named after a hash of its bytes, so that the same file is always the same picture. */
export interface OwnPicture {
  name: string
  /** undefined if the picture is already stored */
  pixels?: PixelColumns
  /** saves the picture in the file store; undefined if it is already stored */
  keep?: () => Promise<void>
}

export interface HotelPictures {
  /**
   * sorted by the numbers in their file names; empty if the folder has no pictures for this hotel, which then keeps its
   * stored ones
   */
  pictures: readonly OwnPicture[]
  /** the faults of some of the hotel's files */
  problems: readonly string[]
}

/** Provides pictures for the hotels of a file (docs/import-format.md, "Pictures"). */
export interface PictureSource {
  /** `known` has the names of this hotel's pictures that are already stored whole and need not be read again. */
  of: (externalId: string, known: ReadonlySet<string>) => Promise<HotelPictures>
  /** Deletes the files of pictures that no hotel shows any more. */
  discard: (names: readonly string[]) => Promise<void>
  /** Lists the files of the folder that belong to none of these hotels, each with the reason. */
  leftOver: (externalIds: ReadonlySet<string>) => readonly string[]
}
