import { createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { EInvoicePayload } from '#domain/e-invoices/payload.ts'
import { qrContents } from '#domain/e-invoices/signed-qr.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import type { Clock } from '../ports/clock.ts'
import type { RegisteredInvoice } from '../ports/e-invoices.ts'
import { CANCELLED, DUPLICATE, irnOf, type EInvoicePortal } from './e-invoice-portal.ts'
import { inv01Errors } from './inv-01-schema.ts'

const HOUR = 3_600_000
const CANCEL_HOURS = 24
const READABLE_HOURS = 72
const KEY_BITS = 2048

type Registration = { made: RegisteredInvoice; cancelledAt?: Date }

/** Formats an instant as the portal does, in Indian time: '2026-12-31 12:44:00'. */
export const portalMoment = (instant: Date): string => toIstIso(instant).slice(0, 19).replace('T', ' ')

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function signedBy(key: KeyObject, contents: object): string {
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ data: JSON.stringify(contents), iss: 'TEST' })}`
  return `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`
}

const sumInPaise = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce((sum: number, amount) => sum + Math.round((amount ?? 0) * 100), 0)

/** Returns the portal's error for amounts that do not add up. */
function faultOfAmounts({ ItemList, ValDtls }: EInvoicePayload): { code: string; text: string } | undefined {
  if (ItemList.some((item) => item.CgstAmt !== item.SgstAmt) || ValDtls.CgstVal !== ValDtls.SgstVal)
    return { code: '2227', text: 'CGST and SGST amounts should be the same' }
  const { AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt, TotInvVal } = ValDtls
  if (sumInPaise([AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt]) !== sumInPaise([TotInvVal]))
    return { code: '2189', text: 'Invalid total invoice value' }
  return undefined
}

export type TestPortal = EInvoicePortal & { publicKey: () => KeyObject }

/**
 * Stands in for the portal on a local machine. Checks the rules for which we have a source, and signs with its own key.
 * It forgets everything when the process ends.
 */
export function testPortal(clock: Clock): TestPortal {
  let key: KeyObject | undefined
  const privateKey = () => (key ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey)
  const registered = new Map<string, Registration>()
  const hoursSince = ({ made }: Registration) => (clock.now().getTime() - made.ackAt.getTime()) / HOUR

  const write = (payload: EInvoicePayload, irn: string): RegisteredInvoice => {
    // The portal's clock shows whole seconds.
    const ackAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
    const ackNo = String(112_600_000_000_000 + registered.size + 1)
    const ack = { AckNo: Number(ackNo), AckDt: portalMoment(ackAt), Irn: irn }
    const made = {
      irn,
      ackNo,
      ackAt,
      signedQr: signedBy(privateKey(), qrContents(payload, { Irn: irn, IrnDt: ack.AckDt })),
      signedInvoice: signedBy(privateKey(), { ...ack, ...payload }),
    }
    registered.set(irn, { made })
    return made
  }

  return {
    publicKey: () => createPublicKey(privateKey()),
    generate: async (payload) => {
      const [fault] = inv01Errors(payload)
      if (fault !== undefined) return refuse({ code: '5002', text: fault })
      const wrong = faultOfAmounts(payload)
      if (wrong) return refuse(wrong)
      const irn = irnOf(payload)
      if (registered.has(irn)) return refuse({ code: DUPLICATE, text: 'Duplicate IRN', irn })
      return accept(write(payload, irn))
    },
    find: async (_gstin, irn) => {
      const found = registered.get(irn)
      if (!found || hoursSince(found) > READABLE_HOURS)
        return refuse({ code: '2148', text: 'Requested IRN data is not available' })
      return found.cancelledAt ? refuse(CANCELLED) : accept(found.made)
    },
    cancel: async ({ irn }) => {
      const found = registered.get(irn)
      if (!found) return refuse({ code: '2148', text: 'Requested IRN data is not available' })
      if (found.cancelledAt) return refuse({ code: '9999', text: 'IRN is not active' })
      if (hoursSince(found) > CANCEL_HOURS) return refuse({ code: '2270', text: 'More than 24 hours old' })
      found.cancelledAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
      return accept({ cancelledAt: found.cancelledAt })
    },
  }
}
