import { COMPANY_NAME_LENGTH, type CompanyFault } from '#domain/tax-documents/company-on-invoice.ts'

const { from, until } = COMPANY_NAME_LENGTH

export const COMPANY_ERRORS: Readonly<Record<CompanyFault, string>> = {
  required: 'இதை நிரப்புங்கள்',
  gstinForm: 'GSTIN-இல் 15 எழுத்துகள் இருக்கும், உதாரணம்: 27AAPFU0939F1ZV',
  gstinCheckDigit: 'இது GSTIN அல்ல: கடைசி எழுத்து மற்றவற்றோடு பொருந்தவில்லை. ஒவ்வொன்றையும் சரிபாருங்கள்',
  nameLength: `${from} முதல் ${until} எழுத்துகள் வரை எழுதுங்கள்`,
  NO_PIN: 'கடைசியில் ஆறு இலக்க PIN குறியீட்டை எழுதுங்கள்',
  NO_PLACE: 'தெருவுக்கும் ஊருக்கும் இடையில் காற்புள்ளி இடுங்கள்: 14 Lake Road, Pune 411001',
  TOO_LONG: 'இந்த முகவரி மிக நீளமானது. சுருக்குங்கள்',
}
