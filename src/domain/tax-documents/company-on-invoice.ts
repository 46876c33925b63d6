import type { BookingStatus } from '../bookings/booking-status.ts'
import { postalAddress, type AddressFault } from '../e-invoices/postal-address.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { oneLine } from '../kernel/typed-text.ts'
import { isGstin } from './gstin.ts'

/** The maximum length that the e-invoice portal allows for a legal name. */
export const COMPANY_NAME_LENGTH = { from: 3, until: 100 }
export const MAX_COMPANY_ADDRESS = 250

/** The company for which a guest travels. Rule 46(d) requires the name, address and GSTIN of a registered recipient. */
export type Company = { gstin: string; name: string; address: string }

/** What is wrong with a field. Each language's `company-errors.ts` has the sentence. */
export type CompanyFault = 'required' | 'gstinForm' | 'gstinCheckDigit' | 'nameLength' | AddressFault
export type CompanyError = { field: keyof Company; kind: 'REQUIRED' | 'INVALID'; fault: CompanyFault }

const GSTIN_LENGTH = 15
const faulty = (field: keyof Company, fault: CompanyFault) =>
  refuse<CompanyError>({ field, kind: fault === 'required' ? 'REQUIRED' : 'INVALID', fault })

/** Normalises a GSTIN that people typed or pasted to capitals without spaces and hyphens. */
const typedGstin = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Reads a company as a guest typed it. The address must end with place and PIN code. The e-invoice portal has separate
 * fields for them, and a document cannot be corrected.
 */
export function readCompany(typed: Company): Result<Company, CompanyError> {
  const company = { gstin: typedGstin(typed.gstin), name: oneLine(typed.name), address: oneLine(typed.address) }
  const { gstin, name, address } = company
  if (gstin === '') return faulty('gstin', 'required')
  if (!isGstin(gstin)) return faulty('gstin', gstin.length === GSTIN_LENGTH ? 'gstinCheckDigit' : 'gstinForm')
  if (name === '') return faulty('name', 'required')
  if (name.length < COMPANY_NAME_LENGTH.from || name.length > COMPANY_NAME_LENGTH.until)
    return faulty('name', 'nameLength')
  if (address === '') return faulty('address', 'required')
  const divided = address.length > MAX_COMPANY_ADDRESS ? refuse('TOO_LONG' as const) : postalAddress(address)
  return divided.ok ? accept(company) : faulty('address', divided.refusal)
}

/**
 * Returns why the guest can no longer give, change or remove the company; undefined while they can. The first document
 * of a stay fixes the recipient, because what was invoiced to one recipient cannot be invoiced to another.
 */
export function companyRefusal(booking: {
  status: BookingStatus
  hasDocuments: boolean
}): 'INVOICE_WRITTEN' | 'NOT_ALLOWED_NOW' | undefined {
  if (booking.hasDocuments) return 'INVOICE_WRITTEN'
  return booking.status === 'expired' || booking.status === 'failed' ? 'NOT_ALLOWED_NOW' : undefined
}
