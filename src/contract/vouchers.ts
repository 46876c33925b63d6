import { Type, type Static } from 'typebox'
import { VOUCHER_VERDICTS } from '#domain/vouchers/voucher-verdict.ts'
import { defineCall } from './call.ts'
import { DeskRow } from './desk.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

export const VoucherKey = Type.Object(
  {
    id: Type.String({ description: 'as a voucher names it' }),
    publicKey: Type.String({ description: '32 bytes in base64url' }),
  },
  { title: 'VoucherKey' },
)
export type VoucherKey = Static<typeof VoucherKey>

export const voucherKeys = defineCall({
  method: 'GET',
  path: '/desk/voucher-keys',
  tag: 'Desk',
  summary: 'The Ed25519 keys with which a desk checks vouchers while it has no network',
  rights: 'desk',
  response: Type.Object({
    hotelId: Type.Integer({ description: 'whose vouchers count at this desk' }),
    keys: Type.Array(VoucherKey),
  }),
  refusals: ['NO_SESSION'],
})

/** High enough for a receptionist who makes typing mistakes. Nobody types this fast for long. */
const CODES_PER_MINUTE = 20

export const MAX_TOKEN_LENGTH = 200
const MAX_CODE_LENGTH = 20

export const CheckedVoucher = Type.Object(
  {
    verdict: OneOf(
      VOUCHER_VERDICTS,
      'other_hotel: a real voucher, of which this desk learns nothing; unknown_code: this hotel has no such booking',
    ),
    code: Nullable(Type.String({ description: 'of the voucher, or as it was typed; null when we did not sign it' })),
    at: Nullable(
      Instant('from when they are greeted (too_early), when they came (used), when the stay ended (over, expired)'),
    ),
    by: Nullable(Type.String({ description: 'the colleague who marked that they came (used)' })),
    next: Nullable(OneOf(['arrive'], 'the next step (fine)')),
    booking: Nullable(DeskRow),
  },
  { title: 'CheckedVoucher' },
)
export type CheckedVoucher = Static<typeof CheckedVoucher>

export const checkVoucher = defineCall({
  method: 'POST',
  path: '/desk/check-voucher',
  tag: 'Desk',
  summary:
    'What a voucher that was scanned, or a code that was typed, is good for at this desk now; it changes nothing',
  rights: 'desk',
  body: Type.Object(
    {
      token: Type.Optional(Type.String({ maxLength: MAX_TOKEN_LENGTH, description: 'as it was scanned' })),
      code: Type.Optional(Type.String({ maxLength: MAX_CODE_LENGTH, description: 'as it was typed' })),
    },
    { examples: [{ code: '7K3M9QXZ' }], additionalProperties: false },
  ),
  response: CheckedVoucher,
  refusals: ['NO_SESSION', 'CROSS_SITE'],
  limitPerMinute: CODES_PER_MINUTE,
  limitOnlyWith: 'code',
})
