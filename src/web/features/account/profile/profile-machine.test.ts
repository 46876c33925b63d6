import { describe, expect, test } from 'vitest'
import {
  hasPhotoAndId,
  isProfileBusy,
  nextProfile,
  NO_PROFILE,
  errorAt,
  shownIdentities,
  uploadChoices,
  type ProfileEvent,
  type ProfileState,
} from './profile-machine.ts'

const picture = (id: string) => ({ id, url: `/api/users/user-picture/${id}` })
const asha: ProfileEvent = { type: 'user-received', userId: 'asha', picture: null, credits: 100 }
const identities = (...ids: string[]): ProfileEvent => ({
  type: 'identities-received',
  userId: 'asha',
  identities: ids.map(picture),
})
const added = (id: string): ProfileEvent => ({ type: 'identity-added', picture: picture(id), bytes: 184_000 })
const photo: ProfileEvent = { type: 'photo-updated', picture: picture('face'), bytes: 90_000 }
const adding: ProfileEvent = { type: 'adding-identity', place: 'sidebar' }
const updating: ProfileEvent = { type: 'updating-photo', place: 'sidebar' }
const removing: ProfileEvent = { type: 'removing-identities', place: 'sidebar' }
const message = 'This photo is larger than 10 MB. Please choose a smaller one.'

const after = (...events: ProfileEvent[]): ProfileState => events.reduce(nextProfile, NO_PROFILE)

describe('the guest’s photo and IDs', () => {
  test.each<[string, ProfileEvent[], Partial<ProfileState>]>([
    ['start with no credit and nothing loaded', [], { userCredits: 0, identitiesLoaded: false }],
    ['come with the user', [asha], { userId: 'asha', userCredits: 100, _profilePicture: null }],
    ['are loaded', [asha, identities('a')], { identitiesLoaded: true, userIdentities: [picture('a')] }],
    [
      'say when they cannot be loaded',
      [asha, { type: 'identities-not-received', message }],
      { identitiesLoaded: false },
    ],
    ['an ID on its way', [asha, adding], { isAddingIdentity: true, percent: 0 }],
    ['an ID half way', [asha, adding, { type: 'progressed', percent: 50 }], { isAddingIdentity: true, percent: 50 }],
    [
      'an added ID is appended',
      [asha, identities('a'), adding, added('b')],
      { isAddingIdentity: false, userIdentities: [picture('a'), picture('b')], sentBytes: { b: 184_000 } },
    ],
    [
      'a refused ID resets the flag, keeps the others and says why',
      [asha, identities('a'), adding, { type: 'identity-not-added', message }],
      { isAddingIdentity: false, userIdentities: [picture('a')], problem: { about: 'identities', message } },
    ],
    [
      'the reason goes with the next try',
      [asha, { type: 'identity-not-added', message }, adding],
      { problem: undefined },
    ],
    ['a photo on its way', [asha, updating], { isUpdatingProfileImage: true }],
    [
      'a new photo replaces the one before',
      [{ ...asha, picture: picture('old') }, updating, photo],
      { isUpdatingProfileImage: false, _profilePicture: picture('face') },
    ],
    [
      'a refused photo resets the flag and keeps the one before',
      [{ ...asha, picture: picture('old') }, updating, { type: 'photo-not-updated', message }],
      { isUpdatingProfileImage: false, _profilePicture: picture('old'), problem: { about: 'photo', message } },
    ],
    [
      'removed IDs go',
      [asha, identities('a', 'b', 'c'), removing, { type: 'identities-removed', ids: ['a', 'c'] }],
      { isRemovingIdentity: false, userIdentities: [picture('b')] },
    ],
    [
      'an ID that could not be removed stays',
      [asha, identities('a'), removing, { type: 'identities-not-removed', message }],
      { isRemovingIdentity: false, userIdentities: [picture('a')], problem: { about: 'identities', message } },
    ],
    ['credit that was read again', [asha, { type: 'credits-received', credits: 40 }], { userCredits: 40 }],
    [
      'the same guest once more keeps the IDs',
      [asha, identities('a'), { ...asha, credits: 60 }],
      { userCredits: 60, userIdentities: [picture('a')], identitiesLoaded: true },
    ],
    [
      'IDs that come before the user stay',
      [identities('a'), asha],
      { isUserLoaded: true, userCredits: 100, userIdentities: [picture('a')] },
    ],
    [
      'another guest starts empty',
      [asha, identities('a'), { ...asha, userId: 'ravi' }],
      { userId: 'ravi', userIdentities: [], identitiesLoaded: false },
    ],
  ])('the state of photo and IDs follows each event: %s', (_name, events, expected) =>
    expect(after(...events)).toMatchObject(expected),
  )

  test.each<[string, ProfileEvent[], boolean]>([
    ['nothing under way', [asha], false],
    ['an ID being added', [adding], true],
    ['a photo being sent', [updating], true],
    ['an ID being removed', [removing], true],
    ['an ID added', [adding, added('a')], false],
  ])('another upload cannot start during %s: %s', (_name, events, isBusy) =>
    expect(isProfileBusy(after(...events))).toBe(isBusy),
  )
})

test.each([
  ['sidebar', message],
  ['booking', undefined],
])('a refusal that the sidebar caused is shown in the %s as %j', (place, words) =>
  expect(errorAt(after(asha, adding, { type: 'identity-not-added', message }), place)).toBe(words),
)

test.each<[string, ProfileEvent[], boolean, { canSignUp: boolean; canSkip: boolean }]>([
  ['nothing', [asha], false, { canSignUp: false, canSkip: true }],
  ['only a photo', [asha, photo], false, { canSignUp: false, canSkip: true }],
  ['only an ID', [asha, added('a')], false, { canSignUp: false, canSkip: false }],
  ['a photo and an ID', [asha, photo, added('a')], true, { canSignUp: true, canSkip: false }],
  ['both and another on its way', [asha, photo, added('a'), adding], true, { canSignUp: false, canSkip: false }],
])('a guest with %s is ready: %s, with the buttons %o', (_name, events, isReady, choices) => {
  expect(hasPhotoAndId(after(...events))).toBe(isReady)
  expect(uploadChoices(after(...events))).toEqual(choices)
})

test.each([
  [0, 0, 0],
  [2, 2, 0],
  [3, 2, 1],
  [10, 2, 8],
])('the page of a guest with %d IDs shows %d of them and “+ %d”', (count, shown, more) => {
  const found = shownIdentities(Array.from({ length: count }, (_, index) => picture(String(index))))
  expect([found.shown.length, found.more]).toEqual([shown, more])
})

test('an ID removed on this page loses its preview, and the other IDs keep theirs', () => {
  const sent = (id: string): ProfileEvent => ({
    type: 'identity-added',
    picture: { ...picture(id), preview: `blob:${id}` },
    bytes: 184_000,
  })
  const { userIdentities } = after(sent('one'), sent('two'), { type: 'preview-ended', id: 'one' })
  expect(userIdentities).toEqual([picture('one'), { ...picture('two'), preview: 'blob:two' }])
})
