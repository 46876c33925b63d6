import { unreachable } from '#domain/kernel/result.ts'

/**
 * An uploaded picture. Only its owner can see `url` (specification §3). `preview` is an object URL of the file that
 * this page sent, so that the guest sees the chosen picture without a fresh OTP.
 */
export type ProfilePicture = { id: string; url: string; preview?: string }

type ProfileError = { about: 'photo' | 'identities'; message: string }

/** The guest's own state, with the specification's names where they exist (§3 "User profile state"). */
export type ProfileState = {
  /** the guest who owns the data; undefined until there is one */
  userId: string | undefined
  /** whether photo and credit have been loaded too, and not only the IDs */
  isUserLoaded: boolean
  _profilePicture: ProfilePicture | null
  userCredits: number
  userIdentities: readonly ProfilePicture[]
  identitiesLoaded: boolean
  isAddingIdentity: boolean
  isUpdatingProfileImage: boolean
  isRemovingIdentity: boolean
  /** the part of the page that started the pending request; only this part shows the progress and the failure */
  place: string | undefined
  /** upload progress, 0 to 100 */
  percent: number
  /** size in bytes of each picture sent from this page; the API does not return it later */
  sentBytes: Readonly<Record<string, number>>
  problem: ProfileError | undefined
}

export const NO_PROFILE: ProfileState = {
  userId: undefined,
  isUserLoaded: false,
  _profilePicture: null,
  userCredits: 0,
  userIdentities: [],
  identitiesLoaded: false,
  isAddingIdentity: false,
  isUpdatingProfileImage: false,
  isRemovingIdentity: false,
  place: undefined,
  percent: 0,
  sentBytes: {},
  problem: undefined,
}

type Sent = { picture: ProfilePicture; bytes: number }

export type ProfileEvent =
  | { type: 'user-received'; userId: string; picture: ProfilePicture | null; credits: number }
  | { type: 'credits-received'; credits: number }
  | { type: 'identities-received'; userId: string; identities: readonly ProfilePicture[] }
  | { type: 'identities-not-received'; message: string }
  | { type: 'adding-identity'; place: string }
  | ({ type: 'identity-added' } & Sent)
  | { type: 'identity-not-added'; message: string }
  | { type: 'preview-ended'; id: string }
  | { type: 'updating-photo'; place: string }
  | ({ type: 'photo-updated' } & Sent)
  | { type: 'photo-not-updated'; message: string }
  | { type: 'progressed'; percent: number }
  | { type: 'removing-identities'; place: string }
  | { type: 'identities-removed'; ids: readonly string[] }
  | { type: 'identities-not-removed'; message: string }

const remembered = ({ sentBytes }: ProfileState, { picture, bytes }: Sent) => ({ ...sentBytes, [picture.id]: bytes })

const withoutPreview = (pictures: readonly ProfilePicture[], ended: string): readonly ProfilePicture[] =>
  pictures.map((picture) => (picture.id === ended ? { id: picture.id, url: picture.url } : picture))

/** Starts with an empty profile when another guest signs in. */
const ownState = (state: ProfileState, userId: string): ProfileState =>
  state.userId === userId ? state : { ...NO_PROFILE, userId }

/**
 * Handles photo and IDs (specification §4). A success appends or replaces; a failure only resets the loading flag (§8)
 * and shows a message where it happened.
 */
export function nextProfile(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'user-received':
      return {
        ...ownState(state, event.userId),
        isUserLoaded: true,
        _profilePicture: event.picture,
        userCredits: event.credits,
      }
    case 'credits-received':
      return { ...state, userCredits: event.credits }
    case 'identities-received':
      return {
        ...ownState(state, event.userId),
        userIdentities: event.identities,
        identitiesLoaded: true,
        problem: undefined,
      }
    case 'identities-not-received':
    case 'identity-not-added':
    case 'identities-not-removed':
      return {
        ...state,
        isAddingIdentity: false,
        isRemovingIdentity: false,
        problem: { about: 'identities', message: event.message },
      }
    case 'adding-identity':
      return { ...state, isAddingIdentity: true, place: event.place, percent: 0, problem: undefined }
    case 'identity-added':
      return {
        ...state,
        isAddingIdentity: false,
        userIdentities: [...state.userIdentities, event.picture],
        sentBytes: remembered(state, event),
      }
    case 'preview-ended':
      return { ...state, userIdentities: withoutPreview(state.userIdentities, event.id) }
    case 'updating-photo':
      return { ...state, isUpdatingProfileImage: true, place: event.place, percent: 0, problem: undefined }
    case 'photo-updated':
      return {
        ...state,
        isUpdatingProfileImage: false,
        _profilePicture: event.picture,
        sentBytes: remembered(state, event),
      }
    case 'photo-not-updated':
      return { ...state, isUpdatingProfileImage: false, problem: { about: 'photo', message: event.message } }
    case 'progressed':
      return { ...state, percent: event.percent }
    case 'removing-identities':
      return { ...state, isRemovingIdentity: true, place: event.place, problem: undefined }
    case 'identities-removed':
      return {
        ...state,
        isRemovingIdentity: false,
        userIdentities: state.userIdentities.filter(({ id }) => !event.ids.includes(id)),
      }
    default:
      return unreachable(event)
  }
}

/** Returns the error to show at this place on the page. */
export const errorAt = ({ problem, place }: ProfileState, here: string): string | undefined =>
  place === here ? problem?.message : undefined

/** Allows only one upload or removal at a time. */
export const isProfileBusy = ({ isAddingIdentity, isUpdatingProfileImage, isRemovingIdentity }: ProfileState) =>
  isAddingIdentity || isUpdatingProfileImage || isRemovingIdentity

/** Superfast check-in requires a photo and an ID (specification §1). */
export const hasPhotoAndId = ({ _profilePicture, userIdentities }: ProfileState): boolean =>
  _profilePicture !== null && userIdentities.length > 0

/** Shows the first two IDs and counts the rest (specification §5, §9). */
export const SHOWN_IDENTITIES = 2

export function shownIdentities(identities: readonly ProfilePicture[]): {
  shown: readonly ProfilePicture[]
  more: number
} {
  return {
    shown: identities.slice(0, SHOWN_IDENTITIES),
    more: Math.max(0, identities.length - SHOWN_IDENTITIES),
  }
}

/**
 * Returns the upload screen's buttons: 'Sign Up' needs a photo and an ID, 'Skip' is offered until there is an ID
 * (specification §5).
 */
export const uploadChoices = (state: ProfileState): { canSignUp: boolean; canSkip: boolean } => ({
  canSignUp: hasPhotoAndId(state) && !isProfileBusy(state),
  canSkip: state.userIdentities.length === 0,
})
