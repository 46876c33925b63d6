import { PRODUCT_NAME } from '#domain/site.ts'

export const APP_OFFER = `${PRODUCT_NAME} का बेस्ट, चलते-फिरते। चुभेगा नहीं।`
