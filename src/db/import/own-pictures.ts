/** A picture a hotel brings: named by the bytes it was sent as, so that the same file is the same picture for ever. */
export interface OwnPicture {
  name: string
  /** puts it into the file store; undefined when it is kept there already */
  keep?: () => Promise<void>
}

export interface HotelPictures {
  /** in their order; empty when the folder has none of this hotel, and what is stored stays */
  pictures: readonly OwnPicture[]
  /** what is wrong with some of its files */
  problems: readonly string[]
}

/** Where the hotels of a file have their pictures (docs/import-format.md, "Pictures"). */
export interface PictureSource {
  /** `known`: names that are stored of this hotel, which need not be read again. */
  of: (externalId: string, known: ReadonlySet<string>) => Promise<HotelPictures>
  /** Deletes the files of pictures that no hotel shows any more. */
  discard: (names: readonly string[]) => Promise<void>
  /** Files of the folder that belong to none of these hotels, each with the reason. */
  leftOver: (externalIds: ReadonlySet<string>) => readonly string[]
}
