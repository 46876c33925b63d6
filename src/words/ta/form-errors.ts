import type { FormFault } from '#domain/accounts/sign-up-form.ts'

export const FORM_ERRORS: Readonly<Record<FormFault, string>> = {
  nameRequired: 'பெயர் தேவை',
  emailRequired: 'ஈமெயில் தேவை',
  emailInvalid: 'ஈமெயில் சரியில்லை',
  cityRequired: 'நகரம் தேவை',
  phoneRequired: 'ஃபோன் எண் தேவை',
  phoneInvalid: 'ஃபோன் எண் சரியில்லை',
  phoneShort: 'ஃபோன் எண்ணின் 10 இலக்கங்களையும் எழுதுங்கள்',
  otpRequired: 'OTP தேவை',
}
export const formError = (fault: FormFault | undefined): string | undefined => fault && FORM_ERRORS[fault]

export const otpWrong = 'உங்கள் மொபைலுக்கு வந்த சரியான OTP-ஐ எழுதுங்கள்.'
export const resendOtp = 'OTP-ஐ மீண்டும் அனுப்பு'
export const notRegistered = 'இந்த ஃபோன் எண்ணில் கணக்கு இல்லை. எண்ணைப் பாருங்கள் அல்லது சைன்-அப் செய்யுங்கள்.'
export const emailTaken = 'இந்த ஈமெயில் ஏற்கனவே எங்களிடம் உள்ளது. லாகின் செய்து பாருங்கள்.'
export const phoneTaken = 'இந்த ஃபோன் எண் ஏற்கனவே எங்களிடம் உள்ளது. லாகின் செய்து பாருங்கள்.'
