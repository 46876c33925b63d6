import type { VoucherClaims } from '#domain/vouchers/voucher-claims.ts'

export type VoucherSigner = {
  /** Returns the text for the voucher's QR code, which is the same for equal claims as long as the same key signs. */
  sign: (claims: VoucherClaims) => string
  /** Reads the claims in a text; null if none of our keys signed it. */
  read: (token: string) => VoucherClaims | null
  /** Returns the keys that verify our signatures, for desks that are offline. Both fields are in base64url. */
  publicKeys: readonly { id: string; publicKey: string }[]
}
