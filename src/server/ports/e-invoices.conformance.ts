import { createVerify, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadOf, type EInvoicePayload } from '#domain/e-invoices/payload.ts'
import { readSignedQr } from '#domain/e-invoices/signed-qr.ts'
import { COMMISSION } from '#domain/e-invoices/example-document.ts'
import type { EInvoices } from './e-invoices.ts'

/** An adapter, together with what only its portal can do or see. */
export type EInvoicesUnderTest = {
  eInvoices: EInvoices
  publicKey: () => KeyObject
  advanceHours: (hours: number) => void
  close: () => Promise<void>
}

let serial = 0

/** Returns a payload with a unique invoice number. */
export function nextPayload(changes: Partial<typeof COMMISSION> = {}): EInvoicePayload {
  serial += 1
  const made = payloadOf({ ...COMMISSION, number: `M1/2627/${String(serial).padStart(6, '0')}`, ...changes })
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}

const isSignedBy = (key: KeyObject, token: string): boolean => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  return createVerify('sha256').update(`${head}.${claims}`).verify(key, signature, 'base64url')
}

/** The contract of the port. Every adapter passes it, so that the stand-in never promises more than the real portal. */
export function describeEInvoices(name: string, open: () => Promise<EInvoicesUnderTest>): void {
  describe(`${name} as a portal for e-invoices`, () => {
    let under: EInvoicesUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    const register = (payload: EInvoicePayload) => under.eInvoices.register(payload)
    const registered = async (payload: EInvoicePayload) => {
      const made = await register(payload)
      if (!made.ok) throw new Error(made.refusal.text)
      return made.value
    }

    it('the portal registers a document under a hash of 64 digits and signs its QR code', async () => {
      const payload = nextPayload()
      const { irn, ackNo, signedQr, signedInvoice } = await registered(payload)
      expect(irn).toMatch(/^[0-9a-f]{64}$/)
      expect(ackNo).toMatch(/^\d{15}$/)
      for (const token of [signedQr, signedInvoice]) expect(isSignedBy(under.publicKey(), token)).toBe(true)
      expect(readSignedQr(signedQr)).toMatchObject({
        SellerGstin: payload.SellerDtls.Gstin,
        DocNo: payload.DocDtls.No,
        TotInvVal: payload.ValDtls.TotInvVal,
        MainHsnCode: '998552',
        Irn: irn,
      })
    })

    it('the portal registers a document once: asked again, it gives the same registration', async () => {
      const payload = nextPayload()
      const first = await registered(payload)
      expect(await registered(payload)).toEqual(first)
    })

    it('the portal registers an invoice and a credit note with the same number separately', async () => {
      const payload = nextPayload()
      const note: EInvoicePayload = { ...payload, DocDtls: { ...payload.DocDtls, Typ: 'CRN' } }
      expect((await registered(note)).irn).not.toBe((await registered(payload)).irn)
    })

    it('the portal refuses a different document with an already registered number', async () => {
      const payload = nextPayload()
      await registered(payload)
      const other = { ...payload, ValDtls: { ...payload.ValDtls, TotInvVal: 1, AssVal: 1, IgstVal: 0 } }
      expect(await register(other)).toMatchObject({ ok: false, refusal: { code: 'OTHER_DOCUMENT' } })
    })

    it('the portal refuses what its schema refuses, unlike halves, and a total that does not add up', async () => {
      const payload = nextPayload()
      const [item] = payload.ItemList
      if (!item) throw new Error('no item')
      const wrong: EInvoicePayload[] = [
        { ...payload, BuyerDtls: { ...payload.BuyerDtls, Pin: 4110 } },
        { ...payload, ItemList: [{ ...item, CgstAmt: 1, SgstAmt: 1.01 }] },
        { ...payload, ValDtls: { ...payload.ValDtls, TotInvVal: payload.ValDtls.TotInvVal + 0.01 } },
      ]
      for (const one of wrong)
        expect(await register(one)).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^\d+$/) } })
      expect((await register(payload)).ok).toBe(true)
    })

    it('the portal cancels within 24 hours, says so when asked again, and then refuses the number', async () => {
      const reason = { code: '2', remarks: 'Wrong hotel' } as const
      const [first, late] = [nextPayload(), nextPayload()]
      const gstin = first.SellerDtls.Gstin
      const [{ irn }, { irn: lateIrn }] = [await registered(first), await registered(late)]
      const cancel = (one: string) => under.eInvoices.cancel({ gstin, irn: one }, reason)
      expect(await cancel(irn)).toMatchObject({ ok: true, value: { cancelledAt: expect.any(Date) } })
      expect(await cancel(irn)).toEqual({ ok: true, value: { cancelledAt: null } })
      expect(await register(first)).toMatchObject({ ok: false })
      under.advanceHours(25)
      expect((await cancel(lateIrn)).ok).toBe(false)
      expect((await cancel('0'.repeat(64))).ok).toBe(false)
    })

    it('the portal no longer reads a registration after three days, so a second request is refused', async () => {
      const payload = nextPayload()
      await registered(payload)
      under.advanceHours(73)
      expect(await register(payload)).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^\d+$/) } })
    })
  })
}
