export const desk = 'डेस्क'
export const office = 'ऑफ़िस'
export const noConnection = 'कनेक्शन नहीं है'

export const signUp = 'साइन-अप'
export const signUpWithoutScript = 'JavaScript बंद है। <link>इसके बिना साइन-अप करें</link>'
export const signUpWithPhone = (credit: string) =>
  `फ़ोन और एक बार के पासवर्ड (OTP) से साइन-अप कीजिए: जुड़ने पर ${credit} क्रेडिट, और कोई पासवर्ड याद नहीं रखना।`

export const skipToContent = 'सीधे पेज पर जाएँ'
export const somethingWentWrong = 'हमारी तरफ़ से गड़बड़ हुई'
