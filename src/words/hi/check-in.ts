type Step = 'photo' | 'identity' | 'partner' | 'key'

export const STEP_HEADINGS: Record<Step, string> = {
  photo: 'आपकी फ़ोटो',
  identity: 'आपकी ID',
  partner: 'आपके पार्टनर',
  key: 'चाबी',
}
export const STEPS_DONE: Record<Step, string> = {
  photo: 'फ़ोटो आ गई',
  identity: 'ID आ गई',
  partner: 'पार्टनर ने हाँ की',
  key: 'चाबी मिल गई',
}
const LATER_STEPS: Record<Step, string> = {
  photo: 'फ़ोटो',
  identity: 'ID',
  partner: 'पार्टनर',
  key: 'चाबी',
}
export function thenSteps(steps: readonly Step[]): string {
  const names = steps.map((step) => LATER_STEPS[step])
  const last = names.pop() ?? ''
  return names.length === 0 ? `फिर ${last}` : `फिर ${names.join(', ')} और ${last}`
}
export const stepsDone = (done: number, all: number) => `${all} में से ${done} हुए`

export const photoHint = 'आपके चेहरे की साफ़ फ़ोटो। हम इसे एन्क्रिप्ट करके रखते हैं।'
export const addYourPhoto = 'अपनी फ़ोटो डालें'
export const sendingYourPhoto = (percent: number) => `आपकी फ़ोटो भेज रहे हैं, ${percent}%`
export const acceptedIds = 'ड्राइविंग लाइसेंस, वोटर ID, पासपोर्ट या आधार कार्ड। PAN नहीं चलता।'
export const addYourId = 'अपनी ID डालें'
export const addingYourId = (percent: number) => `आपकी ID डाल रहे हैं, ${percent}%`
export const partnerHint = 'वे अपने फ़ोन से हाँ करेंगे। हमारे मैसेज में होटल का नाम नहीं होता।'
export const partnersPhone = 'पार्टनर का फ़ोन'
export const invite = (shortId: string) => `जोड़ें<hidden>, बुकिंग ${shortId}</hidden>`
export const inviting = (shortId: string) => `न्योता भेज रहे हैं...<hidden> बुकिंग ${shortId}</hidden>`
export const requestCheckIn = (shortId: string) => `सुपरफ़ास्ट चेक-इन माँगें<hidden>, बुकिंग ${shortId}</hidden>`
export const requestingCheckIn = (shortId: string) => `एक पल...<hidden> बुकिंग ${shortId}</hidden>`
export const checkInRequested = 'माँग लिया गया। आपके पार्टनर के हाँ करने पर हम इसे कन्फ़र्म करेंगे।'
export const collectKeyAtDesk = 'चाबी रिसेप्शन पर मिलती है, आपकी ओरिजिनल ID दिखाने पर।'

export const waitingForYourPartner = 'आपके पार्टनर का इंतज़ार है'
export const waitingForPartner = (partner: string) => `${partner} के हाँ करने का इंतज़ार है।`
export const inviteStillOpen = (partner: string) =>
  `${partner} को भेजा न्योता अभी खुला है। उसी नंबर पर दस मिनट बाद फिर मैसेज भेज सकते हैं।`
export const sendAgain = 'फिर भेजें'
export const cancelInvite = 'न्योता वापस लें'
export const cancelling = 'वापस ले रहे हैं...'
export const inviteIsCancelled = 'न्योता वापस ले लिया गया।'
export const partnerSaidNo = 'आपके पार्टनर ने मना किया।'
export const partnerHasAccepted = (partner: string) => `आपके पार्टनर ${partner} ने हाँ की है। <link>पार्टनर हटाएँ</link>`
export const signedOut = 'आप लॉगआउट हो गए थे। फिर लॉगिन कीजिए: आपने जो लिखा था, वह रखा है।'

export const partnerInvited = 'पार्टनर को न्योता भेज दिया'
export const partnerInvitedAndRequested = (partner: string) =>
  `हमने ${partner} को एक छोटा, सादा मैसेज भेजा है। उसमें होटल का नाम नहीं है। सुपरफ़ास्ट चेक-इन माँग लिया गया है, और उनके हाँ करने पर कन्फ़र्म होगा।`
export const partnerInvitedOnly = (partner: string) =>
  `हमने ${partner} को एक छोटा, सादा मैसेज भेजा है। उसमें होटल का नाम नहीं है। उनके हाँ करने और आपकी फ़ोटो और ID आने के बाद आप सुपरफ़ास्ट चेक-इन माँग सकते हैं।`

export const checkInIsConfirmed = 'सुपरफ़ास्ट चेक-इन कन्फ़र्म है'
export const showVoucherForOne = (shortId: string) =>
  `रिसेप्शन पर अपना वाउचर दिखाइए। वहाँ आपकी फ़ोटो और ID आपसे मिलाकर चाबी दी जाती है। अपनी ओरिजिनल ID साथ रखिए। बुकिंग नंबर ${shortId}।`
export const showVoucherForTwo = (shortId: string) =>
  `रिसेप्शन पर अपना वाउचर दिखाइए। वहाँ आप दोनों की फ़ोटो और ID आपसे मिलाकर चाबी दी जाती है। अपनी-अपनी ओरिजिनल ID साथ रखिए। बुकिंग नंबर ${shortId}।`

export const removeYourPartner = 'अपने पार्टनर को हटाएँ?'
export const partnerNoLongerSees = 'उन्हें यह बुकिंग फिर नहीं दिखेगी। किसी पार्टनर के हाँ करने पर सुपरफ़ास्ट चेक-इन फिर कन्फ़र्म होगा।'
export const removePartner = 'पार्टनर हटाएँ'
export const keepPartner = 'पार्टनर रहने दें'

export const invitesYou = (inviter: string) => `${inviter} ने आपको न्योता भेजा है`
export const ifYouAccept = (inviter: string) =>
  `हाँ करने पर आप ${inviter} की बुकिंग से जुड़ जाएँगे, और यहाँ कोई पेमेंट नहीं करना होगा। आप दोनों को रिसेप्शन पर अपनी ओरिजिनल ID दिखानी होगी।`
export const ifYouDecline = (inviter: string) =>
  `मना करने पर: आपको यह स्टे फिर नहीं दिखता, और ${inviter} को दिखता है कि आपने मना किया।`
export const accept = (inviter: string) => `हाँ करें<hidden>, ${inviter} का न्योता</hidden>`
export const accepting = (inviter: string) => `एक पल...<hidden> ${inviter} का न्योता</hidden>`
export const bookingVerified = 'बुकिंग कन्फ़र्म हुई'
export const youAreOnBooking = (inviter: string) =>
  `अब आप ${inviter} की बुकिंग में हैं। आप दोनों को रिसेप्शन पर अपनी ओरिजिनल ID दिखानी है।`
export const youHaveAccepted = 'आपने हाँ की है'
export const stayingWith = (inviter: string) => `आप ${inviter} के साथ रुक रहे हैं। रिसेप्शन पर अपनी-अपनी ओरिजिनल ID साथ रखिए।`

export const declineInvite = 'न्योते को मना करें?'
export const inviterSeesDecline = (inviter: string) =>
  `आपको यह स्टे फिर नहीं दिखेगा। ${inviter} को दिखेगा कि आपने मना किया, और वे आपको फिर न्योता भेज सकते हैं।`
export const decline = 'मना करें'
export const keepInvite = 'न्योता रहने दें'
export const inviteDeclined = 'न्योते को मना कर दिया'

export const leaveBooking = 'यह बुकिंग छोड़ें'
export const leaveThisBooking = 'यह बुकिंग छोड़ें?'
export const inviterLosesCheckIn = (inviter: string) =>
  `आपको यह स्टे फिर नहीं दिखेगा, और ${inviter} का सुपरफ़ास्ट चेक-इन कन्फ़र्म नहीं रहेगा। रूम बुक रहता है।`
export const leave = 'छोड़ें'
export const stay = 'बने रहें'
export const youHaveLeftBooking = 'आपने बुकिंग छोड़ दी'
