import { CANCEL_HOURS, MAX_REMARK } from '#domain/e-invoices/cancel-e-invoice.ts'

export const cancel = 'Cancel e-invoice'
export const cancelNumber = (number: string) => `Cancel e-invoice ${number}`
export const whatFollows = `The portal cancels it for good, and its number cannot be used again. A credit note takes the document back, and a new invoice is written and registered. After ${CANCEL_HOURS} hours only a credit note helps.`
export const why = 'Why'
export const codes = {
  '1': 'It is a duplicate',
  '2': 'A mistake in what was entered',
  '3': 'The order was cancelled',
  '4': 'Another reason',
}
export const remark = `Remark for the portal and the log, at most ${MAX_REMARK} characters`
export const cancelled = 'IRN cancelled'
