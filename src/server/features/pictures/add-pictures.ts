import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import {
  MAX_IDENTITIES,
  MAX_LOOSE_HELP_PHOTOS,
  MAX_LOOSE_MESSAGE_PICTURES,
  MAX_LOOSE_REVIEW_PICTURES,
} from '#domain/pictures/picture-limits.ts'
import type { Db, Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { countLive, type CountedKind } from './picture-rows.ts'
import { storeUpload, type UploadRefusal } from './store-upload.ts'

type Arrival = { ownerId: string; originals: AsyncIterable<Buffer> }
type Taken = Promise<Result<readonly string[], UploadRefusal>>

/** Records that a guest who sends a picture for superfast check-in consents to its use there. */
const recordIdentityConsent = ({ clock }: Services, db: Db, userId: string) =>
  recordConsent(db, { userId, purpose: 'identity', given: true, now: clock.now() })

/** Replaces the photo of a guest and destroys the previous one (specification §4, "success replaces the picture"). */
export const replaceProfilePicture = (services: Services, arrival: Arrival): Taken =>
  storeUpload(services, {
    ...arrival,
    kind: 'profile',
    mayCome: async () => true,
    settle: async (trx, arrived) => {
      const user = await trx
        .selectFrom('users')
        .select('profile_picture_id')
        .where('id', '=', arrival.ownerId)
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('users')
        .set({ profile_picture_id: arrived[0] ?? null })
        .where('id', '=', arrival.ownerId)
        .execute()
      await recordIdentityConsent(services, trx, arrival.ownerId)
      return accept(user.profile_picture_id ? [user.profile_picture_id] : [])
    },
  })

/** Adds a guest's pictures, up to a maximum number of live ones. */
const addPictures = (services: Services, arrival: Arrival, kind: CountedKind, max: number): Taken =>
  storeUpload(services, {
    ...arrival,
    kind,
    mayCome: async () => (await countLive(services.db, arrival.ownerId, kind)) < max,
    settle: async (trx) => {
      if ((await countLive(trx, arrival.ownerId, kind)) > max) return refuse('TOO_MANY_PICTURES')
      if (kind === 'identity') await recordIdentityConsent(services, trx, arrival.ownerId)
      return accept([])
    },
  })

export const addIdentity = (services: Services, arrival: Arrival): Taken =>
  addPictures(services, arrival, 'identity', MAX_IDENTITIES)

/** Adds pictures for a review that is not written yet. Only their owner sees them until the review is published. */
export const addReviewPictures = (services: Services, arrival: Arrival): Taken =>
  addPictures(services, arrival, 'review', MAX_LOOSE_REVIEW_PICTURES)

/** Adds photos of a room that is not as shown. They belong to no case until the guest sends them. */
export const addHelpPictures = (services: Services, arrival: Arrival): Taken =>
  addPictures(services, arrival, 'help', MAX_LOOSE_HELP_PHOTOS)

/** Adds pictures for a message to us. They belong to no message until the guest sends it. */
export const addMessagePictures = (services: Services, arrival: Arrival): Taken =>
  addPictures(services, arrival, 'message', MAX_LOOSE_MESSAGE_PICTURES)
