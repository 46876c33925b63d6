/** A hotel's own picture, named after the bytes the hotel sent, so that the same file is always the same picture. */
export interface OwnPicture {
  name: string
  /** the colours of its halves; undefined when it is stored already */
  tint?: string
  /** stores it in the file store; undefined when it is stored already */
  keep?: () => Promise<void>
}

export interface HotelPictures {
  /** in their order; empty when the folder has none of this hotel, and the stored ones stay */
  pictures: readonly OwnPicture[]
  /** faults of some of its files */
  problems: readonly string[]
}

/** The source of the pictures of a file's hotels (docs/import-format.md, "Pictures"). */
export interface PictureSource {
  /** `known`: names of this hotel's stored pictures, which need not be read again. */
  of: (externalId: string, known: ReadonlySet<string>) => Promise<HotelPictures>
  /** Deletes the files of pictures that no hotel shows any more. */
  discard: (names: readonly string[]) => Promise<void>
  /** Files of the folder that belong to none of these hotels, each with the reason. */
  leftOver: (externalIds: ReadonlySet<string>) => readonly string[]
}
