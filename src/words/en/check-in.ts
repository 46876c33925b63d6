type Step = 'photo' | 'identity' | 'partner' | 'key'

/** Headings of the steps to superfast check-in. */
export const STEP_HEADINGS: Record<Step, string> = {
  photo: 'Your photo',
  identity: 'Your ID',
  partner: 'Your partner',
  key: 'The key',
}
/** The finished steps in one line. */
export const STEPS_DONE: Record<Step, string> = {
  photo: 'Photo added',
  identity: 'ID added',
  partner: 'Partner accepted',
  key: 'Key collected',
}
const LATER_STEPS: Record<Step, string> = {
  photo: 'your photo',
  identity: 'your ID',
  partner: 'your partner',
  key: 'the key',
}
/** 'Then your ID, your partner and the key' */
export function thenSteps(steps: readonly Step[]): string {
  const names = steps.map((step) => LATER_STEPS[step])
  const last = names.pop() ?? ''
  return names.length === 0 ? `Then ${last}` : `Then ${names.join(', ')} and ${last}`
}
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`

export const photoHint = 'A clear picture of your face. We keep it encrypted.'
export const addYourPhoto = 'Add your photo'
export const sendingYourPhoto = (percent: number) => `Sending your photo, ${percent}%`
export const acceptedIds = 'Driving Licence, Voter id, Passport or Aadhar card. PAN is not accepted.'
export const addYourId = 'Add your ID'
export const addingYourId = (percent: number) => `Adding your ID, ${percent}%`
export const partnerHint = 'They accept on their own phone. Our text to them names no hotel.'
export const partnersPhone = 'Partner’s phone'
export const invite = (shortId: string) => `Invite<hidden> to booking ${shortId}</hidden>`
export const inviting = (shortId: string) => `Inviting...<hidden> to booking ${shortId}</hidden>`
export const requestCheckIn = (shortId: string) => `Request superfast check-in<hidden> for booking ${shortId}</hidden>`
export const requestingCheckIn = (shortId: string) => `One moment...<hidden> for booking ${shortId}</hidden>`
export const checkInRequested = 'Requested. We’ll confirm it when your partner accepts.'
export const collectKeyAtDesk = 'You collect the key at the desk, with your original IDs.'

export const waitingForYourPartner = 'Waiting for your partner'
/** `partner`: the last digits of a phone number. */
export const waitingForPartner = (partner: string) => `Waiting for ${partner} to accept.`
export const inviteStillOpen = (partner: string) =>
  `The invite to ${partner} is still open. You can text the same number again in ten minutes.`
export const sendAgain = 'Send again'
export const cancelInvite = 'Cancel invite'
export const cancelling = 'Cancelling...'
export const inviteIsCancelled = 'The invite is cancelled.'
export const partnerSaidNo = 'Your partner said no.'
export const partnerHasAccepted = (partner: string) =>
  `Your partner ${partner} has accepted. <link>Remove partner</link>`
export const signedOut = 'You were signed out. Please sign in again: we have kept what you typed.'

export const partnerInvited = 'Partner invited'
export const partnerInvitedAndRequested = (partner: string) =>
  `We sent a short, neutral text to ${partner}. It names no hotel. Superfast check-in is requested, and confirmed once they accept.`
export const partnerInvitedOnly = (partner: string) =>
  `We sent a short, neutral text to ${partner}. It names no hotel. Once they accept and you have added your photo and ID, you can request superfast check-in.`

export const checkInIsConfirmed = 'Superfast check-in is confirmed'
export const showVoucherForOne = (shortId: string) =>
  `Show your voucher at the desk. It compares your photo and ID with you and hands over the key. Have your original ID with you. Booking number ${shortId}.`
export const showVoucherForTwo = (shortId: string) =>
  `Show your voucher at the desk. It compares your photos and IDs with you and hands over the key. Have your original IDs with you. Booking number ${shortId}.`

export const removeYourPartner = 'Remove your partner?'
export const partnerNoLongerSees =
  'They will no longer see this booking. Superfast check-in is confirmed again once a partner accepts.'
export const removePartner = 'Remove partner'
export const keepPartner = 'Keep partner'

export const invitesYou = (inviter: string) => `${inviter} invites you`
export const ifYouAccept = (inviter: string) =>
  `Accept: you join ${inviter}’s booking and pay nothing here. Both of you show your original IDs at the desk.`
export const ifYouDecline = (inviter: string) =>
  `Decline: you no longer see this stay, and ${inviter} sees that you declined.`
export const accept = (inviter: string) => `Accept<hidden> the invite from ${inviter}</hidden>`
export const accepting = (inviter: string) => `One moment...<hidden> the invite from ${inviter}</hidden>`
export const bookingVerified = 'Booking verified'
export const youAreOnBooking = (inviter: string) =>
  `You are now on ${inviter}’s booking. Both of you need to show your original ID at the desk.`
export const youHaveAccepted = 'You have accepted'
export const stayingWith = (inviter: string) =>
  `You are staying with ${inviter}. Have your original IDs with you at the desk.`

export const declineInvite = 'Decline the invite?'
export const inviterSeesDecline = (inviter: string) =>
  `You will no longer see this stay. ${inviter} will see that you declined, and can invite you again.`
export const decline = 'Decline'
export const keepInvite = 'Keep invite'
export const inviteDeclined = 'Invite declined'

export const leaveBooking = 'Leave this booking'
export const leaveThisBooking = 'Leave this booking?'
export const inviterLosesCheckIn = (inviter: string) =>
  `You will no longer see this stay, and ${inviter}’s superfast check-in is no longer confirmed. The room stays booked.`
/** The button by which a partner leaves a booking. */
export const leave = 'Leave'
/** The button by which a partner stays on a booking. */
export const stay = 'Stay'
export const youHaveLeftBooking = 'You have left the booking'
