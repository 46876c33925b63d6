import { PRODUCT_NAME } from '#domain/site.ts'

// A line of the offer must not end within 'चलते-फिरते'.
export const APP_OFFER = `${PRODUCT_NAME} का बेस्ट, चलते-\u2060फिरते। चुभेगा नहीं।`
