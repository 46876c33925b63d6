import type { VoucherClaims } from '#domain/vouchers/voucher-claims.ts'

export type VoucherSigner = {
  /** Returns the text of the voucher's QR code; equal for equal claims as long as the same key signs. */
  sign: (claims: VoucherClaims) => string
  /** Reads the claims of a text; null if none of our keys signed it. */
  read: (token: string) => VoucherClaims | null
  /** The keys that verify our signatures, for desks without network; both fields in base64url. */
  publicKeys: readonly { id: string; publicKey: string }[]
}
