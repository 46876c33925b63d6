import { Type } from 'typebox'
import { isIstDate } from '#domain/kernel/ist.ts'

/** Settings for the portal with which invoices to registered hotels are registered. */
export const E_INVOICE_SETTINGS = {
  E_INVOICE_FROM: Type.Optional(
    Type.String({
      pattern: String.raw`^20\d{2}-\d{2}-\d{2}$`,
      description: 'day from which Uncle’s documents to a GSTIN are registered as e-invoices; without it none is',
    }),
  ),
  E_INVOICE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^?#]+[^/?#]$',
      description: 'address of the provider (GSP), up to `/Invoice`; required outside local with `E_INVOICE_FROM`',
    }),
  ),
  E_INVOICE_HEADERS: Type.Optional(
    Type.String({
      pattern: '^\\{',
      description: 'JSON of the headers by which the provider knows us; required with `E_INVOICE_URL`',
    }),
  ),
}

type Asked = {
  APP_ENV: string
  E_INVOICE_FROM?: string
  E_INVOICE_URL?: string
  E_INVOICE_HEADERS?: string
}

/** Reads the provider's headers. Returns undefined if they are not a JSON object of texts. */
export function readPortalHeaders(text: string): Record<string, string> | undefined {
  try {
    const told = JSON.parse(text) as unknown
    if (typeof told !== 'object' || told === null || Array.isArray(told)) return undefined
    const isWhole = Object.entries(told).every(
      ([name, value]) => /^[\w-]+$/.test(name) && typeof value === 'string' && /^[ -~]+$/.test(value),
    )
    return isWhole ? (told as Record<string, string>) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function eInvoiceSettingErrors({ APP_ENV, E_INVOICE_FROM, E_INVOICE_URL, E_INVOICE_HEADERS }: Asked): string[] {
  const mistakes: string[] = []
  if (E_INVOICE_FROM !== undefined && !isIstDate(E_INVOICE_FROM)) mistakes.push('E_INVOICE_FROM is not a day')
  if (E_INVOICE_FROM !== undefined && APP_ENV !== 'local' && E_INVOICE_URL === undefined)
    mistakes.push(`E_INVOICE_URL is required with E_INVOICE_FROM when APP_ENV is ${APP_ENV}`)
  if ((E_INVOICE_URL === undefined) !== (E_INVOICE_HEADERS === undefined))
    mistakes.push('E_INVOICE_URL and E_INVOICE_HEADERS are set together')
  if (E_INVOICE_HEADERS !== undefined && readPortalHeaders(E_INVOICE_HEADERS) === undefined)
    mistakes.push('E_INVOICE_HEADERS is not a JSON object of header names and texts')
  return mistakes
}
