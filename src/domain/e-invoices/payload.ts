import { taxIn, type Gst } from '../bills/gst.ts'
import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { Party } from '../tax-documents/document-content.ts'
import { isGstin, stateCodeOf } from '../tax-documents/gstin.ts'
import { portalText, postalAddress, type AddressFault, type PostalAddress } from './postal-address.ts'

/** Rupees with at most two decimals, as in the portal's JSON. They are never used in calculations. */
type PortalRupees = number

type PartyDetails = PostalAddress & { Gstin: string; LglNm: string; Stcd: string }
type Taxes = { Cgst?: PortalRupees; Sgst?: PortalRupees; Igst?: PortalRupees }
type Suffixed<Suffix extends string> = { [Name in keyof Taxes as `${Name}${Suffix}`]: PortalRupees }

/**
 * The content that the portal registers: GST's form INV-01, version 1.1, with the fields that a service between
 * companies requires.
 */
export type EInvoicePayload = {
  Version: '1.1'
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B'; RegRev: 'N'; IgstOnIntra: 'N' }
  DocDtls: { Typ: 'INV' | 'CRN'; No: string; Dt: string }
  SellerDtls: PartyDetails
  BuyerDtls: PartyDetails & { Pos: string }
  ItemList: ({
    SlNo: string
    PrdDesc: string
    IsServc: 'Y'
    HsnCd: string
    UnitPrice: PortalRupees
    TotAmt: PortalRupees
    AssAmt: PortalRupees
    GstRt: number
    TotItemVal: PortalRupees
  } & Suffixed<'Amt'>)[]
  ValDtls: { AssVal: PortalRupees; RndOffAmt?: PortalRupees; TotInvVal: PortalRupees } & Suffixed<'Val'>
  RefDtls?: { PrecDocDtls: { InvNo: string; InvDt: string }[] }
}

/** A service at one rate. */
export type RegistrableItem = Gst & { what: string; sac: string; percent: number; value: Paise }

/** A document as we issued it. `corrects` lists the invoices that a credit note corrects. */
export type RegistrableDocument = {
  kind: 'invoice' | 'credit_note'
  number: string
  date: IstDate
  supplier: Party
  recipient: Party
  /** the code of the state in which the service is supplied */
  placeOfSupply: string
  /** at least one item */
  items: readonly RegistrableItem[]
  /** the difference between the exact amount and a bill in whole rupees */
  rounding: Paise
  total: Paise
  corrects: readonly { number: string; date: IstDate }[]
}

type Side = 'supplier' | 'recipient'
export type Inexpressible = { code: 'GSTIN' | 'NAME' | AddressFault | 'AMOUNTS' | 'NUMBER'; side: Side | null }

const NAME_LENGTH = { from: 3, until: 100 }
const NUMBER_FORM = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/
/** The highest amount that an item can have. */
const MOST: Paise = 99_999_999_999_999
/** The highest rounding that a document can have. */
const MOST_ROUNDED: Paise = 10_000

const rupees = (amount: Paise): PortalRupees => amount / 100

/** Formats a day as the portal expects it: '31/12/2026'. */
const portalDate = (date: IstDate): string => date.split('-').toReversed().join('/')

function partyDetails({ name, address, gstin }: Party, side: Side): Result<PartyDetails, Inexpressible> {
  if (gstin === null || !isGstin(gstin)) return refuse({ code: 'GSTIN', side })
  const LglNm = portalText(name)
  if (LglNm.length < NAME_LENGTH.from || LglNm.length > NAME_LENGTH.until) return refuse({ code: 'NAME', side })
  const divided = postalAddress(address)
  if (!divided.ok) return refuse({ code: divided.refusal, side })
  return accept({ Gstin: gstin, LglNm, ...divided.value, Stcd: stateCodeOf(gstin) })
}

function areAmountsWhole({ items, rounding, total }: RegistrableDocument): boolean {
  const amounts = [...items.flatMap(({ value, cgst, sgst, igst }) => [value, cgst, sgst, igst]), total]
  const sum = items.reduce((so, item) => so + item.value + taxIn(item), rounding)
  return (
    items.length > 0 &&
    amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST) &&
    total === sum &&
    Math.abs(rounding) < MOST_ROUNDED &&
    items.every(({ cgst, sgst, igst }) => (igst === 0 || cgst + sgst === 0) && Math.abs(cgst - sgst) <= 1)
  )
}

/** An item with equal CGST and SGST, because the portal refuses unequal amounts (error 2227). */
type Halved = RegistrableItem & { half: Paise; oddPaisa: Paise }

const halved = (item: RegistrableItem): Halved => {
  const half = Math.min(item.cgst, item.sgst)
  return { ...item, half, oddPaisa: item.cgst + item.sgst - 2 * half }
}

type Place = { isWithinState: boolean }

const taxesOf = <Suffix extends 'Amt' | 'Val'>(
  suffix: Suffix,
  { half, igst }: Pick<Halved, 'half' | 'igst'>,
  { isWithinState }: Place,
): Suffixed<Suffix> =>
  (isWithinState
    ? { [`Cgst${suffix}`]: rupees(half), [`Sgst${suffix}`]: rupees(half) }
    : { [`Igst${suffix}`]: rupees(igst) }) as Suffixed<Suffix>

const itemOf = (item: Halved, index: number, place: Place): EInvoicePayload['ItemList'][number] => ({
  SlNo: String(index + 1),
  PrdDesc: portalText(item.what),
  IsServc: 'Y',
  HsnCd: item.sac,
  UnitPrice: rupees(item.value),
  TotAmt: rupees(item.value),
  AssAmt: rupees(item.value),
  GstRt: item.percent,
  ...taxesOf('Amt', item, place),
  TotItemVal: rupees(item.value + 2 * item.half + item.igst),
})

/** Adds up the items. An odd paisa of CGST becomes rounding, so that the document's total does not change. */
function valuesOf({ rounding, total }: RegistrableDocument, items: readonly Halved[], place: Place) {
  const sum = (of: (item: Halved) => Paise) => items.reduce((so, item) => so + of(item), 0)
  const rounded = rounding + sum(({ oddPaisa }) => oddPaisa)
  return {
    AssVal: rupees(sum(({ value }) => value)),
    ...taxesOf('Val', { half: sum(({ half }) => half), igst: sum(({ igst }) => igst) }, place),
    ...(rounded === 0 ? {} : { RndOffAmt: rupees(rounded) }),
    TotInvVal: rupees(total),
  }
}

/**
 * Converts a document to the portal's form, with every amount equal to the paisa. Refuses a document that the form
 * cannot express.
 */
export function payloadOf(document: RegistrableDocument): Result<EInvoicePayload, Inexpressible> {
  const { kind, number, date, placeOfSupply, supplier, corrects } = document
  if (!NUMBER_FORM.test(number)) return refuse({ code: 'NUMBER', side: null })
  const seller = partyDetails(supplier, 'supplier')
  if (!seller.ok) return seller
  const buyer = partyDetails(document.recipient, 'recipient')
  if (!buyer.ok) return buyer
  const place = { isWithinState: seller.value.Stcd === placeOfSupply }
  const isOtherPlace = ({ cgst, sgst, igst }: RegistrableItem) => (place.isWithinState ? igst > 0 : cgst + sgst > 0)
  if (!areAmountsWhole(document) || document.items.some(isOtherPlace)) return refuse({ code: 'AMOUNTS', side: null })
  const items = document.items.map(halved)
  return accept({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: portalDate(date) },
    SellerDtls: seller.value,
    BuyerDtls: { ...buyer.value, Pos: placeOfSupply },
    ItemList: items.map((item, index) => itemOf(item, index, place)),
    ValDtls: valuesOf(document, items, place),
    ...(corrects.length === 0
      ? {}
      : { RefDtls: { PrecDocDtls: corrects.map((one) => ({ InvNo: one.number, InvDt: portalDate(one.date) })) } }),
  })
}

const WHOSE: Record<Side, string> = { supplier: 'our', recipient: 'the hotel’s' }

/** Says why a document cannot be registered, and what to change. */
export function inexpressibleWords({ code, side }: Inexpressible): string {
  const whose = side === null ? '' : WHOSE[side]
  switch (code) {
    case 'NO_PIN':
      return `The PIN code is missing at the end of ${whose} address.`
    case 'NO_PLACE':
      return `Write ${whose} address as street, place and PIN code, with commas between.`
    case 'TOO_LONG':
      return `Shorten ${whose} address: the portal takes two lines of 100 characters.`
    case 'NAME':
      return `The portal takes 3 to 100 characters of ${whose} legal name.`
    case 'GSTIN':
      return `Check ${whose} GSTIN.`
    case 'AMOUNTS':
      return 'The amounts do not fit the portal’s form: value, taxes and total must agree with the place of supply.'
    case 'NUMBER':
      return 'The portal does not take this document number.'
    default:
      return code satisfies never
  }
}
