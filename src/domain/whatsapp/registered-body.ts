import { PRODUCT_NAME } from '../site.ts'

/**
 * A text as it is registered at WhatsApp, which refuses a template that ends with a value: our name follows such an end.
 * `values` are those in the text, or the placeholders in their place.
 */
export const whatsAppBody = (body: string, values: readonly string[]): string =>
  values.some((value) => value !== '' && body.trimEnd().endsWith(value)) ? `${body.trimEnd()}\n${PRODUCT_NAME}` : body
