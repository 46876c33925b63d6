import type { FormFault } from '#domain/accounts/sign-up-form.ts'

export const FORM_ERRORS: Readonly<Record<FormFault, string>> = {
  nameRequired: 'नाम लिखना ज़रूरी है',
  emailRequired: 'ईमेल लिखना ज़रूरी है',
  emailInvalid: 'ईमेल सही नहीं है',
  cityRequired: 'शहर चुनना ज़रूरी है',
  phoneRequired: 'फ़ोन नंबर लिखना ज़रूरी है',
  phoneInvalid: 'फ़ोन नंबर सही नहीं है',
  phoneShort: 'फ़ोन नंबर के पूरे 10 अंक लिखिए',
  otpRequired: 'OTP डालना ज़रूरी है',
}
export const formError = (fault: FormFault | undefined): string | undefined => fault && FORM_ERRORS[fault]

export const otpWrong = 'आपके मोबाइल पर भेजा गया सही OTP डालिए।'
export const resendOtp = 'OTP फिर भेजें'
export const notRegistered = 'इस फ़ोन नंबर से कोई खाता नहीं है। नंबर देख लीजिए, या साइन-अप कीजिए।'
export const emailTaken = 'यह ईमेल हमारे यहाँ पहले से है। लॉगिन करके देखिए।'
export const phoneTaken = 'यह फ़ोन नंबर हमारे यहाँ पहले से है। लॉगिन करके देखिए।'
