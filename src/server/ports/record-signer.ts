/** Signs what we publish about ourselves (decision 0101). */
export type RecordSigner = {
  /** 32 bytes in base64url, named by each night */
  publicKey: string
  /** Returns the Ed25519 signature of a text's UTF-8 bytes in base64url. */
  sign: (text: string) => string
}
