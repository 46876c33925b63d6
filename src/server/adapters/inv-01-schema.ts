import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { Type } from 'typebox'

/*
 * The fields of the portal's JSON schema (version 1.1) that we send, with its limits and patterns:
 * https://einv-apisandbox.nic.in/version1.03/generate-irn.html
 */
const Text = (minLength: number, maxLength: number) => Type.String({ minLength, maxLength, pattern: '^([^\\\\"])*$' })
const Day = Type.String({ pattern: '^[0-3][0-9]/[0-1][0-9]/[2][0][1-2][0-9]$' })
const Amount = (maximum: number, minimum = 0) => Type.Number({ minimum, maximum, isInPaise: true })
const OfItem = Amount(999_999_999_999.99)
const OfDocument = Amount(99_999_999_999_999)
const State = Type.String({ pattern: '^(?!0+$)([0-9]{1,2})$' })
const Gstin = Type.String({ pattern: '^[0-9]{2}[0-9A-Z]{13}$' })
const closed = { additionalProperties: false }

const party = (longestPlace: number) => ({
  Gstin,
  LglNm: Text(3, 100),
  Addr1: Text(1, 100),
  Addr2: Type.Optional(Text(3, 100)),
  Loc: Text(3, longestPlace),
  Pin: Type.Integer({ minimum: 100_000, maximum: 999_999 }),
  Stcd: State,
})

const Item = Type.Object(
  {
    SlNo: Type.String({ pattern: '^([0-9]{1,6})$' }),
    PrdDesc: Type.Optional(Text(3, 300)),
    IsServc: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
    HsnCd: Type.String({ pattern: '^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$' }),
    UnitPrice: OfItem,
    TotAmt: OfItem,
    AssAmt: OfItem,
    GstRt: Type.Number({ minimum: 0, maximum: 999.999 }),
    IgstAmt: Type.Optional(OfItem),
    CgstAmt: Type.Optional(OfItem),
    SgstAmt: Type.Optional(OfItem),
    TotItemVal: OfItem,
  },
  closed,
)

const Inv01 = Type.Object(
  {
    Version: Type.Literal('1.1'),
    TranDtls: Type.Object(
      {
        TaxSch: Type.Literal('GST'),
        SupTyp: Type.Literal('B2B'),
        RegRev: Type.Optional(Type.Union([Type.Literal('Y'), Type.Literal('N')])),
        IgstOnIntra: Type.Optional(Type.Union([Type.Literal('Y'), Type.Literal('N')])),
      },
      closed,
    ),
    DocDtls: Type.Object(
      {
        Typ: Type.Union([Type.Literal('INV'), Type.Literal('CRN'), Type.Literal('DBN')]),
        No: Type.String({ pattern: '^([a-zA-Z1-9]{1}[a-zA-Z0-9/-]{0,15})$' }),
        Dt: Day,
      },
      closed,
    ),
    SellerDtls: Type.Object(party(50), closed),
    BuyerDtls: Type.Object({ ...party(100), Pos: State }, closed),
    ItemList: Type.Array(Item, { minItems: 1, maxItems: 1000 }),
    ValDtls: Type.Object(
      {
        AssVal: OfDocument,
        CgstVal: Type.Optional(OfDocument),
        SgstVal: Type.Optional(OfDocument),
        IgstVal: Type.Optional(OfDocument),
        RndOffAmt: Type.Optional(Amount(99.99, -99.99)),
        TotInvVal: OfDocument,
      },
      closed,
    ),
    RefDtls: Type.Optional(
      Type.Object(
        {
          PrecDocDtls: Type.Array(
            Type.Object({ InvNo: Type.String({ pattern: '^[1-9a-zA-Z]{1}[0-9a-zA-Z/-]{1,15}$' }), InvDt: Day }, closed),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
)

/** Compiles the schema on first use, because most sites register no documents. */
function compiled(): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, meta: false, validateSchema: false })
  ajv.addKeyword({
    keyword: 'isInPaise',
    type: 'number',
    validate: (_: boolean, amount: number) => /^-?\d+(\.\d{1,2})?$/.test(String(amount)),
  })
  return ajv.compile(Inv01)
}
let validator: ValidateFunction | undefined

const wordsOf = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath.slice(1).replaceAll('/', '.')} ${message ?? ''} ${params.additionalProperty ?? ''}`.trim()

/** Lists what the portal's schema refuses in a payload. */
export function inv01Errors(payload: unknown): string[] {
  validator ??= compiled()
  return validator(payload) ? [] : (validator.errors ?? []).map(wordsOf)
}
