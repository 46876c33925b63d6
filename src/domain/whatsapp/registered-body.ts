import { PRODUCT_NAME } from '../site.ts'

/**
 * Returns a text as it is registered at WhatsApp. WhatsApp refuses templates that end with a variable, so our name is
 * added to such a text. `values` are the values in the text, or their placeholders.
 */
export const whatsAppBody = (body: string, values: readonly string[]): string =>
  values.some((value) => value !== '' && body.trimEnd().endsWith(value)) ? `${body.trimEnd()}\n${PRODUCT_NAME}` : body
