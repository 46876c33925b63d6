import type { PhotoMeasures } from '#domain/pictures/photo-measures.ts'

/** What is stored of a picture's pixels: the average colours of its halves, and the measures of the whole photo. */
export type PixelColumns = { tint: string } & Partial<PhotoMeasures>

/**
 * A hotel's own picture, named after the bytes that the hotel sent, so that the same file is always the same picture.
 */
export interface OwnPicture {
  name: string
  /** undefined if it is already stored */
  pixels?: PixelColumns
  /** stores it in the file store; undefined if it is already stored */
  keep?: () => Promise<void>
}

export interface HotelPictures {
  /**
   * in the order of the numbers in their file names; empty if the folder has none for this hotel, which then keeps its
   * stored ones
   */
  pictures: readonly OwnPicture[]
  /** faults in some of its files */
  problems: readonly string[]
}

/** Provides pictures for the hotels of a file (docs/import-format.md, "Pictures"). */
export interface PictureSource {
  /** `known`: names of this hotel's pictures that are stored whole, which need not be read again. */
  of: (externalId: string, known: ReadonlySet<string>) => Promise<HotelPictures>
  /** Deletes the files of pictures that no hotel shows any more. */
  discard: (names: readonly string[]) => Promise<void>
  /** Lists files of the folder that belong to none of these hotels, each with the reason. */
  leftOver: (externalIds: ReadonlySet<string>) => readonly string[]
}
