import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/pictures.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { handleCall } from '../../http/handle-call.ts'
import { refusal } from '../../http/api-error.ts'
import { freshUntilOf, requireFresh } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { addIdentity, addReviewPictures, replaceProfilePicture } from './add-pictures.ts'
import { openOwnPicture, openReviewPicture } from './open-picture.ts'
import { pictureUrl } from './picture-rows.ts'
import { idsOf, removePictures } from './remove-pictures.ts'
import { NO_STORE, sendImage } from './send-image.ts'
import { acceptUpload } from './accept-upload.ts'

function onlyOne(ids: readonly string[]): string {
  const [id] = ids
  if (id === undefined || ids.length > 1) throw new Error(`an upload of one picture gave ${ids.length}`)
  return id
}

/** The bytes never change, but a review can be unpublished, so shared caches revalidate after an hour. */
const KEPT_BY_ALL = 'public, max-age=604800, s-maxage=3600, immutable'

function identityRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.replaceProfilePicture, async ({ request, session }) => {
    const ownerId = session.userId
    const { upload } = calls.replaceProfilePicture
    const ids = await acceptUpload({ services, request, ownerId, upload }, (originals) =>
      replaceProfilePicture(services, { ownerId, originals }),
    )
    const id = onlyOne(ids)
    return { id, url: pictureUrl('profile', id) }
  })

  handleCall(app, services, calls.addIdentity, async ({ request, session }) => {
    const ownerId = session.userId
    const { upload } = calls.addIdentity
    const ids = await acceptUpload({ services, request, ownerId, upload }, (originals) =>
      addIdentity(services, { ownerId, originals }),
    )
    const id = onlyOne(ids)
    return { id, url: pictureUrl('identity', id) }
  })

  handleCall(app, services, calls.listIdentities, async ({ session }) => {
    const rows = await services.db
      .selectFrom('pictures')
      .select(['id', 'created_at'])
      .where('owner_id', '=', session.userId)
      .where('kind', '=', 'identity')
      .where('destroyed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return {
      identities: rows.map(({ id, created_at }) => ({
        id,
        url: pictureUrl('identity', id),
        createdAt: toIstIso(created_at),
      })),
      freshUntil: await freshUntilOf(services, session),
    }
  })

  handleCall(app, services, calls.removePictures, async ({ body, session }) => {
    const removed = await removePictures(services, session.userId, idsOf(body))
    if (!removed.ok) throw refusal(removed.refusal)
    return { removed: removed.value }
  })

  handleCall(app, services, calls.openUserPicture, async ({ params, request, session, reply }) => {
    const mayOpenIdentity = () => requireFresh(services, session)
    const bytes = await openOwnPicture(services, { viewerId: session.userId, id: params.id, mayOpenIdentity })
    if (!bytes) {
      services.security.note('identity_view_refused', { subject: session.userId, address: request.ip })
      throw refusal('NOT_FOUND')
    }
    return sendImage(reply, bytes, NO_STORE)
  })
}

/** The only folder of the only container that guests can upload into (specification §7). */
const REVIEW_FOLDER = { container: 'assets', folder: 'reviews' } as const

function reviewPictureRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.uploadReviewPictures, async ({ params, query, request, session }) => {
    if (params.container !== REVIEW_FOLDER.container || query.folderName !== REVIEW_FOLDER.folder)
      throw refusal('NOT_FOUND')
    const ownerId = session.userId
    const { upload } = calls.uploadReviewPictures
    const ids = await acceptUpload({ services, request, ownerId, upload }, (originals) =>
      addReviewPictures(services, { ownerId, originals }),
    )
    return { files: ids.map((id) => ({ id, url: pictureUrl('review', id) })) }
  })

  handleCall(app, services, calls.openReviewPicture, async ({ params, query, session, reply }) => {
    const wish = { id: params.id, width: query.width, viewerId: session?.userId }
    const picture = await openReviewPicture(services, wish)
    if (!picture) throw refusal('NOT_FOUND')
    return sendImage(reply, picture.bytes, picture.seenBy === 'everybody' ? KEPT_BY_ALL : NO_STORE)
  })
}

/** Registers the calls for uploading and viewing pictures (specification §7). */
export function pictureRoutes(app: FastifyInstance, services: Services): void {
  identityRoutes(app, services)
  reviewPictureRoutes(app, services)
}
