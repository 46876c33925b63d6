import { PRODUCT_NAME } from '#domain/site.ts'

/** Specification §1, letter for letter. */
export const APP_OFFER = `Get the best of ${PRODUCT_NAME}, on the go. It won’t itch.`
