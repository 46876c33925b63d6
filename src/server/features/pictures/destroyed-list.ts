import type { Services } from '../../services.ts'

type Listing = Pick<Services, 'destroyedList'>

/** An id and nothing of its guest. */
const entryOf = (pictureId: string) => `destroyed/${pictureId}`

/** Remembers for every later restore that a picture was destroyed, and when. Rejects with a FileStoreError. */
export const listDestroyed = (
  { destroyedList, clock }: Listing & Pick<Services, 'clock'>,
  pictureId: string,
): Promise<void> =>
  destroyedList.put(entryOf(pictureId), Buffer.from(clock.now().toISOString()), { contentType: 'text/plain' })

/** Whatever the database says: it may be older than the destruction. Rejects with a FileStoreError. */
export const wasDestroyed = async ({ destroyedList }: Listing, pictureId: string): Promise<boolean> =>
  (await destroyedList.get(entryOf(pictureId))) !== undefined
