import { fromBase64Url } from '../kernel/base64url.ts'
import type { EInvoicePayload } from './payload.ts'

/** What the signed QR code says about a document, as JSON in a JWT from the portal. `IrnDt` is Indian time. */
export type QrContents = {
  SellerGstin: string
  BuyerGstin: string
  DocNo: string
  DocTyp: string
  DocDt: string
  TotInvVal: number
  ItemCnt: number
  MainHsnCode: string
  Irn: string
  IrnDt: string
}

/** Lists what the QR code of a registered document must say once the portal has signed it. */
export const qrContents = (
  { SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList }: EInvoicePayload,
  { Irn, IrnDt }: Pick<QrContents, 'Irn' | 'IrnDt'>,
): QrContents => ({
  SellerGstin: SellerDtls.Gstin,
  BuyerGstin: BuyerDtls.Gstin,
  DocNo: DocDtls.No,
  DocTyp: DocDtls.Typ,
  DocDt: DocDtls.Dt,
  TotInvVal: ValDtls.TotInvVal,
  ItemCnt: ItemList.length,
  MainHsnCode: ItemList[0]?.HsnCd ?? '',
  Irn,
  IrnDt,
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const textOf = (part: string): string | undefined =>
  /^[\w-]+$/.test(part) && part.length % 4 !== 1 ? new TextDecoder().decode(fromBase64Url(part)) : undefined

/** Reads a signed QR code without checking its signature. Returns undefined if it is not a signed QR code. */
export function readSignedQr(signed: string): Partial<QrContents> | undefined {
  const [, claims = '', signature] = signed.split('.')
  if (signature === undefined) return undefined
  const told = jsonOf(textOf(claims) ?? '') as { data?: unknown } | null | undefined
  const contents = typeof told?.data === 'string' ? jsonOf(told.data) : undefined
  return typeof contents === 'object' && contents !== null ? contents : undefined
}

/** Whether a signed QR code belongs to this document and IRN, and not to another document with the same number. */
export function isQrOf(signed: string, payload: EInvoicePayload, irn: string): boolean {
  const told = readSignedQr(signed)
  const { SellerGstin, BuyerGstin, DocNo, DocTyp, DocDt, TotInvVal, Irn } = qrContents(payload, { Irn: irn, IrnDt: '' })
  const isSame = (name: keyof QrContents, expected: string) =>
    String(told?.[name] ?? '').toLowerCase() === expected.toLowerCase()
  return (
    isSame('SellerGstin', SellerGstin) &&
    isSame('BuyerGstin', BuyerGstin) &&
    isSame('DocNo', DocNo) &&
    isSame('DocTyp', DocTyp) &&
    isSame('DocDt', DocDt) &&
    isSame('Irn', Irn) &&
    Number(told?.TotInvVal) === TotInvVal
  )
}
