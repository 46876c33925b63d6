import type { Services } from '../../services.ts'

type Listing = Pick<Services, 'destroyedList'>

/** Names the entry of a picture, which contains its id and no guest data. */
const entryOf = (pictureId: string) => `destroyed/${pictureId}`

/** Records that a picture was destroyed and when, for all later restores. Rejects with a FileStoreError. */
export const listDestroyed = (
  { destroyedList, clock }: Listing & Pick<Services, 'clock'>,
  pictureId: string,
): Promise<void> =>
  destroyedList.put(entryOf(pictureId), Buffer.from(clock.now().toISOString()), { contentType: 'text/plain' })

/**
 * Whether the picture is on the list. Does not ask the database, because a restored database may be older than the
 * destruction. Rejects with a FileStoreError.
 */
export const wasDestroyed = async ({ destroyedList }: Listing, pictureId: string): Promise<boolean> =>
  (await destroyedList.get(entryOf(pictureId))) !== undefined
