import { ed25519Key, localSeed, signText } from '../../ed25519.ts'
import type { RecordSigner } from '../../ports/record-signer.ts'

/** Signs with `RECORD_KEY`. A local machine uses a key that everybody may know. */
export function recordSigner(setting: string | undefined): RecordSigner {
  const key = ed25519Key(setting ?? localSeed('record of a local machine'))
  return { publicKey: key.publicKey, sign: (text) => signText(key, text) }
}
