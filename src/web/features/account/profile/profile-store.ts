import type { User } from '#contract/accounts.ts'
import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import type { PictureKind } from '#domain/pictures/picture-kind.ts'
import { receiveFreshUntil } from '#web/features/account/otp/fresh-otp.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { createGuestStore } from '#web/lib/guest-store.ts'
import { currentSession } from '#web/lib/session.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import { useStore } from '#web/lib/store.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import {
  isProfileBusy,
  nextProfile,
  NO_PROFILE,
  type ProfileEvent,
  type ProfilePicture,
  type ProfileState,
} from './profile-machine.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/profile.ts'

const profile = createGuestStore<ProfileState>(NO_PROFILE, loadOnce)
let askedFor: string | undefined

const tell = (event: ProfileEvent): void => profile.set(nextProfile(profile.get(), event))

/** Passes a user that the caller has already fetched to the profile, which then skips its own request. */
export const receiveUser = ({ id, _profilePicture, credits }: User): void =>
  tell({ type: 'user-received', userId: id, picture: _profilePicture, credits })

/** Stores the credit that came with the credit history. */
export const receiveCredits = (credits: number): void => tell({ type: 'credits-received', credits })

const signedInId = (): string | undefined => {
  const session = currentSession()
  return session.state === 'signed-in' ? session.userId : undefined
}

/** Fetches the credit again, because the guest's action changed it. */
export async function reloadCredit(): Promise<void> {
  const userId = signedInId()
  if (userId !== undefined) await fetchUser(userId)
}

export const isUserKnown = (userId: string): boolean => {
  const { isUserLoaded, userId: known } = profile.get()
  return isUserLoaded && known === userId
}

async function loadUser(userId: string): Promise<void> {
  if (isUserKnown(userId)) return
  await fetchUser(userId)
}

async function fetchUser(userId: string): Promise<void> {
  const answer = await browserApi.get('/users/{id}', { params: { id: userId } })
  if (answer.ok && signedInId() === userId) receiveUser(answer.value)
}

async function loadIdentities(userId: string): Promise<void> {
  const answer = await browserApi.get('/users/{id}/identity', { params: { id: userId } })
  if (signedInId() !== userId) return
  if (answer.ok) receiveFreshUntil(answer.value.freshUntil)
  if (answer.ok) return tell({ type: 'identities-received', userId, identities: answer.value.identities })
  askedFor = undefined
  // The page itself handles an ended session.
  if (answer.refusal.status !== 401) tell({ type: 'identities-not-received', message: answer.refusal.message })
}

/** Fetches once per guest, for the first component that needs the data. After a failure the next component retries. */
async function loadOnce(): Promise<void> {
  const userId = signedInId()
  if (userId === undefined || askedFor === userId) return
  askedFor = userId
  await loadIdentities(userId)
  await loadUser(userId)
}

/** Serves 'Try again' next to a list that failed to load. */
export const reloadIdentities = (): void => {
  askedFor = undefined
  void loadOnce()
}

/** Returns photo, credit and IDs of the signed-in guest; empty on the server. */
export const useProfile = (): ProfileState => useStore(profile)

const NO_USER_ID = t.userIdNotFound
const FALLBACK = common.somethingWentWrongPleaseTry

/** If the session has ended, asks for a login over the page, so that nothing on the page is lost. */
function sentenceOf({ status, message }: ApiRefusal): string {
  if (status === 401) openLogin()
  return message || FALLBACK
}

type Told = { added: (picture: ProfilePicture, bytes: number) => void; refused: (message: string) => void }

async function send(kind: PictureKind & ('profile' | 'identity'), file: File, told: Told): Promise<boolean> {
  const userId = signedInId()
  if (userId === undefined) {
    openLogin()
    told.refused(NO_USER_ID)
    return false
  }
  const smaller = await shrinkPicture(file, kind)
  const path = kind === 'profile' ? '/users/{id}/profile-picture' : '/users/{id}/identity'
  const sent = await uploadPictures(path, {
    params: { id: userId },
    field: 'file',
    files: [smaller],
    onProgress: (percent) => tell({ type: 'progressed', percent }),
  })
  if (sent.ok) told.added(sent.value, smaller.size)
  else told.refused(sentenceOf(sent.refusal))
  return sent.ok
}

/** Serves 'Change' and 'Upload'. The server destroys the previous photo. Returns true on success. */
export async function changePhoto(file: File, place: string): Promise<boolean> {
  if (isProfileBusy(profile.get())) return false
  tell({ type: 'updating-photo', place })
  return send('profile', file, {
    added: (picture, bytes) => tell({ type: 'photo-updated', picture, bytes }),
    refused: (message) => tell({ type: 'photo-not-updated', message }),
  })
}

/** Covers a picture sent from this page, and releases its object URL. */
function endPreview(id: string, preview: string): void {
  URL.revokeObjectURL(preview)
  tell({ type: 'preview-ended', id })
}

/** Shows guests the picture that they just sent, for as long as an OTP typed at that moment would stay fresh. */
function previewOf(file: File, id: string): string {
  const preview = URL.createObjectURL(file)
  setTimeout(() => endPreview(id, preview), FRESH_OTP_MINUTES * 60_000)
  return preview
}

/** Uploads one file after another, so that a refused file does not stop the rest. Returns true if all succeeded. */
export async function addIdentities(files: readonly File[], place: string): Promise<boolean> {
  if (isProfileBusy(profile.get())) return false
  for (const file of files) {
    tell({ type: 'adding-identity', place })
    const isTaken = await send('identity', file, {
      added: (picture, bytes) =>
        tell({ type: 'identity-added', picture: { ...picture, preview: previewOf(file, picture.id) }, bytes }),
      refused: (message) => tell({ type: 'identity-not-added', message }),
    })
    if (!isTaken) return false
  }
  return true
}

/** Removes all of these IDs or none. An ID that another tab has already removed counts as removed. */
export async function removeIdentities(ids: readonly string[], place: string): Promise<boolean> {
  if (isProfileBusy(profile.get())) return false
  tell({ type: 'removing-identities', place })
  const answer = await browserApi.post('/users/remove-user-pictures', { body: { ids } })
  if (answer.ok) tell({ type: 'identities-removed', ids: answer.value.removed })
  else {
    tell({ type: 'identities-not-removed', message: sentenceOf(answer.refusal) })
    if (answer.refusal.code === 'IDENTITY_UNKNOWN') reloadIdentities()
  }
  return answer.ok
}
