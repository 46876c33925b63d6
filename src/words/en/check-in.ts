export const bookingVerified = 'Booking verified'
export const youAreNow = (inviter: string) =>
  `You are now on ${inviter}’s booking. Both of you need to show your original ID at the desk.`

export const inviteToIsStillOpen = (partnerPhone: string) =>
  `The invite to ${partnerPhone} is still open. You can text the same number again in ten minutes.`
export const inviteIsCancelled = 'The invite is cancelled.'

export const clearPictureOfYourFace = 'A clear picture of your face. We keep it encrypted.'
export const sendingYourPhoto = (percent: number) => `Sending your photo, ${percent}%`
export const addYourPhoto = 'Add your photo'
export const aadharCardVoterIdPassport = 'Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted.'
export const addingYourId = (percent: number) => `Adding your ID, ${percent}%`
export const addYourId = 'Add your ID'
export const theyAcceptOnTheirOwn = 'They accept on their own phone. Our text to them names no hotel.'
export const requestedWellConfirm = 'Requested. We’ll confirm it when your partner accepts.'
export const youCollectKeyAtDesk = 'You collect the key at the desk, with your original IDs.'
export const requestSuperfastCheckIn = 'Request superfast check-in'
export const forBooking = (shortId: string) => `for booking ${shortId}`

export const removeYourPartner = 'Remove your partner?'
export const theyWillNoLongerSee =
  'They will no longer see this booking. Superfast check-in is confirmed again once a partner accepts.'
export const removePartner = 'Remove partner'
export const keepPartner = 'Keep partner'
export const declineInvite = 'Decline the invite?'
export const youWillNoLongerSee = (inviter: string) =>
  `You will no longer see this stay. ${inviter} will see that you declined, and can invite you again.`
export const decline = 'Decline'
export const keepInvite = 'Keep invite'
export const leaveThisBooking = 'Leave this booking?'
export const youWillNoLongerSeeThisStay = (inviter: string) =>
  `You will no longer see this stay, and ${inviter}’s superfast check-in is no longer confirmed. The room stays booked.`
export const leave = 'Leave'
export const stay = 'Stay'

export const partnersPhone = 'Partner’s phone'
export const inviting = 'Inviting...'
export const invite = 'Invite'
export const toBooking = (shortId: string) => `to booking ${shortId}`

export const cancelling = 'Cancelling...'
export const cancelInvite = 'Cancel invite'
export const sendAgain = 'Send again'

export const superfastCheckInIsConfirmed = 'Superfast check-in is confirmed'
export const yourPartnerSaidNo = 'Your partner said no.'
export const waitingForYourPartner = 'Waiting for your partner'
export const then = (steps: string) => `Then ${steps}`

export const youHaveLeftBooking = 'You have left the booking'
export const inviteDeclined = 'Invite declined'
export const youHaveAccepted = 'You have accepted'
export const youAreStaying = (inviter: string) =>
  `You are staying with ${inviter}. Have your original IDs with you at the desk.`
export const acceptYouJoinSBooking = (inviter: string) =>
  `Accept: you join ${inviter}’s booking and pay nothing here. Both of you show your original IDs at the desk.`
export const declineYouNoLongerSee = (inviter: string) =>
  `Decline: you no longer see this stay, and ${inviter} sees that you declined.`
export const accept = 'Accept'
export const inviteFrom = (inviter: string) => `the invite from ${inviter}`
export const leaveThisBookingInPartnerCheckIn = 'Leave this booking'

export const partnerInvited = 'Partner invited'
export const superfastCheckInIsRequested = 'Superfast check-in is requested, and confirmed once they accept.'
export const onceTheyAccept =
  'Once they accept and you have added your photo and ID, you can request superfast check-in.'

export const youWereSignedOutPlease = 'You were signed out. Please sign in again: we have kept what you typed.'
