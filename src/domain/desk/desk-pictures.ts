import { refuse, accept, type Result } from '../kernel/result.ts'
import { deskSees, type DeskStay } from './windows.ts'

/** A photo or ID for the desk: its kind, and which of the two guests with an account it belongs to. */
export type DeskPicture = { kind: 'photo' | 'identity'; party: 'owner' | 'partner' }

/**
 * Numbers the pictures for the desk, which never learns their ids. The owner's pictures get odd numbers and the
 * partner's even ones: first the photo, then the IDs in the given order. If a picture is deleted, the other guest's
 * numbers stay the same, so that no face appears under another guest's name.
 */
export function numberPictures<Picture extends DeskPicture>(
  pictures: readonly Picture[],
): ReadonlyArray<Picture & { n: number }> {
  const identities = { owner: 0, partner: 0 }
  const numbered = pictures.map((picture) => {
    const place = picture.kind === 'photo' ? 0 : ++identities[picture.party]
    return { ...picture, n: 2 * place + (picture.party === 'owner' ? 1 : 2) }
  })
  return numbered.sort((one, other) => one.n - other.n)
}

export type CheckInRequestStatus = 'created' | 'confirmed' | 'cancelled' | 'done'

/**
 * Whether a desk may open photos and IDs of this stay now. It may only if the guests requested superfast check-in and
 * it is confirmed, and only from three hours before check-in until check-out (desk-and-office, "What a hotel may see").
 */
export function checkPicturesOpen(
  { stay, checkIn }: { stay: DeskStay; checkIn: CheckInRequestStatus | null },
  now: Date,
): Result<'open', 'NO_FAST_CHECK_IN' | 'IDENTITIES_CLOSED'> {
  if (checkIn !== 'confirmed' && checkIn !== 'done') return refuse('NO_FAST_CHECK_IN')
  return deskSees('identity', stay, now) ? accept('open') : refuse('IDENTITIES_CLOSED')
}

/** The result that the desk enters after comparing a picture with the guest. */
export const COMPARISONS = ['match', 'not_them'] as const
export type Comparison = (typeof COMPARISONS)[number]
