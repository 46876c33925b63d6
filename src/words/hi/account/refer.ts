export const offer = (discount: string, reward: string) => `दोस्त को ${discount}, आपको ${reward}`
export const yourCode = (code: string) => `<hidden>आपका कोड: </hidden><code>${code}</code>`
export const shareMessage = (code: string, productName: string, discount: string) =>
  `${productName} पर मेरा कोड ${code} लगाइए और पहली बुकिंग पर ${discount} की छूट लीजिए।`
export const messageCopied = 'मैसेज कॉपी हो गया'
export const copyCode = 'कोड कॉपी करें'
export const codeCopied = 'कोड कॉपी हो गया'
export const copyLink = 'लिंक कॉपी करें'
export const linkCopied = 'लिंक कॉपी हो गया'

export const howItWorks = 'कैसे होता है'
export const sendYourCode = 'अपना कोड या लिंक ऐसे दोस्त को भेजिए जो यहाँ नए हैं।'
export const friendGets = (discount: string) => `वे इससे साइन-अप या बुक करते हैं, और पहली बुकिंग पर ${discount} की छूट पाते हैं।`
export const youGet = (reward: string) => `वह स्टे पूरा होने पर ${reward} का क्रेडिट आपका है। अगली बुकिंग में वह अपने-आप लग जाता है।`
export const onceForEachPhone = 'हर फ़ोन नंबर के लिए एक बार। आपका अपना दूसरा नंबर नहीं चलता।'

export const nothingEarnedYet = 'अभी कुछ नहीं मिला'
export const creditAppearsHere = 'दोस्त के पहले स्टे के बाद क्रेडिट यहाँ दिखता है।'
export const earned = (amount: string) => `${amount} मिले`
export const friendsFirstStay = (day: string) => `एक दोस्त का पहला स्टे, ${day}`
