import { COMPANY_NAME_LENGTH, type CompanyFault } from '#domain/tax-documents/company-on-invoice.ts'

const { from, until } = COMPANY_NAME_LENGTH

export const COMPANY_ERRORS: Readonly<Record<CompanyFault, string>> = {
  required: 'इसे भर दीजिए',
  gstinForm: 'GSTIN में 15 अक्षर होते हैं, जैसे 27AAPFU0939F1ZV',
  gstinCheckDigit: 'यह GSTIN नहीं है: आखिरी अक्षर बाकी से मेल नहीं खाता। हर अक्षर देख लीजिए',
  nameLength: `${from} से ${until} अक्षर लिखिए`,
  NO_PIN: 'आखिर में छह अंकों का पिन कोड लिखिए',
  NO_PLACE: 'सड़क और शहर के बीच कॉमा लगाइए: 14 Lake Road, Pune 411001',
  TOO_LONG: 'यह पता बहुत लंबा है। छोटा कर दीजिए',
}
