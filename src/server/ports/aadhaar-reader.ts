/** Why a picture was not read: too many were waiting, it took too long, or the reader failed. */
export type Unread = 'busy' | 'slow' | 'broken'
export const UNREAD: readonly Unread[] = ['busy', 'slow', 'broken']

export type AadhaarReader = {
  /**
   * Whether the reader finds a full Aadhaar number in a stored picture of this size. False if the picture could not be
   * read in time.
   */
  isNumberShown: (picture: { bytes: Buffer; width: number; height: number }) => Promise<boolean>
  /** how many pictures were not read since the start, by cause */
  unread: () => Readonly<Record<Unread, number>>
}
