export const offer = (discount: string, reward: string) => `நண்பருக்கு ${discount}, உங்களுக்கு ${reward}`
export const yourCode = (code: string) => `<hidden>உங்கள் குறியீடு: </hidden><code>${code}</code>`
export const shareMessage = (code: string, productName: string, discount: string) =>
  `${productName}-இல் என் குறியீடு ${code} பயன்படுத்தி, முதல் புக்கிங்கில் ${discount} தள்ளுபடி பெறுங்கள்.`
export const messageCopied = 'மெசேஜ் நகலெடுக்கப்பட்டது'
export const copyCode = 'குறியீட்டை நகலெடு'
export const codeCopied = 'குறியீடு நகலெடுக்கப்பட்டது'
export const copyLink = 'லிங்க்கை நகலெடு'
export const linkCopied = 'லிங்க் நகலெடுக்கப்பட்டது'

export const howItWorks = 'எப்படி நடக்கிறது'
export const sendYourCode = 'உங்கள் குறியீட்டையோ லிங்க்கையோ இங்கே புதிதாக வரும் நண்பருக்கு அனுப்புங்கள்.'
export const friendGets = (discount: string) =>
  `அவர் அதைக் கொண்டு சைன்-அப் அல்லது புக் செய்தால் முதல் புக்கிங்கில் ${discount} தள்ளுபடி.`
export const youGet = (reward: string) =>
  `அந்தத் தங்கல் முடிந்ததும் ${reward} கிரெடிட் உங்களுக்கு. உங்கள் அடுத்த புக்கிங்கில் அது தானாகப் பயன்படும்.`
export const onceForEachPhone = 'ஒவ்வொரு ஃபோன் எண்ணுக்கும் ஒரு முறை. உங்கள் சொந்த இரண்டாவது எண் கணக்கில் வராது.'

export const nothingEarnedYet = 'இன்னும் எதுவும் பெறவில்லை'
export const creditAppearsHere = 'நண்பர் முதல் முறை தங்கிய பிறகு கிரெடிட் இங்கே வரும்.'
export const earned = (amount: string) => `${amount} பெற்றீர்கள்`
export const friendsFirstStay = (day: string) => `நண்பரின் முதல் தங்கல், ${day}`
