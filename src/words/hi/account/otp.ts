export const confirmItsYou = 'बताइए कि यह आप ही हैं'
export const privateSoOtp = 'यह निजी है, इसलिए हम पहले OTP माँगते हैं।'
export const privateSoPasskey = 'यह निजी है, इसलिए हम पहले आपकी पासकी माँगते हैं।'

export const otp = 'OTP'
export const otpSentTo = (phone: string) => `एक बार का पासवर्ड (OTP) आपके मोबाइल ${phone} पर भेजा गया है, उसे यहाँ लिखिए।`
export const notGettingOtp = (supportPhone: string) => `OTP नहीं आ रहा? <link>${supportPhone}</link> पर कॉल कीजिए`
export const resendOtp = 'OTP फिर भेजें'
export const tryWhatsApp = 'WhatsApp पर पाएँ'
export const resendIn = (wait: string) => `${wait} में`
export const tryAgainIn = (wait: string) => `${wait} बाद फिर कोशिश कर सकते हैं।`
export const tryAgainNow = 'अब फिर कोशिश कर सकते हैं।'
export const getOtp = 'OTP भेजें'
export const sendingOtp = 'OTP भेज रहे हैं...'
export const proceed = 'आगे बढ़ें'
export const checking = 'देख रहे हैं...'

export const somethingWentWrong = 'हमारी तरफ़ से गड़बड़ हुई। फिर कोशिश कीजिए।'
export const checkingItsYou = 'देख रहे हैं कि यह आप ही हैं…'
export const securityCheckFailed = 'हमारी सुरक्षा जाँच इस ब्राउज़र में नहीं चली। फिर कोशिश कीजिए, या हमें कॉल कीजिए।'

export const confirmWithPasskey = 'मेरी पासकी लें'
export const passkeyFailed = 'यह नहीं हो पाया। फिर कोशिश कीजिए, या दूसरा डिवाइस चुनिए।'
export const deviceLost = (supportPhone: string) => `डिवाइस खो गया है? <link>${supportPhone}</link> पर कॉल कीजिए।`
