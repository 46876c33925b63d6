type Step = 'photo' | 'identity' | 'partner' | 'key'

export const STEP_HEADINGS: Record<Step, string> = {
  photo: 'உங்கள் படம்',
  identity: 'உங்கள் ID',
  partner: 'உங்கள் பார்ட்னர்',
  key: 'சாவி',
}
export const STEPS_DONE: Record<Step, string> = {
  photo: 'படம் சேர்க்கப்பட்டது',
  identity: 'ID சேர்க்கப்பட்டது',
  partner: 'பார்ட்னர் ஏற்றுக்கொண்டார்',
  key: 'சாவி பெறப்பட்டது',
}
const LATER_STEPS: Record<Step, string> = {
  photo: 'உங்கள் படம்',
  identity: 'உங்கள் ID',
  partner: 'உங்கள் பார்ட்னர்',
  key: 'சாவி',
}
export const thenSteps = (steps: readonly Step[]): string =>
  `பிறகு ${steps.map((step) => LATER_STEPS[step]).join(', ')}`
export const stepsDone = (done: number, all: number) => `${all}-இல் ${done} முடிந்தது`

export const photoHint = 'உங்கள் முகம் தெளிவாகத் தெரியும் படம். என்கிரிப்ட் செய்து வைக்கிறோம்.'
export const addYourPhoto = 'படத்தைச் சேர்'
export const sendingYourPhoto = (percent: number) => `உங்கள் படம் அனுப்பப்படுகிறது, ${percent}%`
export const acceptedIds = 'ஓட்டுநர் உரிமம், வாக்காளர் ID, பாஸ்போர்ட் அல்லது ஆதார் அட்டை. PAN ஏற்கப்படாது.'
export const addYourId = 'ID-ஐச் சேர்'
export const addingYourId = (percent: number) => `உங்கள் ID சேர்க்கப்படுகிறது, ${percent}%`
export const partnerHint = 'அவர் தன் சொந்த ஃபோனில் ஏற்பார். அவருக்கு அனுப்பும் மெசேஜில் ஹோட்டல் பெயர் இருக்காது.'
export const partnersPhone = 'பார்ட்னரின் ஃபோன்'
export const invite = (shortId: string) => `அழை<hidden>, புக்கிங் ${shortId}</hidden>`
export const inviting = (shortId: string) => `அழைக்கிறோம்...<hidden> புக்கிங் ${shortId}</hidden>`
export const requestCheckIn = (shortId: string) => `சூப்பர்ஃபாஸ்ட் செக்-இன் கேளுங்கள்<hidden>, புக்கிங் ${shortId}</hidden>`
export const requestingCheckIn = (shortId: string) => `ஒரு நொடி...<hidden> புக்கிங் ${shortId}</hidden>`
export const checkInRequested = 'கேட்கப்பட்டது. உங்கள் பார்ட்னர் ஏற்றதும் உறுதி செய்கிறோம்.'
export const collectKeyAtDesk = 'அசல் ID-களுடன் ரிசப்ஷனில் சாவியைப் பெறுவீர்கள்.'

export const waitingForYourPartner = 'உங்கள் பார்ட்னருக்காகக் காத்திருக்கிறோம்'
export const waitingForPartner = (partner: string) => `${partner} ஏற்பதற்காகக் காத்திருக்கிறோம்.`
export const inviteStillOpen = (partner: string) =>
  `${partner} எண்ணுக்கான அழைப்பு இன்னும் திறந்துள்ளது. பத்து நிமிடங்களில் அதே எண்ணுக்கு மீண்டும் மெசேஜ் அனுப்பலாம்.`
export const sendAgain = 'மீண்டும் அனுப்பு'
export const cancelInvite = 'அழைப்பை ரத்து செய்'
export const cancelling = 'ரத்து செய்கிறோம்...'
export const inviteIsCancelled = 'அழைப்பு ரத்து செய்யப்பட்டது.'
export const partnerSaidNo = 'உங்கள் பார்ட்னர் மறுத்துவிட்டார்.'
export const partnerHasAccepted = (partner: string) => `உங்கள் பார்ட்னர் ${partner} ஏற்றுக்கொண்டார். <link>பார்ட்னரை நீக்கு</link>`
export const signedOut = 'நீங்கள் லாக்-அவுட் ஆகிவிட்டீர்கள். மீண்டும் லாகின் செய்யுங்கள்: நீங்கள் எழுதியது அப்படியே உள்ளது.'

export const partnerInvited = 'பார்ட்னர் அழைக்கப்பட்டார்'
export const partnerInvitedAndRequested = (partner: string) =>
  `${partner} எண்ணுக்கு ஒரு சிறிய, எதையும் வெளிக்காட்டாத மெசேஜ் அனுப்பினோம். அதில் ஹோட்டல் பெயர் இல்லை. சூப்பர்ஃபாஸ்ட் செக்-இன் கேட்கப்பட்டது, அவர் ஏற்றதும் உறுதியாகும்.`
export const partnerInvitedOnly = (partner: string) =>
  `${partner} எண்ணுக்கு ஒரு சிறிய, எதையும் வெளிக்காட்டாத மெசேஜ் அனுப்பினோம். அதில் ஹோட்டல் பெயர் இல்லை. அவர் ஏற்று, நீங்கள் படத்தையும் ID-ஐயும் சேர்த்ததும் சூப்பர்ஃபாஸ்ட் செக்-இன் கேட்கலாம்.`

export const checkInIsConfirmed = 'சூப்பர்ஃபாஸ்ட் செக்-இன் உறுதியானது'
export const showVoucherForOne = (shortId: string) =>
  `ரிசப்ஷனில் உங்கள் வவுச்சரைக் காட்டுங்கள். அவர்கள் உங்கள் படத்தையும் ID-ஐயும் உங்களோடு ஒப்பிட்டுச் சாவியைத் தருவார்கள். அசல் ID-ஐ உடன் வைத்திருங்கள். புக்கிங் எண் ${shortId}.`
export const showVoucherForTwo = (shortId: string) =>
  `ரிசப்ஷனில் உங்கள் வவுச்சரைக் காட்டுங்கள். அவர்கள் உங்கள் இருவரின் படங்களையும் ID-களையும் உங்களோடு ஒப்பிட்டுச் சாவியைத் தருவார்கள். அசல் ID-களை உடன் வைத்திருங்கள். புக்கிங் எண் ${shortId}.`

export const removeYourPartner = 'உங்கள் பார்ட்னரை நீக்கவா?'
export const partnerNoLongerSees =
  'அவர் இனி இந்தப் புக்கிங்கைப் பார்க்க முடியாது. ஒரு பார்ட்னர் ஏற்றதும் சூப்பர்ஃபாஸ்ட் செக்-இன் மீண்டும் உறுதியாகும்.'
export const removePartner = 'பார்ட்னரை நீக்கு'
export const keepPartner = 'பார்ட்னரை நீக்க வேண்டாம்'

export const invitesYou = (inviter: string) => `${inviter} உங்களை அழைக்கிறார்`
export const ifYouAccept = (inviter: string) =>
  `ஏற்றால்: ${inviter} செய்த புக்கிங்கில் சேர்வீர்கள், இங்கே எதுவும் செலுத்த வேண்டாம். நீங்கள் இருவரும் ரிசப்ஷனில் அசல் ID-களைக் காட்ட வேண்டும்.`
export const ifYouDecline = (inviter: string) => `மறுத்தால்: இந்தத் தங்கலை இனி பார்க்க முடியாது, நீங்கள் மறுத்ததை ${inviter} பார்ப்பார்.`
export const accept = (inviter: string) => `ஏற்றுக்கொள்<hidden>: ${inviter} அனுப்பிய அழைப்பு</hidden>`
export const accepting = (inviter: string) => `ஒரு நொடி...<hidden> ${inviter} அனுப்பிய அழைப்பு</hidden>`
export const bookingVerified = 'புக்கிங் சரிபார்க்கப்பட்டது'
export const youAreOnBooking = (inviter: string) =>
  `இப்போது ${inviter} செய்த புக்கிங்கில் சேர்ந்துவிட்டீர்கள். நீங்கள் இருவரும் ரிசப்ஷனில் அசல் ID-ஐக் காட்ட வேண்டும்.`
export const youHaveAccepted = 'ஏற்றுக்கொண்டீர்கள்'
export const stayingWith = (inviter: string) =>
  `${inviter} உடன் தங்குகிறீர்கள். ரிசப்ஷனுக்கு வரும்போது அசல் ID-களை உடன் வைத்திருங்கள்.`

export const declineInvite = 'அழைப்பை மறுக்கவா?'
export const inviterSeesDecline = (inviter: string) =>
  `இந்தத் தங்கலை இனி பார்க்க முடியாது. நீங்கள் மறுத்ததை ${inviter} பார்ப்பார், மீண்டும் அழைக்கவும் முடியும்.`
export const decline = 'மறு'
export const keepInvite = 'அழைப்பு இருக்கட்டும்'
export const inviteDeclined = 'அழைப்பு மறுக்கப்பட்டது'

export const leaveBooking = 'இந்தப் புக்கிங்கிலிருந்து விலகு'
export const leaveThisBooking = 'இந்தப் புக்கிங்கிலிருந்து விலகவா?'
export const inviterLosesCheckIn = (inviter: string) =>
  `இந்தத் தங்கலை இனி பார்க்க முடியாது, ${inviter} கேட்ட சூப்பர்ஃபாஸ்ட் செக்-இன்னும் இனி உறுதியாக இருக்காது. அறை புக் ஆனபடியே இருக்கும்.`
export const leave = 'விலகு'
export const stay = 'விலக வேண்டாம்'
export const youHaveLeftBooking = 'புக்கிங்கிலிருந்து விலகிவிட்டீர்கள்'
