import type { VoucherClaims } from '#domain/vouchers/voucher-claims.ts'

export type VoucherSigner = {
  /** The text in the voucher's QR code; the same for the same claims, as long as the same key signs. */
  sign: (claims: VoucherClaims) => string
  /** What a text claims; null when none of our keys signed it. */
  read: (token: string) => VoucherClaims | null
  /** The keys that check what we signed, for desks without network; both in base64url. */
  publicKeys: readonly { id: string; publicKey: string }[]
}
