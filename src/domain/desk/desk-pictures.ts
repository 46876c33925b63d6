import { refuse, accept, type Result } from '../kernel/result.ts'
import { deskSees, type DeskStay } from './windows.ts'

/** A photo or ID as the desk sees it: what it is, and for which of the two guests who have an account. */
export type DeskPicture = { kind: 'photo' | 'identity'; party: 'owner' | 'partner' }

/**
 * Numbers pictures for the desk, which never learns their ids: odd ones are the owner's, even ones the partner's, the
 * photo first, then IDs in the order given. A picture that goes away leaves the other guest's numbers as they are, so
 * that nobody's face opens under somebody else's name.
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
 * May a desk open photos and IDs of this stay now? Only those of a superfast check-in that its guests asked for and that
 * is confirmed, from three hours before check-in until check-out (desk-and-office, "What a hotel may see").
 */
export function checkPicturesOpen(
  { stay, checkIn }: { stay: DeskStay; checkIn: CheckInRequestStatus | null },
  now: Date,
): Result<'open', 'NO_FAST_CHECK_IN' | 'IDENTITIES_CLOSED'> {
  if (checkIn !== 'confirmed' && checkIn !== 'done') return refuse('NO_FAST_CHECK_IN')
  return deskSees('identity', stay, now) ? accept('open') : refuse('IDENTITIES_CLOSED')
}

/** What the desk says after comparing a picture with the person before it. */
export const COMPARISONS = ['match', 'not_them'] as const
export type Comparison = (typeof COMPARISONS)[number]
